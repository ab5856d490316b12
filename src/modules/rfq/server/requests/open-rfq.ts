import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { KeyWrapper } from '../../../../kernel/sealing/sealed-payloads.ts'
import { cancelTimers } from '../../../../kernel/time/timers.ts'
import { quotationsOf } from '../quotations/quotation-repository.ts'
import { openQuotations, sealAgain } from '../quotations/seal-quotations.ts'
import { moveQuotation } from '../quotations/write-quotation.ts'
import type { Rfq } from './rfq-repository.ts'
import { moveRfq } from './write-rfq.ts'

/** One opening of a sealed request, and when it was sealed again. */
export type Opening = { readonly openedAt: Date; readonly openedBy: 'buyer' | 'system'; readonly resealedAt: Date | null }

const record = {
  name: 'rfq.openingAdd',
  text: `INSERT INTO inquiry_opening (inquiry_id, opening_no, opened_at, opened_cause)
    VALUES ($1, (SELECT coalesce(max(opening_no), 0) + 1 FROM inquiry_opening WHERE inquiry_id = $1), $2, $3)`,
}
const end = { name: 'rfq.openingEnd', text: `UPDATE inquiry_opening SET resealed_at = $2 WHERE inquiry_id = $1 AND resealed_at IS NULL` }
const list = {
  name: 'rfq.openings',
  text: `SELECT opened_at AS "openedAt", opened_cause AS "openedBy", resealed_at AS "resealedAt" FROM inquiry_opening WHERE inquiry_id = $1 ORDER BY opening_no`,
}

/** Every opening of a request in order; buyer and suppliers read the same list. */
export function openingsOf(db: Queryable, inquiryId: number): Promise<Opening[]> {
  return rows<Opening>(db, list, [inquiryId])
}

/** Ends the quoting of a locked request: what was sealed is opened, and the opening is written down. */
export async function openRfq(
  tx: Transaction,
  rfq: Rfq,
  { who, act, keys }: { readonly who: 'buyer' | 'system'; readonly act: ActorContext; readonly keys: KeyWrapper | null },
): Promise<Rfq | Failure> {
  const refused = await openQuotations(tx, keys, { rfq, who, act })
  if (refused) return refused
  const moved = await moveRfq(tx, rfq, { event: 'close', who, at: act.now }, act)
  if (isFailure(moved)) return moved
  await cancelTimers(tx, { entity: 'inquiry', entityId: rfq.id })
  if (rfq.kind === 'OPEN') await execute(tx, record, [rfq.id, act.now, who])
  return moved
}

/** Seals what was opened early again: wishes of the buyer end, and nobody reads a price until the next opening. */
export async function resealRfq(tx: Transaction, rfq: Rfq, act: ActorContext, keys: KeyWrapper | null): Promise<null | Failure> {
  for (const quotation of await quotationsOf(tx, rfq.id)) {
    if (quotation.state !== 'REVISION_REQUESTED') continue
    const stays = await moveQuotation(tx, quotation, { event: 'insist', who: 'system' }, act)
    if (isFailure(stays)) return stays
  }
  await sealAgain(tx, keys, rfq)
  await execute(tx, end, [rfq.id, act.now])
  return null
}
