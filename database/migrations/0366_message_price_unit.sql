-- Notices of zinc prices name the series and the unit in the reader's language; those of before knew its code and yuan alone.
UPDATE site_message SET facts = facts || jsonb_build_object('seriesEn', facts->>'series', 'priceUnit', '元/吨', 'priceUnitEn', 'CNY/t')
  WHERE template IN ('priceAbove', 'priceBelow') AND NOT facts ? 'seriesEn';
UPDATE notice_delivery SET facts = facts || jsonb_build_object('seriesEn', facts->>'series', 'priceUnit', '元/吨', 'priceUnitEn', 'CNY/t')
  WHERE template IN ('priceAbove', 'priceBelow') AND NOT facts ? 'seriesEn';
