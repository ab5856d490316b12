-- Seats on staffs have a role that a later module keeps; a founder's seat has none and is changed by nobody.

-- A suspended seat has ended too, so that whoever counts seats without an end counts it no more; restoring takes both away.
ALTER TABLE store_seat ADD COLUMN role_id bigint, ADD COLUMN since timestamptz NOT NULL DEFAULT now(), ADD COLUMN suspended_at timestamptz,
  ADD CHECK (suspended_at IS NULL OR ended_at IS NOT NULL);
ALTER TABLE platform_seat ADD COLUMN role_id bigint, ADD COLUMN since timestamptz NOT NULL DEFAULT now(), ADD COLUMN suspended_at timestamptz,
  ADD CHECK (suspended_at IS NULL OR ended_at IS NOT NULL);
CREATE INDEX store_seat_role ON store_seat (role_id) WHERE role_id IS NOT NULL;
