-- Goods that came back and about which the store has not decided: counted on every page of its console.
CREATE INDEX aftersale_line_undecided ON aftersale_line (case_id) WHERE received > 0 AND restocked IS NULL;
