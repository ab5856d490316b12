-- Contract: drafts from an awarded quotation, from the award of a tender and from a framework contract.

ALTER TABLE contract ADD COLUMN source text NOT NULL DEFAULT '' CHECK (source IN ('', 'QUOTATION', 'TENDER', 'FRAMEWORK'));
ALTER TABLE contract ADD COLUMN source_sn text NOT NULL DEFAULT '';
ALTER TABLE contract ADD COLUMN award jsonb;
ALTER TABLE contract ADD COLUMN framework_id bigint REFERENCES contract;
ALTER TABLE contract ADD CONSTRAINT contract_source_sn CHECK ((source = '') = (source_sn = ''));
ALTER TABLE contract ADD CONSTRAINT contract_source_award CHECK ((source = 'TENDER') = (award IS NOT NULL));
ALTER TABLE contract ADD CONSTRAINT contract_source_framework CHECK ((source = 'FRAMEWORK') = (framework_id IS NOT NULL));
COMMENT ON COLUMN contract.source IS 'What it was drafted from besides an order: an awarded quotation, the award of a tender, a framework contract.';
COMMENT ON COLUMN contract.source_sn IS 'Number of the request, of the tender or of the framework contract.';
COMMENT ON COLUMN contract.award IS 'Lines and delivery time of the winning bid; the text may have no others (Tendering and Bidding Act, art. 46).';
COMMENT ON COLUMN contract.framework_id IS 'The framework contract that it calls off from.';
CREATE INDEX contract_of_source ON contract (source, source_sn) WHERE source <> '';
CREATE INDEX contract_of_framework ON contract (framework_id) WHERE framework_id IS NOT NULL;
