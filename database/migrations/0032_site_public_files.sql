-- Pictures for the mall itself (purpose `site`) and for stores (purpose `store`): the calls' declarations hold the list.
ALTER TABLE uploaded_file DROP CONSTRAINT IF EXISTS uploaded_file_purpose_check;
