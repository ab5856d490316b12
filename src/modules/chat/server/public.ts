import type { Handler } from '../../../api/handler.ts'
import { customerHandlers } from './customer-handlers.ts'
import { allDeskHandlers } from './desk-handlers.ts'
import type { ChatDeps } from './ports.ts'

// What the composition root may use of this module's server side.
export { showChatFile } from './files.ts'
export { forgetPresence, notePresence } from './presence.ts'
export type { ChatDeps } from './ports.ts'

/** Every call of conversations: the customer's and the desks'. */
export function chatHandlers(deps: ChatDeps): Handler[] {
  return [...customerHandlers(deps), ...allDeskHandlers()]
}
export { chatPersonalData } from './personal-data.ts'
