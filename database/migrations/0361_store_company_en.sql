-- The English name of a store's company, for readers of English pages; documents keep the registered one. Empty where it has none.
ALTER TABLE store ADD COLUMN company_name_en text NOT NULL DEFAULT '';
ALTER TABLE store_application ADD COLUMN company_name_en text NOT NULL DEFAULT '';
UPDATE store SET company_name_en = names.en FROM (VALUES
  ('璞锌（演示）金属材料有限公司', 'PuZinc (Demo) Metal Materials Co., Ltd.'),
  ('锌汀（演示）供应链管理有限公司', 'ZincTing (Demo) Supply Chain Management Co., Ltd.'),
  ('岭南锌集（演示）贸易有限公司', 'Lingnan Zinc Hub (Demo) Trading Co., Ltd.'),
  ('津沽锌仓（演示）金属有限公司', 'Jingu Zinc Depot (Demo) Metals Co., Ltd.'),
  ('滇锌直供（演示）有色有限公司', 'Dian Zinc Direct (Demo) Nonferrous Co., Ltd.'),
  ('熔点（演示）合金材料有限公司', 'MeltPoint (Demo) Alloy Materials Co., Ltd.'),
  ('镀界（演示）型钢有限公司', 'DuJie (Demo) Sections Co., Ltd.'),
  ('津冀（演示）镀管有限公司', 'JinJi (Demo) Galvanized Tube Co., Ltd.'),
  ('路栏（演示）交通设施有限公司', 'RoadRail (Demo) Traffic Facilities Co., Ltd.'),
  ('塔立（演示）电力构件有限公司', 'TowerUp (Demo) Power Components Co., Ltd.'),
  ('格踏（演示）格栅板有限公司', 'GridStep (Demo) Grating Co., Ltd.'),
  ('净池（演示）表面处理材料有限公司', 'ClearBath (Demo) Surface Treatment Materials Co., Ltd.'),
  ('涂锌堡（演示）防护材料有限公司', 'ZincFort (Demo) Protective Materials Co., Ltd.'),
  ('方舟（演示）不锈钢有限公司', 'ArkSteel (Demo) Stainless Steel Co., Ltd.'),
  ('铝得云（演示）工业材料有限公司', 'AluCloud (Demo) Industrial Materials Co., Ltd.'),
  ('安甲（演示）安全用品有限公司', 'AnArmor (Demo) Safety Supplies Co., Ltd.')
) AS names (zh, en) WHERE store.fictional AND store.company_name = names.zh;
