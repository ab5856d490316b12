-- Wallet: the account of a withdrawal is kept encrypted under a named key, as the accounts of stores are. What stands in plain text is encrypted at
-- the next start of the application, which has the key; until then it can still be paid.

ALTER TABLE withdrawal
  ADD COLUMN account_sealed bytea,
  ADD COLUMN account_mask text NOT NULL DEFAULT '' CHECK (length(account_mask) <= 12),
  ALTER COLUMN bank_account SET DEFAULT '',
  ADD CONSTRAINT withdrawal_account_once CHECK (bank_account = '' OR account_sealed IS NULL);
UPDATE withdrawal SET account_mask = '**** ' || right(replace(bank_account, ' ', ''), 4) WHERE bank_account <> '';
COMMENT ON COLUMN withdrawal.bank_account IS 'Number of the account in plain text, of withdrawals from before it was encrypted; the application empties it when it starts.';
COMMENT ON COLUMN withdrawal.account_sealed IS 'Number of the account, encrypted under a named key.';
COMMENT ON COLUMN withdrawal.account_mask IS 'Its last four digits, as lists show them.';
-- What is still in plain text.
CREATE INDEX withdrawal_plain ON withdrawal (withdrawal_id) WHERE bank_account <> '';
