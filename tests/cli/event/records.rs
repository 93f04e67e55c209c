//! Records of games and lists of results: in, out, and where they belong.

use super::Desk;

/// Pairs and enters results by a rule until nothing is left; results of all kinds.
fn played(system: &str, players: usize, rounds: usize, games: &str) -> Desk {
    let announced = rounds.to_string();
    let words = ["--system", system, "--rounds", &announced, "--games", games];
    let desk = Desk::new(players, &words);
    let kinds = ["white", "black", "=", "+:-", "0-0f", "½-0", "adjourned"];
    for round in 1..=rounds {
        if system == "swiss" && round == 2 {
            desk.fine(&["player", "absent", "3", "--points", "half"]);
        }
        desk.fine(&["pair"]);
        let shown = desk.json(&["pairings"]);
        let mut given = Vec::new();
        for board in shown["boards"].as_array().unwrap() {
            for game in board["games"].as_array().unwrap() {
                let (board, game) = (
                    board["board"].as_u64().unwrap(),
                    game["game"].as_u64().unwrap(),
                );
                given.push(format!("{round}.{board}.{game}"));
                let kind = (board as usize * 3 + game as usize + round) % kinds.len();
                given.push(kinds[kind].to_owned());
            }
        }
        let mut words = vec!["result", "--"];
        words.extend(given.iter().map(String::as_str));
        desk.fine(&words);
    }
    desk
}

#[test]
fn a_list_of_results_comes_back_as_it_was() {
    for (system, players, rounds, games) in [
        ("swiss", 9, 4, "1"),
        ("double-swiss", 8, 3, "2"),
        ("round-robin", 5, 5, "1"),
    ] {
        let desk = played(system, players, rounds, games);
        let list = desk.fine(&["export", "csv"]);
        let other = Desk::new(0, &["--system", system]);
        other.write("r.csv", list.as_bytes());
        let would = other.fine(&["import", "csv", "r.csv", "--dry-run"]);
        assert!(would.contains("nothing was written"), "{would}");
        let answer = other.json(&["import", "csv", "r.csv"]);
        assert_eq!(answer["done"][0]["what"], "imported");
        assert_eq!(answer["done"][0]["values"]["players"], players, "{system}");
        assert_eq!(other.fine(&["export", "csv"]), list, "{system}");
        assert!(answer["journal"].as_i64().unwrap() > 1);
        // Without ratings and clubs the same report.
        let plain = |desk: &Desk| {
            let table = desk.fine(&["crosstable", "--csv"]);
            desk.fine(&["verify"]);
            table
        };
        assert_eq!(plain(&other), plain(&desk), "{system}");
        other.refused(1, &["import", "csv", "r.csv"]);
        other.fine(&["undo"]);
        assert_eq!(
            other.json(&["player", "list"])["players"]
                .as_array()
                .unwrap()
                .len(),
            0
        );
    }
}

#[test]
fn a_list_with_faults_changes_nothing_and_says_where() {
    let desk = Desk::new(0, &[]);
    for (list, told) in [
        (
            "round,board,white,black\n1,1,A,B\n",
            "column result is missing",
        ),
        (
            "round,board,white,black,result\n1,1,A,B,2-0\n1,2,A,C,=\n",
            "line 3: A has two places",
        ),
        ("round,board,white,black,result\n1,1,A,B,7-9\n", "line 2"),
        (
            "round,board,white,black,result\n1,1,A,A,=\n",
            "line 2: board 1",
        ),
        (
            "round,board,white,black,result\n2,1,A,B,=\n",
            "round 1 is missing",
        ),
        (
            "round,board,game,white,black,result\n1,1,1,A,B,=\n1,1,3,B,A,=\n",
            "line 3: board 1, game 3",
        ),
        (
            "round,board,white number,white,black number,black,result\n1,1,1,A,1,B,=\n",
            "line 2: number 1 is another player",
        ),
        (
            "round,board,white,black,result\n1,1,,B,=\n",
            "line 2, white",
        ),
    ] {
        desk.write("r.csv", list.as_bytes());
        let said = desk.refused(3, &["import", "csv", "r.csv"]);
        assert!(said.contains(told), "{list}: {said}");
        assert_eq!(
            desk.json(&["player", "list"])["players"]
                .as_array()
                .unwrap()
                .len(),
            0
        );
    }
    desk.write("p.csv", b"name\nA\nB\n");
    desk.fine(&["player", "import", "p.csv"]);
    desk.write("r.csv", b"round,board,white,black,result\n1,1,A,C,=\n");
    assert!(
        desk.refused(3, &["import", "csv", "r.csv"])
            .contains("C is not among the players")
    );
}

