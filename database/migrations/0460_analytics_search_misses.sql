-- Analytics: words that found nothing, or not what was typed; and what was put into carts.
CREATE TABLE search_miss (
  day      date NOT NULL,
  keyword  text NOT NULL,
  result   text NOT NULL CHECK (result IN ('nothing', 'filtered', 'some', 'similar')),
  times    bigint NOT NULL,
  last_at  timestamptz NOT NULL,
  PRIMARY KEY (day, keyword, result)
);
COMMENT ON TABLE search_miss IS 'Searches without an exact result per day of Asia/Shanghai: words without a person. Sampled and incomplete by design; kept for 180 days.';
COMMENT ON COLUMN search_miss.keyword IS 'In lower case with single spaces; words that hold a phone number, a number of a card or an address of mail are not kept.';
COMMENT ON COLUMN search_miss.result IS 'nothing: no goods; filtered: only the filters left none; some: a part of the words; similar: a likely typing error.';

ALTER TABLE behaviour_record DROP CONSTRAINT behaviour_record_kind_check;
ALTER TABLE behaviour_record ADD CONSTRAINT behaviour_record_kind_check CHECK (kind IN ('behaviour', 'event', 'city', 'basket'));
COMMENT ON COLUMN behaviour_record.kind IS 'behaviour and event: reported by pages; city: a chosen city; basket: goods put into a cart, written by the server alone.';
