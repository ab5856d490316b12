-- Attachments: answers and clarifications of tenders have documents too.

ALTER TABLE attachment_use DROP CONSTRAINT attachment_use_subject_check;
ALTER TABLE attachment_use ADD CONSTRAINT attachment_use_subject_check CHECK (subject IN ('inquiry', 'tender', 'tenderAnswer'));
COMMENT ON COLUMN attachment_use.subject_id IS 'Row of the subject: inquiry.inquiry_id, tender.tender_id or tender_question.question_id.';
