import type { Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { countHandlers } from './count-handlers.ts'
import { movementHandlers } from './movement-handlers.ts'
import { stockAlertHandlers } from './save-stock-alerts.ts'
import type { SheetReader } from './ports.ts'

const noReader: SheetReader = () => Promise.resolve({ kind: 'refused', why: 'no reader' })

/** Movements of stock, transfers and stocktakes of the stores. */
export function inventoryHandlers({ write = noSheets, read = noReader }: { write?: SheetWriter; read?: SheetReader } = {}): Handler[] {
  return [...movementHandlers(write), ...countHandlers(write, read), ...stockAlertHandlers()]
}
