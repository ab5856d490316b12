-- Bookkeeping: the accounts that a company's or a store's own chart has for what vouchers book on.
CREATE TABLE bookkeeping_account (
  owner_kind text NOT NULL CHECK (owner_kind IN ('company', 'member', 'store')),
  owner_id   bigint NOT NULL,
  purpose    text NOT NULL,
  code       text NOT NULL CHECK (code ~ '^[0-9A-Za-z.]{1,30}$'),
  name       text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  saved_at   timestamptz NOT NULL,
  PRIMARY KEY (owner_kind, owner_id, purpose)
);
COMMENT ON TABLE bookkeeping_account IS 'Accounts of vouchers that differ from the standard chart.';
COMMENT ON COLUMN bookkeeping_account.owner_kind IS 'Whose books: an enterprise, a member without one, or a store.';
COMMENT ON COLUMN bookkeeping_account.purpose IS 'What is booked on it, such as inventory or payable.';
COMMENT ON COLUMN bookkeeping_account.code IS 'Code of the account in the owner''s accounting software.';
