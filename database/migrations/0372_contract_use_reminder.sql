-- Contract: both sides of a framework contract are told once when 80 % of it was called off (flows.md F4).
ALTER TABLE contract ADD COLUMN use_reminded_at timestamptz;
COMMENT ON COLUMN contract.use_reminded_at IS 'When the two were told that 80 % of a framework contract was called off; NULL before.';
