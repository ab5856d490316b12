import type { Handler } from '../../../api/handler.ts'
import type { BoardKeeper } from '../../catalog/server/public.ts'
import { replacementHandlers } from './replacement-handlers.ts'

/** What the procurement tools are given of the house. */
export type ToolsDeps = { readonly board: BoardKeeper }

/** Every call of the procurement tools. */
export function toolsHandlers({ board }: ToolsDeps): Handler[] {
  return [...replacementHandlers(board)]
}
