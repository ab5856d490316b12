-- The platform's desk for articles: versions, history, categories as data. A published article of the future waits for its time.
ALTER TABLE article ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN updated_by text NOT NULL DEFAULT '';

CREATE TABLE article_version (
  article_id bigint NOT NULL REFERENCES article ON DELETE CASCADE,
  version    integer NOT NULL,
  content    jsonb NOT NULL,
  saved_by   text NOT NULL,
  saved_at   timestamptz NOT NULL,
  PRIMARY KEY (article_id, version)
);

CREATE TABLE article_category (
  code     text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  kind     text NOT NULL CHECK (kind IN ('information', 'help')),
  name_zh  text NOT NULL,
  name_en  text NOT NULL,
  position integer NOT NULL
);
GRANT SELECT ON article_category TO zb_visitor;

INSERT INTO article_category (code, kind, name_zh, name_en, position) VALUES
  ('notice', 'information', '平台公告', 'Notices', 1),
  ('market', 'information', '市场行情', 'Market', 2),
  ('knowledge', 'information', '选材知识', 'Material knowledge', 3),
  ('process', 'information', '工艺技术', 'Process', 4),
  ('quality', 'information', '质量检测', 'Quality', 5),
  ('standard', 'information', '标准解读', 'Standards', 6),
  ('material', 'information', '辅料应用', 'Auxiliaries', 7),
  ('trade', 'information', '交易实务', 'Trading practice', 8),
  ('tax', 'information', '财税发票', 'Tax and invoices', 9),
  ('buying', 'help', '选购下单', 'Ordering', 1),
  ('payment', 'help', '支付与结算', 'Payment', 2),
  ('delivery', 'help', '物流与验收', 'Delivery and acceptance', 3),
  ('invoice', 'help', '发票', 'Invoices', 4),
  ('aftersale', 'help', '售后', 'After-sale', 5),
  ('supplier', 'help', '供应商入驻', 'For suppliers', 6),
  ('account', 'help', '账号与权限', 'Account', 7);
