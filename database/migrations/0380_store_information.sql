-- What a store says of itself is edited by its staff: a version refuses an older page.
ALTER TABLE store ADD COLUMN info_version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN store.info_version IS 'Grows with each change of the information that the store itself edits (phone, logo, introduction, English name).';
