import type { Handler } from '../../../api/handler.ts'
import { optimizeHandlers } from './optimize-handlers.ts'
import { quickHandlers, type QuickDeps } from './quick-handlers.ts'
import { replacementHandlers } from './replacement-handlers.ts'

/** Every call of the procurement tools. */
export function toolsHandlers(deps: QuickDeps): Handler[] {
  return [...replacementHandlers(deps.board), ...optimizeHandlers(deps), ...quickHandlers(deps)]
}
