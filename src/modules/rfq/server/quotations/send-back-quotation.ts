import { memberOf, type Call } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { KeyWrapper } from '../../../../kernel/sealing/sealed-payloads.ts'
import { mainAccountsOf } from '../stores/floor-prices.ts'
import { quotationById, type Quotation } from './quotation-repository.ts'
import { updateReview } from './review-under-floor.ts'
import { rfqForQuotingStore } from './submit-quotation.ts'

type CommandInput = { readonly inquirySn: string; readonly expectedVersion: number; readonly reason: string }

/** The main account does not agree: whoever wrote the draft changes it. Refusals: `rfq.gone`, `mainAccountOnly`, `draftMissing`, `api.stale`. */
export async function sendBackUnderFloor(
  call: Call,
  tx: Transaction,
  asked: CommandInput,
  keys: KeyWrapper | null,
): Promise<Quotation | Failure> {
  const of = await rfqForQuotingStore(call, tx, asked.inquirySn, keys)
  if (isFailure(of)) return of
  if (!(await mainAccountsOf(tx, of.storeId)).includes(memberOf(call).memberId)) return failure('rfq.mainAccountOnly')
  const draft = of.versions.find((version) => version.state === 'DRAFT' && version.review === 'WAITING')
  if (!draft) return failure('rfq.draftMissing')
  if (draft.version !== asked.expectedVersion) return failure('api.stale')
  if (!(await updateReview(tx, draft, 'SENT_BACK', asked.reason))) return failure('api.stale')
  await audit(tx, {
    ...of.act,
    action: 'rfq.floorReturn',
    entity: 'quotation',
    entityId: draft.quotationSn,
    diff: { review: ['WAITING', 'SENT_BACK'] },
    reason: asked.reason,
  })
  const { inquirySn } = of.inquiry
  if (draft.authorId !== null)
    await emit(tx, {
      event: 'rfq.reviewSentBack',
      key: inquirySn,
      payload: { inquirySn, memberId: Number(draft.authorId), reason: asked.reason },
    })
  return (await quotationById(tx, draft.id)) ?? failure('rfq.draftMissing')
}
