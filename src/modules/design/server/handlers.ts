import type { Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { designRequestHandlers } from './design-request-handlers.ts'
import { designerHandlers } from './designer-handlers.ts'
import { materialListHandlers } from './material-list-handlers.ts'

/** Every call about designers, what is asked of them and their lists. */
export function designHandlers({ writeSheet = noSheets }: { readonly writeSheet?: SheetWriter } = {}): Handler[] {
  return [...designerHandlers, ...designRequestHandlers, ...materialListHandlers(writeSheet)]
}
