-- Purchase history: what was bought together and what was counted as sold were tables of orders before (goods_pair, counted_sale).

CREATE TABLE bought_pair (
  goods_id bigint NOT NULL,
  other_id bigint NOT NULL,
  times    integer NOT NULL DEFAULT 1 CHECK (times > 0),
  last_at  timestamptz NOT NULL,
  PRIMARY KEY (goods_id, other_id),
  CONSTRAINT bought_pair_check CHECK (goods_id <> other_id)
);
COMMENT ON TABLE bought_pair IS 'How often two goods were paid for in one checkout, in both directions. Goods only, nothing about persons.';
GRANT SELECT ON bought_pair TO zb_visitor;

CREATE TABLE sold_goods (
  order_id bigint NOT NULL REFERENCES orders (order_id),
  goods_id bigint NOT NULL,
  PRIMARY KEY (order_id, goods_id)
);
COMMENT ON TABLE sold_goods IS 'Orders that goods.sold_count counts, one row per order and goods: nothing is counted twice, and what is taken off was counted.';

INSERT INTO bought_pair (goods_id, other_id, times, last_at) SELECT goods_id, other_id, times, last_at FROM goods_pair;
INSERT INTO sold_goods (order_id, goods_id) SELECT order_id, goods_id FROM counted_sale;
