-- Attachments: documents that members add to requests and tenders.

CREATE TABLE attachment (
  file_id    uuid PRIMARY KEY,
  member_id  bigint NOT NULL,
  name       text NOT NULL,
  mime       text NOT NULL,
  bytes      integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE attachment IS 'Documents that members uploaded for a subject of trade. The bytes are in the file storage under file_id.';
COMMENT ON COLUMN attachment.mime IS 'Media type that the content proved.';
-- Limit of uploads per member and time.
CREATE INDEX attachment_of_member ON attachment (member_id, created_at DESC);

CREATE TABLE attachment_use (
  subject    text NOT NULL CHECK (subject IN ('inquiry', 'tender')),
  subject_id bigint NOT NULL,
  place      smallint NOT NULL,
  file_id    uuid NOT NULL REFERENCES attachment,
  PRIMARY KEY (subject, subject_id, file_id)
);
COMMENT ON TABLE attachment_use IS 'What a document is attached to; copies of a request show the same file. The module of the subject says who may open it.';
COMMENT ON COLUMN attachment_use.subject_id IS 'Row of the subject: inquiry.inquiry_id or tender.tender_id.';
COMMENT ON COLUMN attachment_use.place IS 'Order within the subject, from 1.';
