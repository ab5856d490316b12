-- RFQ: quotations of open requests are ciphertext until the opening.

ALTER TABLE inquiry ADD COLUMN seal_public_key bytea;
ALTER TABLE inquiry ADD COLUMN seal_wrapped_key bytea;
COMMENT ON COLUMN inquiry.seal_public_key IS 'Seals quotations of this request; NULL before the first and where nothing is sealed.';
COMMENT ON COLUMN inquiry.seal_wrapped_key IS 'Opens them; wrapped under a key outside the database.';

ALTER TABLE quotation ADD COLUMN own_copy bytea;
ALTER TABLE quotation ADD COLUMN sealed bytea;
ALTER TABLE quotation ADD COLUMN nonce text NOT NULL DEFAULT '';
COMMENT ON COLUMN quotation.own_copy IS 'What the supplier wrote, wrapped for its own pages while the request is sealed; terms and lines are empty meanwhile.';
COMMENT ON COLUMN quotation.sealed IS 'What was handed in, sealed for the opening; kept afterwards as the proof.';
COMMENT ON COLUMN quotation.nonce IS 'Random part of the receipt, known after the opening; empty before it and without a seal.';
COMMENT ON COLUMN quotation.hash IS 'Receipt: SHA-256 of what was submitted, with the nonce where it was sealed.';
