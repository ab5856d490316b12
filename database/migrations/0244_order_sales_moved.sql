-- Order: what was bought together and what was counted as sold are tables of purchase history now (migration 0243).

DROP TABLE goods_pair;
DROP TABLE counted_sale;
