import type { Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import type { PayPasswordCheck } from '../../wallet/server/public.ts'
import { creditFrontHandlers } from './front-handlers.ts'
import { creditStaffHandlers } from './staff-handlers.ts'

/** The calls of credit: companies', stores' and the platform's. */
export function creditHandlers(provePayPassword: PayPasswordCheck, write: SheetWriter = noSheets): Handler[] {
  return [...creditFrontHandlers(provePayPassword, write), ...creditStaffHandlers(write)]
}
