-- Tender: stores that take part in an open tender before they bid.

CREATE TABLE tender_registration (
  tender_id     bigint NOT NULL REFERENCES tender ON DELETE CASCADE,
  store_id      bigint NOT NULL REFERENCES store,
  registered_at timestamptz NOT NULL,
  PRIMARY KEY (tender_id, store_id)
);
COMMENT ON TABLE tender_registration IS 'Stores that registered for a tender, asked about it or bid for it: they are told of clarifications. The tenderer never reads who they are.';
CREATE INDEX tender_registration_of_store ON tender_registration (store_id, tender_id DESC);
INSERT INTO tender_registration (tender_id, store_id, registered_at)
SELECT tender_id, store_id, min(at) FROM (
  SELECT tender_id, store_id, submitted_at AS at FROM bid
  UNION ALL SELECT tender_id, store_id, asked_at FROM tender_question WHERE store_id IS NOT NULL
) known GROUP BY tender_id, store_id;
