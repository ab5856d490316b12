// What other modules may use of `weighing` on the server.
export { weighingHandlers } from './handlers.ts'
export { weighingPersonalData } from './personal-data.ts'
export { weighNoteDocuments } from './weigh-note-document.ts'
export { verifyWeighNote } from './verify-weigh-note.ts'
export { isWeightOpen } from './weigh-note-repository.ts'
export { weightRefunds } from './weight-refunds.ts'
