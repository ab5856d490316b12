-- The platform's desk for regions: an English name of one's own, an order, and whether goods are delivered there.
ALTER TABLE region
  -- Empty: spelled from the Chinese name.
  ADD COLUMN name_en text NOT NULL DEFAULT '',
  ADD COLUMN enabled boolean NOT NULL DEFAULT true,
  -- Among those of one parent; those of the same position stand by code.
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  -- Grows with every change: nobody overwrites unseen.
  ADD COLUMN version integer NOT NULL DEFAULT 1;
