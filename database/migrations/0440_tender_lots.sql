-- Tender: lots that are bid for and awarded one by one. A bid is for one lot; 0 is a tender without lots.

CREATE TABLE tender_lot (
  tender_id bigint NOT NULL REFERENCES tender ON DELETE CASCADE,
  lot_no    smallint NOT NULL CHECK (lot_no BETWEEN 1 AND 20),
  name      text NOT NULL,
  estimate  fen NOT NULL CHECK (estimate > 0),
  ceiling   fen CHECK (ceiling > 0),
  deposit   fen NOT NULL DEFAULT 0 CHECK (deposit >= 0),
  failed_at timestamptz,
  reason    text NOT NULL DEFAULT '',
  PRIMARY KEY (tender_id, lot_no),
  UNIQUE (tender_id, name),
  CONSTRAINT tender_lot_deposit_share CHECK (deposit * 50 <= estimate)
);
COMMENT ON TABLE tender_lot IS 'Lot of a tender, with a bid, a ranking and an award of its own. A tender that is awarded as a whole has none.';
COMMENT ON COLUMN tender_lot.name IS 'As the lines name their lot.';
COMMENT ON COLUMN tender_lot.estimate IS 'Hidden estimate; those of all lots make the tender''s.';
COMMENT ON COLUMN tender_lot.deposit IS 'Deposit of a bid for this lot, at most 2 % of its estimate.';
COMMENT ON COLUMN tender_lot.failed_at IS 'When this lot came to nothing while the tender went on; NULL otherwise.';

ALTER TABLE bid ADD COLUMN lot_no smallint NOT NULL DEFAULT 0 CHECK (lot_no BETWEEN 0 AND 20);
ALTER TABLE bid ADD COLUMN contracted_at timestamptz;
COMMENT ON COLUMN bid.lot_no IS 'Lot that it is for; 0 in a tender without lots.';
COMMENT ON COLUMN bid.contracted_at IS 'When the contract of a winning bid took effect; NULL before.';
UPDATE bid SET contracted_at = tender.ended_at FROM tender WHERE tender.tender_id = bid.tender_id AND tender.state = 'CONTRACTED' AND bid.state = 'WON';
ALTER TABLE bid DROP CONSTRAINT bid_tender_id_store_id_key;
ALTER TABLE bid ADD CONSTRAINT bid_of_store_for_lot UNIQUE (tender_id, store_id, lot_no);
DROP INDEX bid_one_winner;
CREATE UNIQUE INDEX bid_one_winner ON bid (tender_id, lot_no) WHERE state = 'WON';
