import type { Handler } from '../../../api/handler.ts'
import { customerHandlers } from './customer-handlers.ts'
import { agentHandlers } from './agent-handlers.ts'
import type { ChatDeps } from './ports.ts'

/** Every call of conversations: the customer's and the agents'. */
export function chatHandlers(deps: ChatDeps): Handler[] {
  return [...customerHandlers(deps), ...agentHandlers()]
}
