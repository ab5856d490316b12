-- Tender: files of bids, sealed as the bids are.

CREATE TABLE bid_file (
  file_id    uuid PRIMARY KEY,
  tender_id  bigint NOT NULL REFERENCES tender,
  store_id   bigint NOT NULL REFERENCES store,
  member_id  bigint NOT NULL REFERENCES member (id),
  bid_id     bigint REFERENCES bid,
  sealed     bytea NOT NULL,
  opened     jsonb,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE bid_file IS 'File that a store adds to its bid. Its bytes lie encrypted in the file storage under file_id; their key stands here sealed with the bids until the opening.';
COMMENT ON COLUMN bid_file.bid_id IS 'Bid that it was handed in with; NULL before, and when a later version of the bid leaves it out.';
COMMENT ON COLUMN bid_file.sealed IS 'Ciphertext of the key, name, media type, size and digest.';
COMMENT ON COLUMN bid_file.opened IS 'What was sealed, written by the opening of the bids; NULL before and when it did not open.';
CREATE INDEX bid_file_of_store ON bid_file (tender_id, store_id);
CREATE INDEX bid_file_of_bid ON bid_file (bid_id) WHERE bid_id IS NOT NULL;
