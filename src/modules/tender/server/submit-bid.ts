import type { z } from 'zod'
import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { checkAmount, yuanText } from '../../../kernel/money/money.ts'
import { sealPayload } from '../../../kernel/sealing/sealed-payloads.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { bidSubmit } from '../endpoints-bidder.ts'
import { bidMachine, type DepositState } from '../rules/bid-machine.ts'
import { bidPayload, bidTotal, type BidPayload } from '../rules/bid-payload.ts'
import { allLots, linesOfLot, type TenderLot } from '../rules/lots.ts'
import { replaceBidFiles } from './files/bid-file-repository.ts'
import { addBid, lockBidOfStore, reserveBid, rewriteBid, type Bid } from './bid-repository.ts'
import { biddingStore, tenderForStore } from './bidder-access.ts'
import { acceptByBid } from './invitations.ts'
import { sealedSubjectOf } from './publish-tender.ts'
import { shareTender, type Tender } from './tender-repository.ts'

type Asked = z.output<typeof bidSubmit.input>
type Receipt = { readonly bidSn: string; readonly receipt: string; readonly version: number }
type Written = Receipt & { readonly bidId: number }

/**
 * Seals a bid before it reaches the database, and answers its receipt. The statement that writes it asks for the deadline
 * again. Refusals: `tender.notBidding`, `overDeadline`, `ownTender`, `lotUnknown`, `aboveCeiling`, `depositReturning`, `filesGone`, and those of its lines.
 */
export async function submitBid(call: Call, tx: Transaction, asked: Asked): Promise<Receipt | Failure> {
  const store = biddingStore(call)
  if (isFailure(store)) return store
  const tender = await tenderForStore(tx, await shareTender(tx, asked.tenderSn), store.storeId)
  if (isFailure(tender)) return tender
  const { memberId, enterpriseId } = memberOf(call)
  const isOwn = tender.memberId === memberId || (tender.enterpriseId !== null && tender.enterpriseId === enterpriseId)
  if (isOwn) return failure('tender.ownTender')
  const lot = allLots(tender).find(({ lotNo }) => lotNo === asked.lotNo)
  if (!lot) return failure('tender.lotUnknown', {}, { field: 'lotNo' })
  const payload = checkedPayload(tender, lot, asked, call.app.clock.now())
  if (isFailure(payload)) return payload
  const before = await lockBidOfStore(tx, tender.tenderId, store.storeId, lot.lotNo)
  const wish = { storeId: store.storeId, memberId, payload, nonce: asked.nonce }
  const done = before ? await reviseBid(call, tx, { ...wish, tender, before }) : await firstBid(call, tx, { ...wish, tender, lot })
  if (isFailure(done)) return done
  const fileIds = [...new Set(asked.files.map(({ file }) => file))]
  if (!(await replaceBidFiles(tx, done.bidId, fileIds))) return failure('tender.filesGone', {}, { field: 'files' })
  await acceptByBid(call, tx, tender, store.storeId)
  const { bidSn, receipt, version } = done
  return { bidSn, receipt, version }
}

function checkedPayload(tender: Tender, lot: TenderLot, asked: Asked, now: Date): BidPayload | Failure {
  if (tender.state !== 'BIDDING') return failure('tender.notBidding')
  if (now >= tender.deadlineAt) return failure('tender.overDeadline')
  const total = bidTotal(linesOfLot(tender.lines, lot), asked.lines)
  if (isFailure(total)) return total
  if (lot.ceiling !== null && total > BigInt(lot.ceiling)) return failure('tender.aboveCeiling', { ceiling: yuanText(BigInt(lot.ceiling)) })
  return checkAmount(total) ?? bidPayload(tender.tenderSn, total, asked)
}

type CommandInput = {
  readonly tender: Tender
  readonly storeId: number
  readonly memberId: number
  readonly payload: BidPayload
  readonly nonce: string
}

function sealed({ tender, payload, nonce }: CommandInput, bidId: number, version: number) {
  if (!tender.publicKey) throw new Error('a published tender has no key')
  return sealPayload(tender.publicKey, { subject: sealedSubjectOf(tender), payloadId: String(bidId), version }, payload, nonce)
}

async function firstBid(call: Call, tx: Transaction, wish: CommandInput & { readonly lot: TenderLot }): Promise<Written | Failure> {
  const { tender, storeId, memberId, lot } = wish
  const now = call.app.clock.now()
  const { bidId, bidSn } = await reserveBid(tx, now)
  const [store] = await storesByIds(tx, [storeId])
  const made = await sealed(wish, bidId, 1)
  const depositState = lot.deposit > 0 ? 'DUE' : 'NONE'
  const bidderTitle = store?.companyName || store?.storeName || ''
  const whose = { tenderId: tender.tenderId, lotNo: lot.lotNo, storeId, memberId, bidderTitle }
  const row = { bidId, bidSn, ...whose, submittedAt: now, depositState } as const
  if (!(await addBid(tx, { ...row, ...made }))) return failure('tender.overDeadline')
  await audit(tx, {
    ...actorContext(call, 'store'),
    action: 'bid.submit',
    entity: 'bid',
    entityId: bidSn,
    without: 'creation',
    to: 'SUBMITTED',
  })
  return { bidId, bidSn, receipt: made.receipt, version: 1 }
}

async function reviseBid(call: Call, tx: Transaction, wish: CommandInput & { readonly before: Bid }): Promise<Written | Failure> {
  const { before, memberId } = wish
  const to = bidMachine.next(before.state, 'submit', 'bidder')
  if (isFailure(to)) return to
  const depositState = depositOfRevision(before)
  if (depositState === null) return failure('tender.depositReturning')
  const version = before.version + 1
  const made = await sealed(wish, before.bidId, version)
  const row = { memberId, submittedAt: call.app.clock.now(), depositState, ...made }
  if (!(await rewriteBid(tx, before, row, to))) return failure('tender.overDeadline')
  const { bidId, bidSn } = before
  await audit(tx, { ...actorContext(call, 'store'), action: 'bid.revise', entity: 'bid', entityId: bidSn, from: before.state, to })
  return { bidId, bidSn, receipt: made.receipt, version }
}

/** Somebody who withdrew gives a new deposit, once the first is back. */
function depositOfRevision({ depositState }: Bid): DepositState | null {
  if (depositState === 'REFUNDING') return null
  return depositState === 'REFUNDED' ? 'DUE' : depositState
}
