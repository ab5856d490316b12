import { isFailure } from '../../../shared/failure.ts'
import { cancelTimers } from '../../../shared/timers.ts'
import type { Unit } from '../../../shared/unit.ts'
import type { Inquiry } from './inquiry-store.ts'
import { quotationsOf, type Quotation } from './quotation-store.ts'
import { moveQuotation } from './write-quotation.ts'
import type { Doing } from './write-inquiry.ts'

/** Quotations of a locked request that come to nothing with it, drafts included; answers those that had been handed in. */
export async function endQuotations(unit: Unit, of: Inquiry, reason: string, doing: Doing): Promise<Quotation[]> {
  await cancelTimers(unit, { entity: 'inquiry', entityId: of.id })
  const open = (await quotationsOf(unit, of.id)).filter((one) => ['DRAFT', 'SUBMITTED', 'REVISION_REQUESTED'].includes(one.state))
  for (const quotation of open) {
    const lost = await moveQuotation(unit, quotation, { event: 'lose', who: 'system', reason }, doing)
    if (isFailure(lost)) throw new Error(`${quotation.quotationSn} was not lost: ${lost.code}`)
  }
  return open.filter((one) => one.state !== 'DRAFT')
}
