-- Regions that the platform does not deliver to, as addresses are judged by: what stands under a closed one is closed as well.
CREATE VIEW closed_region AS SELECT code FROM region WHERE NOT enabled;
GRANT SELECT ON closed_region TO zb_app;
