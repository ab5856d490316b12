import { handle, type Handler } from '../../../api/handler.ts'
import { decisionRecord } from '../endpoints-decision-record.ts'
import { assistantHandlers, type AssistantDeps } from './assistant/assistant-handlers.ts'
import { recordDecision, type RecordDeps } from './decision-record/decision-record.ts'
import { optimizationHandlers } from './optimization/optimization-handlers.ts'
import { quickOrderHandlers, type QuickOrderDeps } from './quick-order/quick-order-handlers.ts'
import { replacementHandlers } from './replacement/replacement-handlers.ts'

/** Every call of the procurement tools. */
export function sourcingToolsHandlers(deps: QuickOrderDeps & AssistantDeps & RecordDeps): Handler[] {
  return [
    ...replacementHandlers(deps.board),
    ...optimizationHandlers(deps),
    ...quickOrderHandlers(deps),
    handle(decisionRecord, (input, call) => recordDecision(call, deps, input)),
    ...assistantHandlers(deps),
  ]
}