#[test]
fn numbers_with_gaps_are_given_anew() {
    let desk = Desk::new(0, &[]);
    desk.write(
        "r.csv",
        "тур;стол;номер белых;белые;номер чёрных;чёрные;результат\n1;1;7;Иванов;3;Петров;2-0\n"
            .as_bytes(),
    );
    let run = desk.run(&["import", "csv", "r.csv"]);
    assert!(run.stderr.contains("numbered anew"), "{}", run.seen());
    let players = desk.json(&["player", "list"]);
    assert_eq!(players["players"][0]["name"], "Петров");
    desk.fine(&["verify"]);
}

fn paired() -> Desk {
    let desk = Desk::new(
        4,
        &[
            "--variant",
            "russian",
            "--system",
            "round-robin",
            "--seeding",
            "given",
        ],
    );
    desk.fine(&["pair"]);
    desk
}

#[test]
fn games_find_their_pairings_and_those_that_do_not_are_told() {
    let desk = paired();
    desk.fine(&["result", "1.1", "white", "1.2", "="]);
    let shown = desk.json(&["pairings"]);
    let name = |board: usize, side: &str| shown["boards"][board][side]["name"].as_str().unwrap();
    let (white, black) = (name(0, "white"), name(0, "black"));
    // The words of the first name stand the other way round.
    let turned: Vec<&str> = white.split(' ').rev().collect();
    let turned = turned.join(", ");
    let (third, fourth) = (name(1, "white"), name(1, "black"));
    let moves = "1. c3-d4 d6-c5 2. b2-c3";
    let games = format!(
        "[Round \"1\"]\n[White \"{turned}\"]\n[Black \"{black}\"]\n\n{moves} 0-2\n\n\
         [Round \"1.2\"]\n[White \"{third}\"]\n[Black \"{fourth}\"]\n\n{moves} 1-1\n\n\
         [Round \"1\"]\n[White \"Nobody\"]\n[Black \"{black}\"]\n\n{moves} *\n\n\
         [Round \"2\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\n{moves} *\n\n\
         {moves} *\n\n\
         [Round \"1\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\n{moves} *\n"
    );
    desk.write("g.pdn", games.as_bytes());
    let would = desk.run(&["import", "pdn", "g.pdn", "--dry-run"]);
    assert!(
        would.stdout.contains("Records kept: 2, not kept: 4"),
        "{}",
        would.seen()
    );
    let run = desk.run(&["import", "pdn", "g.pdn"]);
    assert_eq!(run.code, 1);
    for told in [
        "record 3 (Nobody",
        "these two were not paired",
        "not in this round",
        "neither the players nor round and board",
        "this copy is there already",
        "1.1: the record sheet of white says another result",
    ] {
        assert!(run.stderr.contains(told), "{told}: {}", run.seen());
    }
    let answer = desk.run(&["import", "pdn", "g.pdn", "--copy", "black", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&answer.stdout).unwrap();
    assert_eq!(
        (&answer["matched"], &answer["unmatched"]),
        (&2.into(), &4.into())
    );
    assert_eq!(answer["games"][0]["game"], "1.1");
    assert_eq!(answer["games"][0]["disagrees"], true);
    desk.fine(&["verify"]);
}

#[test]
fn exported_games_find_their_way_into_a_copy_of_the_event() {
    let desk = paired();
    desk.fine(&["result", "1.1", "white", "1.2", "="]);
    desk.write(
        "a.csv",
        "# result: 2-0\n回合,白方,黑方\n1,c3-d4,d6-c5\n2,b2-c3,\n".as_bytes(),
    );
    desk.fine(&["game", "add", "1.1", "a.csv", "--copy", "white"]);
    let games = desk.fine(&["export", "pdn"]);
    assert!(games.contains("[White \"Player"), "{games}");
    assert!(games.contains("1. c3-d4 d6-c5 2. b2-c3 2-0"), "{games}");
    let list = desk.fine(&["export", "csv"]);
    let other = Desk::new(0, &["--variant", "russian", "--system", "round-robin"]);
    other.write("r.csv", list.as_bytes());
    other.write("g.pdn", games.as_bytes());
    other.fine(&["import", "csv", "r.csv"]);
    let run = other.run(&["import", "pdn", "g.pdn"]);
    assert!(run.stdout.contains("not kept: 0"), "{}", run.seen());
    assert_eq!(other.fine(&["export", "pdn"]), games);
}

#[test]
fn both_copies_in_three_forms_and_the_game_behind_them() {
    let desk = paired();
    assert_eq!(desk.run(&["game", "copies"]).code, 1);
    desk.write(
        "white.csv",
        b"no,white,black\n1,c3-d4,d6-c5\n2,b2-c3,f6-g5\n",
    );
    desk.write(
        "black.csv",
        "# 副本: 黑方\nno,white,black\n1,c3-b4,d6-c5\n2,b2-c3,f6-g5\n".as_bytes(),
    );
    desk.write(
        "both.csv",
        b"no,white,black\n1,c3-d4,d6-c5\n2,b2-c3,f6-g5\n",
    );
    let said = desk.refused(2, &["game", "add", "1.1", "white.csv"]);
    assert!(said.contains("whose copy"), "{said}");
    desk.fine(&["game", "add", "1.1", "white.csv", "--copy", "white"]);
    assert!(
        desk.refused(1, &["game", "merged", "1.1"])
            .contains("both copies")
    );
    desk.run(&["game", "add", "1.1", "black.csv", "--copy", "black"]);
    let run = desk.run(&["game", "merged", "1.1", "--json"]);
    assert_eq!(run.code, 1, "{}", run.seen());
    let merged: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    let origins: Vec<&str> = merged["half_moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|half_move| half_move["origin"].as_str().unwrap())
        .collect();
    assert_eq!(origins[1..], ["both", "both", "both"]);
    assert!(["white", "black"].contains(&origins[0]), "{origins:?}");
    // JSON that convert writes.
    desk.fine(&["convert", "white.csv", "white.json"]);
    desk.fine(&["game", "add", "1.2", "white.json", "--copy", "white"]);
    desk.fine(&["game", "handed-over", "1.2", "--copy", "black"]);
    let copies = desk.json(&["game", "copies", "1"]);
    assert_eq!(copies["missing"], 0);
    assert_eq!(copies["games"][0]["black"]["state"], "typed");
    assert_eq!(copies["games"][1]["black"]["state"], "handed-over");
    desk.fine(&["game", "handed-over", "1.2", "--copy", "black", "--not"]);
    assert!(desk.run(&["game", "copies"]).stdout.contains("missing: 1"));
    desk.fine(&["verify"]);
}

#[test]
fn photos_are_kept_whole() {
    let desk = paired();
    let photo: Vec<u8> = b"\xff\xd8\xff\xe0"
        .iter()
        .copied()
        .chain((0..5000u32).map(|n| (n * 7 % 251) as u8))
        .collect();
    desk.write("sheet.jpg", &photo);
    desk.write("again.jpg", &photo);
    let before = desk.fine(&["export", "json"]);
    let run = desk.run(&["game", "attach", "1.1", "sheet.jpg", "again.jpg"]);
    assert!(run.stdout.contains("5004 bytes, SHA-256"), "{}", run.seen());
    assert!(run.stderr.contains("the same file"), "{}", run.seen());
    desk.refused(1, &["game", "attach", "1.1", "sheet.jpg"]);
    desk.fine(&["game", "detach", "1.1", "again.jpg"]);
    std::fs::create_dir(desk.path("out")).unwrap();
    desk.fine(&["game", "export", "1.1", "--to", "out"]);
    assert_eq!(std::fs::read(desk.path("out/sheet.jpg")).unwrap(), photo);
    desk.refused(4, &["game", "export", "1.1", "--to", "out"]);
    desk.fine(&["game", "export", "1.1", "--to", "out", "--force"]);
    desk.fine(&["game", "export", "1.1", "--to", "new/folder"]);
    assert!(desk.path("new/folder/sheet.jpg").is_file());
    let run = desk.run(&["game", "copies", "--json"]);
    assert_eq!(run.code, 1);
    let copies: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(copies["missing"], 4);
    assert_eq!(copies["games"][0]["files"][0]["kind"], "image/jpeg");
    desk.fine(&["verify"]);
    let json = desk.fine(&["export", "json"]);
    let other = Desk::new(0, &[]);
    other.write("e.json", json.as_bytes());
    other.fine(&["import", "json", "e.json"]);
    assert_eq!(other.fine(&["export", "json"]), json);
    other.fine(&["verify"]);
    // a byte of the photo that is not the one that was attached
    let third = Desk::new(0, &[]);
    third.write(
        "e.json",
        json.replacen("ffd8ffe0", "ffd8ffe1", 1).as_bytes(),
    );
    let said = third.refused(3, &["import", "json", "e.json"]);
    assert!(said.contains("sheet.jpg: its bytes"), "{said}");
    desk.fine(&["undo"]);
    desk.fine(&["undo"]);
    assert_eq!(desk.fine(&["export", "json"]), before);
    desk.fine(&["verify"]);
}

#[test]
fn what_is_no_record_is_refused() {
    let desk = paired();
    let mut state = 7u32;
    let noise: Vec<u8> = (0..60_000)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        })
        .collect();
    for (name, bytes) in [
        ("empty", &b""[..]),
        ("noise", &noise[..]),
        ("words", b"1. what is this 2. no game at all c3-d4 *\n"),
        ("list", b"name,rating\nPetrov,2100\nLi,2200\n"),
    ] {
        desk.write(name, bytes);
        desk.refused(3, &["game", "add", "1.1", name, "--copy", "white"]);
        desk.refused(3, &["import", "pdn", name]);
    }
    assert_eq!(desk.run(&["game", "copies"]).code, 1);
}

