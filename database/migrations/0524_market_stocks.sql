-- Weekly stocks are entered, corrected and imported like quotes; they are tonnes and never a price.
ALTER TABLE index_series DROP CONSTRAINT index_series_kind_check;
ALTER TABLE index_series ADD CONSTRAINT index_series_kind_check CHECK (kind IN ('spot', 'alloy', 'futures', 'stock'));
COMMENT ON COLUMN index_series.kind IS 'A stock series counts tonnes of a week; it is left out wherever prices are listed or a formula chooses.';
