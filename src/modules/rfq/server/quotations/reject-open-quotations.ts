import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { cancelTimers } from '../../../../kernel/time/timers.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { Rfq } from '../requests/rfq-repository.ts'
import { quotationsOf, type Quotation } from './quotation-repository.ts'
import { moveQuotation } from './write-quotation.ts'

/** Quotations of a locked request that come to nothing with it, drafts included; answers those that had been handed in. */
export async function rejectOpenQuotations(tx: Transaction, rfq: Rfq, reason: string, doing: ActorContext): Promise<Quotation[]> {
  await cancelTimers(tx, { entity: 'inquiry', entityId: rfq.id })
  const open = (await quotationsOf(tx, rfq.id)).filter((quotation) =>
    ['DRAFT', 'SUBMITTED', 'REVISION_REQUESTED'].includes(quotation.state),
  )
  for (const quotation of open) {
    const lost = await moveQuotation(tx, quotation, { event: 'lose', who: 'system', reason }, doing)
    if (isFailure(lost)) throw new Error(`${quotation.quotationSn} was not lost: ${lost.code}`)
  }
  return open.filter((quotation) => quotation.state !== 'DRAFT')
}
