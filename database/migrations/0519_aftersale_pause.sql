-- While a complaint is open the time of its case stands still; what was left of it goes on when the complaint is withdrawn or refused (flows.md F0).
ALTER TABLE aftersale_complaint ADD COLUMN case_due_at timestamptz;
COMMENT ON COLUMN aftersale_complaint.case_due_at IS 'when the case would have moved by itself, had the complaint not been opened; NULL where nobody was waited for, and in complaints from before the column';
