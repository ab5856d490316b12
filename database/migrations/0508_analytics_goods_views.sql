-- Analytics: views and carts of goods are summed like those of stores, so that their list neither reads every record nor ends with them.
ALTER TABLE figure_day DROP CONSTRAINT figure_day_scope_check;
ALTER TABLE figure_day ADD CONSTRAINT figure_day_scope_check CHECK (scope IN ('store', 'company', 'platform', 'mall', 'goods'));
ALTER TABLE figure_month DROP CONSTRAINT figure_month_scope_check;
ALTER TABLE figure_month ADD CONSTRAINT figure_month_scope_check CHECK (scope IN ('store', 'company', 'platform', 'mall', 'goods'));
COMMENT ON COLUMN figure_day.scope IS 'store and company: of the owner; goods: views and carts of goods; mall: of all stores together; platform: what belongs to no store.';
COMMENT ON COLUMN figure_day.owner_id IS 'Store, company or goods; 0 for the platform and for the mall.';
INSERT INTO figure_day (scope, owner_id, day, figure, cases, hits, value, grams)
  SELECT 'goods', b.goods_id, (b.at AT TIME ZONE 'Asia/Shanghai')::date, CASE b.kind WHEN 'basket' THEN 'carted' ELSE 'viewed' END, count(*), count(*), 0, 0
  FROM behaviour_record b JOIN goods USING (goods_id) WHERE b.kind = 'basket' OR (b.kind = 'behaviour' AND b.type = 'view') GROUP BY 2, 3, 4;
INSERT INTO figure_month (scope, owner_id, month, figure, cases, hits, value, grams)
  SELECT scope, owner_id, date_trunc('month', day)::date, figure, sum(cases), sum(hits), sum(value), sum(grams) FROM figure_day WHERE scope = 'goods' GROUP BY 1, 2, 3, 4;
