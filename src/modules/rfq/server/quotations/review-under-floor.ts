import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { execute, type Transaction } from '../../../../kernel/database/transaction.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import { linesUnderFloor } from '../../rules/floor-price.ts'
import { floorsOf, mainAccountsOf } from '../stores/floor-prices.ts'
import { linesOfRfq } from '../requests/rfq-repository.ts'
import { quotationById, type Quotation, type QuotationLine } from './quotation-repository.ts'
import type { Quoting } from './quoting.ts'

const setReview = {
  name: 'rfq.quoteReview',
  text: `UPDATE quotation SET review = $3, review_reason = $4, version = version + 1 WHERE quotation_id = $1 AND version = $2 AND state = 'DRAFT'`,
}

/** Writes where the review of a draft stands; false when somebody was faster. */
export async function updateReview(
  tx: Transaction,
  { id, version }: Pick<Quotation, 'id' | 'version'>,
  review: 'WAITING' | 'SENT_BACK',
  reason: string,
): Promise<boolean> {
  return (await execute(tx, setReview, [id, version, review, reason])) > 0
}

type Drafted = { readonly draft: Quotation; readonly lines: readonly QuotationLine[] }

/**
 * Keeps a draft under the store's floor price back until its main account hands it in: null where it may go at once, which it also may
 * when the main account itself sends it. Guests have no floor.
 */
export async function holdUnderFloor(tx: Transaction, { inquiry, quoter, memberId, act }: Quoting, { draft, lines }: Drafted) {
  const { storeId } = quoter
  if (storeId === null || memberId === null) return null
  const floors = await floorsOf(tx, storeId)
  const offered = lines.map(({ lineNo, productId, unitPrice }) => ({
    lineNo,
    productId: productId === null ? null : Number(productId),
    unitPrice: unitPrice === null ? null : BigInt(unitPrice),
  }))
  const under = linesUnderFloor(offered, { taxIncluded: draft.taxIncluded, asked: await linesOfRfq(tx, inquiry.id), floors })
  const mains = under.length === 0 ? [] : await mainAccountsOf(tx, storeId)
  // A store without a main account could never hand it in.
  if (mains.length === 0 || mains.includes(memberId)) return null
  if (!(await updateReview(tx, draft, 'WAITING', ''))) return failure('api.stale')
  await audit(tx, {
    ...act,
    action: 'rfq.floorReview',
    entity: 'quotation',
    entityId: draft.quotationSn,
    diff: { review: [draft.review, 'WAITING'] },
    facts: { lines: under },
  })
  for (const main of mains)
    await emit(tx, { event: 'rfq.reviewWaits', key: inquiry.inquirySn, payload: { inquirySn: inquiry.inquirySn, memberId: main } })
  return quotationById(tx, draft.id)
}
