import { actorContext } from '../../../../api/actor-context.ts'
import type { z } from 'zod'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { KeyWrapper } from '../../../../kernel/sealing/sealed-payloads.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { quotationSave } from '../../endpoints-supplier-quotation.ts'
import { allPass } from '../../rules/participation-conditions.ts'
import { checkSupplierConditions } from '../requests/check-participation.ts'
import { removeDecline } from '../requests/clarification-repository.ts'
import { lockRfqById } from '../requests/rfq-repository.ts'
import { saveDraft, submitDraft, type Quoting } from './quoting.ts'
import { quotingStore } from './quoting-store.ts'
import { quotationsOfStore, type Quotation } from './quotation-repository.ts'
import { rfqForStore } from './supplier-rfq-repository.ts'

export type StoreRfq = Quoting & { readonly storeId: number }

/** A request that the caller's store may read, locked, with the store's versions. Refusals: `rfq.gone`, `store.chooseStore`. */
export async function rfqForQuotingStore(
  call: Call,
  tx: Transaction,
  inquirySn: string,
  keys: KeyWrapper | null = null,
): Promise<StoreRfq | Failure> {
  const seat = quotingStore(call)
  if (isFailure(seat)) return seat
  const { storeId } = seat
  const readable = await rfqForStore(tx, { storeId, inquirySn, now: call.app.clock.now() })
  const inquiry = readable && (await lockRfqById(tx, readable.id))
  if (!inquiry) return failure('rfq.gone')
  return {
    inquiry,
    storeId,
    quoter: { storeId, guestId: null, guestName: '' },
    versions: await quotationsOfStore(tx, [inquiry.id], storeId),
    memberId: memberOf(call).memberId,
    act: actorContext(call, 'store'),
    keys,
  }
}

/** Writes the draft of a store's next version. Refusals: those of `saveDraft` and `rfq.gone`. */
export async function saveQuotation(
  call: Call,
  tx: Transaction,
  { inquirySn, ...asked }: z.output<typeof quotationSave.input>,
  keys: KeyWrapper | null,
): Promise<Quotation | Failure> {
  const of = await rfqForQuotingStore(call, tx, inquirySn, keys)
  return isFailure(of) ? of : saveDraft(call, tx, of, asked)
}

/** Hands a store's draft in. Refusals: those of `submitDraft`, `rfq.gone`, `rfq.supplierUnmet`. */
export async function submitQuotation(
  call: Call,
  tx: Transaction,
  asked: { inquirySn: string; expectedVersion: number },
  keys: KeyWrapper | null,
): Promise<Quotation | Failure> {
  const of = await rfqForQuotingStore(call, tx, asked.inquirySn, keys)
  if (isFailure(of)) return of
  if (!allPass(await checkSupplierConditions(call))) return failure('rfq.supplierUnmet')
  const sent = await submitDraft(tx, of, asked.expectedVersion)
  if (!isFailure(sent)) await removeDecline(tx, of.inquiry.id, of.storeId)
  return sent
}
