import { z } from 'zod'
import { systemContext } from '../../../api/actor-context.ts'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import { emit } from '../../../kernel/events/events.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { leastBids } from '../rules/tender-schedule.ts'
import { recordContract } from './award-tender.ts'
import { lockBids } from './bid-repository.ts'
import { endTender } from './end-tender.ts'
import { expireInvitations } from './invitations.ts'
import { lockTenderById } from './tender-repository.ts'
import { moveTender } from './write-tender.ts'

/** The deadline came: with three bids whose deposits were given it may be opened, with fewer it fails unopened. */
async function close(tx: Transaction, tenderId: number, now: Date): Promise<void> {
  const tender = await lockTenderById(tx, tenderId)
  if (tender?.state !== 'BIDDING' || tender.deadlineAt > now) return
  const act = systemContext('tender/close', now)
  await expireInvitations(tx, tenderId, now)
  const bids = await lockBids(tx, tenderId)
  const counted = bids.filter(({ state, depositState }) => state === 'SUBMITTED' && ['NONE', 'PAID', 'GUARANTEED'].includes(depositState))
  const moved =
    counted.length >= leastBids
      ? await moveTender(tx, tender, { event: 'close', who: 'system', act, payload: { storeIds: counted.map(({ storeId }) => storeId) } })
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
    const { tenderSn, terms } = effective.parse(payload)
    await recordContract(tx, tenderSn, terms, app.clock.now())
  },
}
