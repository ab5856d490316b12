-- Contract: a line has a number that stays with it through supplements. Until now it was known by its place.

UPDATE contract_supplement SET content = jsonb_set(content, '{lines}', (
  SELECT jsonb_agg(line || jsonb_build_object('no', place) ORDER BY place) FROM jsonb_array_elements(content->'lines') WITH ORDINALITY AS given (line, place)));
COMMENT ON COLUMN contract_supplement.content IS 'All lines and the end as they stand after the change, and what else is agreed. A line that stays keeps its number.';
