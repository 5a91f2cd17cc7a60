-- An import that ended its process twice is not claimed again; files of a copy that were left out have a sentence in its report.
ALTER TABLE import_sessions ADD COLUMN deaths integer NOT NULL DEFAULT 0;
ALTER TABLE import_sessions ADD COLUMN left_out text NOT NULL DEFAULT '';

-- Jobs that began again after a process ended while it had them. One that is still here when it begins once more ended its process twice.
CREATE TABLE deadly_jobs (
  id uuid PRIMARY KEY,
  begun_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
