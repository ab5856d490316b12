-- Contract pricing: lines are known by the numbers that stay with them.

COMMENT ON COLUMN contract_fixing.line_no IS 'Number of the line in its contract; it stays with the line.';
COMMENT ON COLUMN contract_settlement.line_no IS 'Number of the line in its contract; it stays with the line.';
COMMENT ON COLUMN contract_margin_call.line_no IS 'Number of the line in its contract; it stays with the line.';
