-- Basket: which project's list a line was put in from.
ALTER TABLE basket_line ADD COLUMN project_id bigint;
COMMENT ON COLUMN basket_line.project_id IS 'Project whose list the goods were put in from last; it may be deleted meanwhile.';
