import type { Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { requestHandlers } from './design-handlers.ts'
import { designerHandlers } from './designer-handlers.ts'
import { listHandlers } from './list-handlers.ts'

/** Every call about designers, what is asked of them and their lists. */
export function designHandlers({ writeSheet = noSheets }: { readonly writeSheet?: SheetWriter } = {}): Handler[] {
  return [...designerHandlers, ...requestHandlers, ...listHandlers(writeSheet)]
}
