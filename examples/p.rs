//! x
use huff::draughts::*;
struct P(u32, Leaves);
impl Task for P { type Output=u64; fn run<G:Game>(self)->u64 { perft(&Position::<G>::start(), self.0, self.1) } }
fn main(){
 let a:Vec<String>=std::env::args().collect();
 let v=Variant::from_name(&a[1]).unwrap(); let d:u32=a[2].parse().unwrap();
 for l in [Leaves::Played, Leaves::Counted] { let t=std::time::Instant::now(); let n=v.run(P(d,l)); let s=t.elapsed().as_secs_f64(); println!("{} {d} {l:?} {n} {:.1} Mn/s", v.name(), n as f64/s/1e6); }
}
