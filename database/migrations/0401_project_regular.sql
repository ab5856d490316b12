-- A second kind of kept list: what a company buys again and again. A deleted one can be brought back for thirty days.
ALTER TABLE project
  ADD COLUMN kind       text NOT NULL DEFAULT 'project' CHECK (kind IN ('project', 'regular')),
  ADD COLUMN removed_at timestamptz;
