// What other modules may use of `chat` on the server.
export { chatHandlers, chatPersonalData, forgetPresence, notePresence, showChatFile } from './public.ts'
