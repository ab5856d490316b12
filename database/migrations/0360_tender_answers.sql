-- Tender: whoever asked learns once that the question was answered.

ALTER TABLE tender_question ADD COLUMN answer_seen_at timestamptz;
COMMENT ON COLUMN tender_question.answer_seen_at IS 'When the store that asked first saw the answer; NULL before.';
UPDATE tender_question SET answer_seen_at = answered_at WHERE answered_at IS NOT NULL;
CREATE INDEX tender_question_unseen ON tender_question (store_id) WHERE answered_at IS NOT NULL AND answer_seen_at IS NULL;
