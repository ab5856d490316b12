-- The description of a team purchase in English; pages show the Chinese one where a store wrote none.
ALTER TABLE team_campaign ADD COLUMN note_en text NOT NULL DEFAULT '' CHECK (length(note_en) <= 1000);
COMMENT ON COLUMN team_campaign.note_en IS 'The description in English; empty: none was written.';
