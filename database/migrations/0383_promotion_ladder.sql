-- Full reductions of a store: a campaign that nobody claims; from one sum on it takes one amount off, from a higher sum on more.
ALTER TABLE coupon_campaign ADD COLUMN steps jsonb NOT NULL DEFAULT '[]';
DO $$
DECLARE old_check text;
BEGIN
  FOR old_check IN SELECT conname FROM pg_constraint WHERE conrelid = 'coupon_campaign'::regclass AND contype = 'c'
      AND (pg_get_constraintdef(oid) LIKE '%''PERCENT''%' OR pg_get_constraintdef(oid) LIKE '%CASE kind%') LOOP
    EXECUTE format('ALTER TABLE coupon_campaign DROP CONSTRAINT %I', old_check);
  END LOOP;
END $$;
ALTER TABLE coupon_campaign ADD CONSTRAINT coupon_campaign_kind CHECK (kind IN ('FIXED', 'PERCENT', 'LADDER'));
-- A reduction is a store's, has one to five steps of {from, off} in fen, and holds for everybody in one period.
ALTER TABLE coupon_campaign ADD CONSTRAINT coupon_campaign_offer CHECK (CASE kind
  WHEN 'FIXED' THEN amount > 0 AND threshold > amount
  WHEN 'PERCENT' THEN off_bp BETWEEN 100 AND 9000
  ELSE store_id IS NOT NULL AND jsonb_array_length(steps) BETWEEN 1 AND 5 AND claimed = 0 AND member_types = '{}'
    AND amount > 0 AND threshold > amount AND valid_from = claim_from AND valid_until = claim_until END);
ALTER TABLE coupon_campaign ADD CONSTRAINT coupon_campaign_steps CHECK ((kind = 'LADDER') = (steps <> '[]'));
-- Every checkout asks for those of its stores.
CREATE INDEX coupon_campaign_ladder ON coupon_campaign (store_id) WHERE kind = 'LADDER' AND state = 'RUNNING';
