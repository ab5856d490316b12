import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { invitationMachine, type InvitationState } from '../rules/invitation-machine.ts'
import { bidsOfStores } from './bid-repository.ts'
import { biddingStore, tenderForStore } from './bidder-access.ts'
import { shareTender, type Tender } from './tender-repository.ts'

export type Invitation = { readonly storeId: number; readonly state: InvitationState; readonly reason: string }

const list = {
  name: 'tenderInvitation.list',
  text: `SELECT store_id::int AS "storeId", state, reason FROM tender_invitation WHERE tender_id = $1 ORDER BY store_id`,
}
const lock = {
  name: 'tenderInvitation.lock',
  text: `SELECT store_id::int AS "storeId", state, reason FROM tender_invitation WHERE tender_id = $1 AND store_id = $2 FOR UPDATE`,
}
const move = {
  name: 'tenderInvitation.move',
  text: `UPDATE tender_invitation SET state = $3, reason = $5, moved_at = $4 WHERE tender_id = $1 AND store_id = $2 AND state = ANY($6::text[])`,
}
const sent = { name: 'tenderInvitation.sent', text: `UPDATE tender_invitation SET moved_at = $2 WHERE tender_id = $1` }
const expired = {
  name: 'tenderInvitation.expire',
  text: `UPDATE tender_invitation SET state = 'EXPIRED', moved_at = $2 WHERE tender_id = $1 AND state = ANY($3::text[])`,
}

export function invitationsOf(db: Queryable, tenderId: number): Promise<Invitation[]> {
  return rows(db, list, [tenderId])
}

/** The tender is published: its invitations are sent. */
export async function sendInvitations(tx: Transaction, tenderId: number, now: Date): Promise<void> {
  await execute(tx, sent, [tenderId, now])
}

/** The deadline came: who did not answer is not asked any more. */
export async function expireInvitations(tx: Transaction, tenderId: number, now: Date): Promise<void> {
  await execute(tx, expired, [tenderId, now, invitationMachine.sources('expire')])
}

type Answer = { readonly tender: Tender; readonly storeId: number; readonly act: 'view' | 'accept' | 'decline'; readonly reason: string }

async function moveInvitation(call: Call, tx: Transaction, { tender, storeId, act, reason }: Answer): Promise<null | Failure> {
  const [before] = await rows<Invitation>(tx, lock, [tender.tenderId, storeId])
  if (!before) return failure('api.notFound')
  const done = await transition(tx, {
    machine: invitationMachine,
    event: act,
    who: 'bidder',
    from: before.state,
    update: async (to, sources) => (await execute(tx, move, [tender.tenderId, storeId, to, call.app.clock.now(), reason, sources])) > 0,
    audit: {
      act: actorContext(call, 'store'),
      action: `tenderInvitation.${act}`,
      entity: 'tender',
      entityId: tender.tenderSn,
      facts: { storeId },
      ...(reason ? { reason } : {}),
    },
  })
  return isFailure(done) ? done : null
}

/** A store's answer to an invitation; who has a bid withdraws it first. Refusals: `tender.notBidding`, `reasonMissing`, `withdrawFirst`, the machine's. */
export async function answerInvitation(
  call: Call,
  tx: Transaction,
  wish: { readonly tenderSn: string; readonly act: 'view' | 'accept' | 'decline'; readonly reason: string },
): Promise<{ tenderSn: string } | Failure> {
  const store = biddingStore(call)
  if (isFailure(store)) return store
  const { storeId } = store
  const tender = await tenderForStore(tx, await shareTender(tx, wish.tenderSn), storeId)
  if (isFailure(tender)) return tender
  if (tender.state !== 'BIDDING') return failure('tender.notBidding')
  if (wish.act === 'decline' && wish.reason === '') return failure('tender.reasonMissing', {}, { field: 'reason' })
  const bids = wish.act === 'decline' ? await bidsOfStores(tx, [tender.tenderId], [storeId]) : []
  if (bids.some(({ state }) => state === 'SUBMITTED')) return failure('tender.withdrawFirst')
  const moved = await moveInvitation(call, tx, { tender, storeId, act: wish.act, reason: wish.act === 'decline' ? wish.reason : '' })
  if (moved) return moved
  if (wish.act === 'decline') {
    const { tenderSn, memberId } = tender
    await emit(tx, { event: 'tender.moved', key: tenderSn, payload: { tenderSn, memberId, act: 'declineInvitation' } })
  }
  return { tenderSn: wish.tenderSn }
}

/** A bid accepts the invitation that its store had; without one there is nothing to accept. */
export async function acceptByBid(call: Call, tx: Transaction, tender: Tender, storeId: number): Promise<void> {
  if (tender.access !== 'INVITED') return
  // One that is accepted already stays as it is.
  await moveInvitation(call, tx, { tender, storeId, act: 'accept', reason: '' })
}
