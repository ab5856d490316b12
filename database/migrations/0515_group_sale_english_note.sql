-- The description of a group sale in English; pages show the Chinese one where a store wrote none.
ALTER TABLE group_campaign ADD COLUMN note_en text NOT NULL DEFAULT '' CHECK (length(note_en) <= 1000);
COMMENT ON COLUMN group_campaign.note_en IS 'The description in English; empty: none was written.';
