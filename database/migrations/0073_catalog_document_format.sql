-- The shape of the kept cards and pages of goods. A program that writes another shape makes them anew before it serves.
ALTER TABLE catalog_version ADD COLUMN document_format integer NOT NULL DEFAULT 1;
