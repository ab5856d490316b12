import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { findOrderHeader, storeScopeOf, type OrderScope } from '../../order/server/public.ts'
import {
  buyerWeighNotes,
  sellerWeighNotes,
  weighNoteBuyerMove,
  weighNoteRecord,
  weighNoteReweigh,
  weighNoteSellerMove,
  type WeighNoteView,
} from '../endpoints.ts'
import { decideWeighMoney } from './decide-weigh-money.ts'
import type { GivenBackOf } from './ports.ts'
import { lockWeighNote, moveWeighNote, type WeighCommand, type WeighNoteMove } from './move-weigh-note.ts'
import { recordWeighNote } from './record-weigh-note.ts'
import { reweighNote } from './reweigh-note.ts'
import { weighNoteOf, weighNotesOfOrder, weighNotesWaiting } from './weigh-note-repository.ts'
import { weighNoteViews } from './weigh-note-view.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'

type Side = { readonly scope: OrderScope; readonly viewer: 'buyer' | 'store' }
const buyerSide = (call: Call): Side => ({ scope: { memberId: memberOf(call).memberId }, viewer: 'buyer' })
const storeSide = (call: Call): Side => ({ scope: storeScopeOf(call, 'store.ship'), viewer: 'store' })

async function viewAfter(call: Call, done: string | Failure, { scope, viewer }: Side): Promise<WeighNoteView | Failure> {
  if (isFailure(done)) return done
  const note = await weighNoteOf(call.app.read, done, scope)
  const [view] = note ? await weighNoteViews(call.app.read, [note], { viewer, lang: call.lang, now: call.app.clock.now() }) : []
  return view ?? failure('weighing.weighNoteGone')
}

async function listOf(call: Call, orderSn: string, { scope, viewer }: Side): Promise<WeighNoteView[] | Failure> {
  const { read } = call.app
  if (orderSn !== '' && !(await findOrderHeader(read, orderSn, scope))) return failure('order.orderGone')
  const notes = orderSn === '' ? await weighNotesWaiting(read, viewer, scope) : await weighNotesOfOrder(read, orderSn, scope)
  return weighNoteViews(read, notes, { viewer, lang: call.lang, now: call.app.clock.now() })
}

async function moveBy(tx: Transaction, wish: WeighCommand, move: Omit<WeighNoteMove, 'act'>) {
  const locked = await lockWeighNote(tx, wish)
  return isFailure(locked) ? locked : moveWeighNote(tx, locked, { ...move, act: wish.act })
}

/** Weigh notes: the store records, the buyer confirms or weighs again, the store decides on the money. */
export const weighingHandlers = (givenBackOf: GivenBackOf): Handler[] => [
  handle(weighNoteRecord, async (input, call) => {
    const side = storeSide(call)
    const by = { scope: side.scope, act: actorContext(call, 'store') }
    return viewAfter(call, await call.idempotent((tx) => recordWeighNote(tx, input, by)), side)
  }),
  handle(weighNoteSellerMove, async ({ event, note, ...wanted }, call) => {
    const side = storeSide(call)
    const wish = { ...wanted, scope: side.scope, act: actorContext(call, 'store') }
    const isMoney = event === 'refund' || event === 'collect' || event === 'waive'
    const work = (tx: Transaction) =>
      isMoney ? decideWeighMoney(tx, { ...wish, event, note }) : moveBy(tx, wish, { event, who: 'store', reason: note, givenBackOf })
    return viewAfter(call, await call.idempotent(work), side)
  }),
  handle(weighNoteBuyerMove, async ({ event, ...wanted }, call) => {
    const side = buyerSide(call)
    const wish = { ...wanted, scope: side.scope, act: actorContext(call) }
    return viewAfter(call, await call.idempotent((tx) => moveBy(tx, wish, { event, who: 'buyer', givenBackOf })), side)
  }),
  handle(weighNoteReweigh, async (input, call) => {
    const side = buyerSide(call)
    return viewAfter(
      call,
      await call.idempotent((tx) => reweighNote(tx, { ...input, scope: side.scope, act: actorContext(call), givenBackOf })),
      side,
    )
  }),
  handle(buyerWeighNotes, ({ orderSn }, call) => listOf(call, orderSn, buyerSide(call))),
  handle(sellerWeighNotes, ({ orderSn }, call) => listOf(call, orderSn, { scope: storeScopeOf(call, 'store.orders'), viewer: 'store' })),
]
