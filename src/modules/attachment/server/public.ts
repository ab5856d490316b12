// What other modules may use of `attachment` on the server.
export { attach, attachmentViewOf, openAttachment } from './attach.ts'
export { attachmentsOf, attachmentsOfEach, copyAttachments } from './attachment-repository.ts'
export { attachmentHandlers } from './handlers.ts'
export { attachmentPersonalData } from './personal-data.ts'
export { noAttachmentFiles, type AttachmentDeps, type AttachmentFiles } from './ports.ts'
export { readUpload } from './read-upload.ts'
