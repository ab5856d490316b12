-- What a picture may be for is a closed list in the call's declaration; two lists would only drift apart.
ALTER TABLE uploaded_file DROP CONSTRAINT IF EXISTS uploaded_file_purpose_check;
ALTER TABLE uploaded_file ADD CONSTRAINT uploaded_file_purpose_word CHECK (purpose ~ '^[a-z]{3,20}$');
