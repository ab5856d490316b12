// What other modules may use of `chat` on the server.
export { showChatFile } from './chat-files.ts'
export { chatHandlers } from './handlers.ts'
export { chatPersonalData } from './personal-data.ts'
export { forgetPresence, notePresence } from './presence.ts'
