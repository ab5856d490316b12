-- Stores keep their own certificates. What a store wrote is its own word: the verification page answers only for those that
-- somebody checked, and any change by the store takes that back.

ALTER TABLE store_certificate
  ADD COLUMN checked boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
UPDATE store_certificate SET checked = true;
