import type { Handler } from '../../../api/handler.ts'
import { assistantHandlers, type AssistantDeps } from './assistant/assistant-handlers.ts'
import { optimizationHandlers } from './optimization/optimization-handlers.ts'
import { quickOrderHandlers, type QuickOrderDeps } from './quick-order/quick-order-handlers.ts'
import { replacementHandlers } from './replacement/replacement-handlers.ts'

/** Every call of the procurement tools. */
export function sourcingToolsHandlers(deps: QuickOrderDeps & AssistantDeps): Handler[] {
  return [...replacementHandlers(deps.board), ...optimizationHandlers(deps), ...quickOrderHandlers(deps), ...assistantHandlers(deps)]
}
