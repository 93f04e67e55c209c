-- The bytes of attached files once, by their SHA-256, and not in the journal: an attachment names them, and undo brings
-- back the name.
CREATE TABLE content (
  hash TEXT PRIMARY KEY,
  bytes BLOB NOT NULL
);

INSERT OR IGNORE INTO content SELECT hash, content FROM attachment;
-- What was taken away since stands in the journal alone.
INSERT OR IGNORE INTO content SELECT before ->> 'hash', unhex(before ->> 'content') FROM change
  WHERE kind = 'attachment' AND before ->> 'content' IS NOT NULL;
INSERT OR IGNORE INTO content SELECT after ->> 'hash', unhex(after ->> 'content') FROM change
  WHERE kind = 'attachment' AND after ->> 'content' IS NOT NULL;

DROP TRIGGER IF EXISTS keep_attachment_insert;
DROP TRIGGER IF EXISTS keep_attachment_delete;
DROP TRIGGER IF EXISTS keep_attachment_update;
ALTER TABLE attachment DROP COLUMN content;
UPDATE change SET before = json_remove(before, '$.content'), after = json_remove(after, '$.content')
  WHERE kind = 'attachment';
