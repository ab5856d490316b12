-- As what a store knows its buyer: the company, or a discreet name. The account name opens a login and is nobody's business there
-- (docs/decisions/058). Older orders keep an empty title and show the discreet form of the account name.
ALTER TABLE orders ADD COLUMN buyer_title text NOT NULL DEFAULT '' CHECK (length(buyer_title) <= 200);
