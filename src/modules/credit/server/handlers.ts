import type { Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import type { PayPasswordCheck } from '../../wallet/server/public.ts'
import { creditFrontHandlers } from './front-handlers.ts'
import { noGateways, type RepaymentMoney } from './ports.ts'
import { creditRepayHandlers } from './repay-handlers.ts'
import { creditWriteOffHandlers } from './write-off/write-off-handlers.ts'
import { creditStaffHandlers } from './staff-handlers.ts'

/** The calls of credit: companies', stores' and the platform's. */
export function creditHandlers(
  provePayPassword: PayPasswordCheck,
  write: SheetWriter = noSheets,
  money: RepaymentMoney = noGateways,
): Handler[] {
  return [
    ...creditFrontHandlers(write),
    ...creditRepayHandlers(provePayPassword, money),
    ...creditStaffHandlers(write),
    ...creditWriteOffHandlers(),
  ]
}
