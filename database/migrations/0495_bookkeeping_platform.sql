-- Bookkeeping: the platform has a chart of accounts of its own too.
ALTER TABLE bookkeeping_account DROP CONSTRAINT bookkeeping_account_owner_kind_check;
ALTER TABLE bookkeeping_account ADD CONSTRAINT bookkeeping_account_owner_kind_check CHECK (owner_kind IN ('company', 'member', 'store', 'platform'));
ALTER TABLE bookkeeping_account ADD CONSTRAINT bookkeeping_account_owner CHECK ((owner_kind = 'platform') = (owner_id = 0));
COMMENT ON COLUMN bookkeeping_account.owner_kind IS 'Whose books: an enterprise, a member without one, a store, or the platform.';
