-- English names that the platform chose for regions, as stores and warehouses show their place by them.
CREATE VIEW store_place AS SELECT code, name_en FROM region WHERE name_en <> '';
GRANT SELECT ON store_place TO zb_app, zb_visitor;
