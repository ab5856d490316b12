import { z } from 'zod'
import { systemContext } from '../../../api/actor-context.ts'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { openLots, type TenderLot } from '../rules/lots.ts'
import { leastBids } from '../rules/tender-schedule.ts'
import { recordContract } from './award-tender.ts'
import { lockBids, type Bid } from './bid-repository.ts'
import { endLots, endTender } from './end-tender.ts'
import { expireInvitations } from './invitations.ts'
import { lockTenderById, type Tender } from './tender-repository.ts'
import { moveTender } from './write-tender.ts'

type Closing = {
  readonly lots: readonly TenderLot[]
  readonly bids: readonly Bid[]
  readonly counted: readonly Bid[]
  readonly act: ActorContext
}

/** Closes a tender whose other lots have three bids each; bids for lots with fewer come back unopened. */
async function closeWithout(tx: Transaction, tender: Tender, { lots, bids, counted, act }: Closing): Promise<Tender | Failure> {
  const failed = lots.map(({ lotNo }) => lotNo)
  const lotFailures = await endLots(tx, tender, { lots, bids, reason: 'TOO_FEW', now: act.now })
  const storeIds = [...new Set(counted.filter(({ lotNo }) => !failed.includes(lotNo)).map(({ storeId }) => storeId))]
  const facts = failed.length > 0 ? { facts: { failedLots: failed } } : {}
  return moveTender(tx, tender, { event: 'close', who: 'system', act, ...facts, payload: { storeIds, lotFailures } })
}

/** The deadline came: with three bids whose deposits were given a lot may be opened, with fewer it fails unopened. */
async function close(tx: Transaction, tenderId: number, now: Date): Promise<void> {
  const tender = await lockTenderById(tx, tenderId)
  if (tender?.state !== 'BIDDING' || tender.deadlineAt > now) return
  const act = systemContext('tender/close', now)
  await expireInvitations(tx, tenderId, now)
  const bids = await lockBids(tx, tenderId)
  const counted = bids.filter(({ state, depositState }) => state === 'SUBMITTED' && ['NONE', 'PAID', 'GUARANTEED'].includes(depositState))
  const lots = openLots(tender)
  const tooFew = lots.filter((lot) => counted.filter(({ lotNo }) => lotNo === lot.lotNo).length < leastBids)
  const moved =
    tooFew.length < lots.length
      ? await closeWithout(tx, tender, { lots: tooFew, bids, counted, act })
      : await endTender(tx, tender, { event: 'fail', who: 'system', act, reason: 'TOO_FEW' })
  if (isFailure(moved)) throw new Error(`${tender.tenderSn} did not close: ${moved.code}`)
}

/** Thirty days after the award without a contract: the tenderer is reminded. */
async function remind(tx: Transaction, tenderId: number): Promise<void> {
  const tender = await lockTenderById(tx, tenderId)
  if (tender?.state !== 'AWARDED') return
  const { tenderSn, memberId, state } = tender
  await emit(tx, { event: 'tender.moved', key: tenderSn, payload: { tenderSn, memberId, state, act: 'contractDue' } })
}

export const tenderTimers: TimerHandlers = {
  'tender/close': (app, id) => app.inTransaction((tx) => close(tx, Number(id), app.clock.now())),
  'tender/contract': (app, id) => app.inTransaction((tx) => remind(tx, Number(id))),
}

const effective = z.object({
  tenderSn: z.string(),
  /** Of an award by lots. */
  lotNo: z.number().default(0),
  terms: z.object({
    lines: z.array(z.object({ lineNo: z.number(), unitPrice: z.string() })),
    total: z.string(),
    deliveryDays: z.number(),
  }),
})

/** A contract that was born from an award says when it takes effect. */
export const tenderContractSubscriber: Subscriber = {
  consumer: 'tender.contracts',
  events: ['contract.awardEffective'],
  take: async (tx, { payload }, app) => {
    const { terms, ...award } = effective.parse(payload)
    await recordContract(tx, award, terms, app.clock.now())
  },
}