#[test]
fn what_does_not_fit_the_board_is_noted_and_kept_on_export() {
    let desk = paired();
    desk.fine(&["result", "1.1", "white"]);
    let shown = desk.json(&["pairings"]);
    let name = |side: &str| {
        shown["boards"][0][side]["name"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let (white, black) = (name("white"), name("black"));
    let turned: Vec<&str> = black.split(' ').rev().collect();
    let turned = turned.join(", ").to_uppercase();
    let sheet = format!(
        "[Event \"Cup\"]\n[Round \"2\"]\n[White \"Nobody\"]\n[Black \"{turned}\"]\n\
         [GameType \"20\"]\n[Result \"0-2\"]\n\n1. c3-b4 d6-c5 2. e3-f4 b6-a5 0-2\n"
    );
    desk.write("s.pdn", sheet.as_bytes());
    let run = desk.run(&["game", "add", "1.1", "s.pdn", "--copy", "white", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    let notes = answer["notes"].as_array().unwrap().iter();
    let tags: Vec<&str> = notes
        .filter_map(|note| note["values"]["tag"].as_str())
        .collect();
    assert_eq!(tags, ["Event", "Round", "White", "GameType"], "{answer}");
    assert_eq!(answer["found"][0]["code"], "missed-capture", "{answer}");
    assert_eq!(answer["found"][0]["half_move"], "2w", "{answer}");
    let again = [
        "game",
        "add",
        "1.1",
        "s.pdn",
        "--copy",
        "white",
        "--replace",
    ];
    let run = desk.run(&again);
    assert!(
        run.stdout.contains("  2w missed-capture: "),
        "{}",
        run.seen()
    );
    assert!(
        run.stderr.contains("the record says White Nobody"),
        "{}",
        run.seen()
    );
    let games = desk.fine(&["export", "pdn"]);
    for line in [
        "[Event \"Open\"]".to_owned(),
        "[SheetEvent \"Cup\"]".to_owned(),
        "[Round \"1.1.1\"]".to_owned(),
        "[SheetRound \"2\"]".to_owned(),
        format!("[White \"{white}\"]"),
        "[SheetWhite \"Nobody\"]".to_owned(),
        format!("[Black \"{black}\"]"),
        "[SheetResult \"0-2\"]".to_owned(),
    ] {
        assert!(games.contains(&line), "{line}: {games}");
    }
    assert!(!games.contains("SheetBlack"), "{games}");
    let moves = "1. c3-d4 d6-c5 2. b2-c3";
    let sheet = format!("[White \"{black}\"]\n[Black \"{white}\"]\n\n{moves} *\n");
    desk.write("t.pdn", sheet.as_bytes());
    assert!(
        desk.refused(1, &["import", "pdn", "t.pdn"])
            .contains("with the other colours")
    );
    let run = desk.run(&["game", "add", "1.1", "t.pdn", "--copy", "black"]);
    assert!(
        run.stderr.contains("with the other colours"),
        "{}",
        run.seen()
    );
}

#[test]
fn a_list_leaves_adjourned_games_alone() {
    let desk = paired();
    desk.fine(&["result", "1.1", "adjourned"]);
    desk.write("r.csv", b"round,board,result\n1,1,*\n1,2,=\n");
    desk.fine(&["result", "--csv", "r.csv"]);
    assert_eq!(
        desk.json(&["pairings"])["boards"][0]["games"][0]["adjourned"],
        true
    );
    let said = desk.fine(&["player", "absent", "1", "--round", "2"]);
    assert!(said.contains("misses round 2."), "{said}");
}

#[test]
fn an_own_table_holds_positions_that_can_be_played() {
    let desk = paired();
    desk.write(
        "t.csv",
        b"code,fen\n1,\"W:Wc3:Bf6\"\n2,W:W:B\n3,\"W:Wa3:Bb4,c5\"\n",
    );
    let said = desk.refused(3, &["draw", "--table", "t.csv"]);
    assert!(
        said.contains("line 3, 2") && said.contains("line 4, 3"),
        "{said}"
    );
    assert!(!said.contains("line 2,"), "{said}");
}
