import { actorContext } from '../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { storeScopeOf, type OrderScope } from '../../order/server/public.ts'
import {
  adminAnswerCancel,
  adminExits,
  buyerAnswerCancel,
  buyerCancelPreview,
  buyerDecidePrices,
  buyerExits,
  buyerRequestCancel,
  buyerWithdrawCancel,
  sellerAnswerCancel,
  sellerCancelPreview,
  sellerCannotSupply,
  sellerCloseShort,
  sellerExits,
  sellerProposePrices,
  sellerRemindPayment,
  sellerWithdrawCancel,
  sellerWithdrawPrices,
  type OrderExits,
} from '../endpoints.ts'
import { platformActHandlers } from './platform-commands.ts'
import { decidePrices, proposePrices } from './price-changes.ts'
import { remindPayment } from './remind-payment.ts'
import { answerCancellation, requestCancellation } from './request-cancellation.ts'
import { previewMoneyBack, showExits, type Side } from './show-exits.ts'
import { cannotSupply, closeShort } from './supplier-cancellation.ts'

const scopeOf = (call: Call, side: Side): OrderScope => {
  if (side === 'buyer') return { memberId: memberOf(call).memberId }
  return side === 'store' ? storeScopeOf(call, 'store.orders') : { anyone: true }
}
const actorAs = (call: Call, side: Side) => actorContext(call, side === 'buyer' ? 'member' : side)

/** After a command: the exits of its order as they are now, or why it was refused. */
async function after(call: Call, side: Side, done: { orderSn: string } | Failure): Promise<OrderExits | Failure> {
  return isFailure(done) ? done : showExits(call.app.read, done.orderSn, scopeOf(call, side), { side, lang: call.lang })
}

/** Only what an idempotent answer may keep: the number of the order. */
const only = (done: { readonly orderSn: string } | Failure) => (isFailure(done) ? done : { orderSn: done.orderSn })

const show = (call: Call, side: Side, orderSn: string) => showExits(call.app.read, orderSn, scopeOf(call, side), { side, lang: call.lang })

type Answer = { cancellationId: number; expectedVersion?: number | undefined; agree: 0 | 1; answer: string }
async function answer(call: Call, side: Side, { agree, expectedVersion, ...input }: Answer): Promise<OrderExits | Failure> {
  const event = agree === 1 ? ('agree' as const) : ('refuse' as const)
  const version = expectedVersion === undefined ? {} : { expectedVersion }
  const wish = { ...input, ...version, event, side, scope: scopeOf(call, side), act: actorAs(call, side) }
  return after(call, side, await call.idempotent(async (tx) => only(await answerCancellation(tx, wish))))
}

async function withdraw(call: Call, side: 'buyer' | 'store', cancellationId: number): Promise<OrderExits | Failure> {
  const wish = { cancellationId, event: 'withdraw' as const, side, scope: scopeOf(call, side), answer: '', act: actorAs(call, side) }
  return after(call, side, await call.app.inTransaction(async (tx) => only(await answerCancellation(tx, wish))))
}

const buyer: Handler[] = [
  handle(buyerExits, ({ orderSn }, call) => show(call, 'buyer', orderSn)),
  handle(buyerCancelPreview, ({ orderSn }, call) =>
    previewMoneyBack(call.app.read, { orderSn, kind: 'REQUEST', lines: [] }, scopeOf(call, 'buyer'), call.lang),
  ),
  handle(buyerRequestCancel, async (input, call) => {
    const wish = { ...input, memberId: memberOf(call).memberId, act: actorAs(call, 'buyer') }
    return after(call, 'buyer', await call.idempotent(async (tx) => only(await requestCancellation(tx, wish))))
  }),
  handle(buyerAnswerCancel, (input, call) => answer(call, 'buyer', input)),
  handle(buyerWithdrawCancel, ({ cancellationId }, call) => withdraw(call, 'buyer', cancellationId)),
  handle(buyerDecidePrices, async ({ priceChangeId, accept }, call) => {
    const event = accept === 1 ? ('accept' as const) : ('refuse' as const)
    const wish = { priceChangeId, event, who: 'buyer' as const, scope: scopeOf(call, 'buyer'), act: actorAs(call, 'buyer') }
    return after(call, 'buyer', await call.idempotent(async (tx) => only(await decidePrices(tx, wish))))
  }),
]

const seller: Handler[] = [
  handle(sellerExits, ({ orderSn }, call) => show(call, 'store', orderSn)),
  handle(sellerCancelPreview, (input, call) => previewMoneyBack(call.app.read, input, scopeOf(call, 'store'), call.lang)),
  handle(sellerCannotSupply, async (input, call) => {
    const wish = { ...input, ...storeScopeOf(call, 'store.orders'), act: actorAs(call, 'store') }
    return after(call, 'store', await call.idempotent(async (tx) => only(await cannotSupply(tx, wish))))
  }),
  handle(sellerCloseShort, async (input, call) => {
    const wish = { ...input, ...storeScopeOf(call, 'store.orders'), act: actorAs(call, 'store') }
    return after(call, 'store', await call.idempotent(async (tx) => only(await closeShort(tx, wish))))
  }),
  handle(sellerAnswerCancel, (input, call) => answer(call, 'store', input)),
  handle(sellerWithdrawCancel, ({ cancellationId }, call) => withdraw(call, 'store', cancellationId)),
  handle(sellerProposePrices, async (input, call) => {
    const wish = { ...input, ...storeScopeOf(call, 'store.orders'), act: actorAs(call, 'store') }
    return after(call, 'store', await call.idempotent(async (tx) => only(await proposePrices(tx, wish))))
  }),
  handle(sellerWithdrawPrices, async ({ priceChangeId }, call) => {
    const wish = {
      priceChangeId,
      event: 'withdraw' as const,
      who: 'store' as const,
      scope: scopeOf(call, 'store'),
      act: actorAs(call, 'store'),
    }
    return after(call, 'store', await call.app.inTransaction(async (tx) => only(await decidePrices(tx, wish))))
  }),
  handle(sellerRemindPayment, ({ orderSn }, call) =>
    call.app.inTransaction(async (tx) => {
      const done = await remindPayment(tx, { orderSn, ...storeScopeOf(call, 'store.orders'), act: actorAs(call, 'store') })
      return isFailure(done) ? done : { orderSn }
    }),
  ),
]

/** The exits of an order between its payment and its delivery, and before the payment its price changes and reminders. */
export function cancellationHandlers(): Handler[] {
  return [
    ...buyer,
    ...seller,
    ...platformActHandlers,
    handle(adminExits, ({ orderSn }, call) => show(call, 'platform', orderSn)),
    handle(adminAnswerCancel, (input, call) => answer(call, 'platform', input)),
  ]
}
