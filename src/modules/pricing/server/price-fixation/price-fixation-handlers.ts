import { storeIdsWith } from '../../../../api/caller.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { totalOf } from '../../../../kernel/database/list-total.ts'
import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import type { StoreCapability } from '../../../../api/caller.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import {
  sellerPriceFixationList,
  priceFixationRequest,
  priceFixationConfirm,
  priceFixationDecline,
  priceFixationList,
  priceFixationQuote,
  priceFixationRules,
  priceFixationRuleSave,
  priceFixationWithdraw,
  type PriceFixationView,
} from '../../endpoints-price-fixation.ts'
import { requestPriceFixation, quotePriceFixation } from './request-price-fixation.ts'
import { movePriceFixation } from './move-price-fixation.ts'
import { listPriceFixationRules, priceFixationRuleOf, savePriceFixationRule } from './price-fixation-rules.ts'
import { priceFixationById, priceFixationsOfMember, priceFixationsOfStores, type PriceFixation } from './price-fixation-repository.ts'
import { priceFixationViews } from './price-fixation-views.ts'
import { skusForSale } from '../sku-for-sale-repository.ts'

const storesOf = (call: Call, right: StoreCapability): number[] => storeIdsWith(call.caller, right)

/** A wish in one side's room; anybody else's does not exist. */
async function heldFor(call: Call, tx: Transaction, pricingId: number, who: 'buyer' | 'store'): Promise<PriceFixation | Failure> {
  const of = await priceFixationById(tx, pricingId, call.app.clock.now())
  const isTheirs = of && (who === 'buyer' ? of.memberId === memberOf(call).memberId : storesOf(call, 'store.orders').includes(of.storeId))
  return isTheirs ? of : failure('api.notFound')
}

async function shown(
  call: Call,
  tx: Transaction,
  of: PriceFixation | Failure,
  who: 'buyer' | 'store',
): Promise<PriceFixationView | Failure> {
  if (isFailure(of)) return of
  return (await priceFixationViews(call, tx, [of], who))[0] ?? failure('api.notFound')
}

async function confirm(call: Call, tx: Transaction, pricingId: number): Promise<PriceFixation | Failure> {
  const of = await heldFor(call, tx, pricingId, 'store')
  if (isFailure(of)) return of
  const sku = (await skusForSale(tx, [of.productId], 'retail')).get(of.productId)
  if (!sku?.index) return failure('catalog.noFormula')
  const act = actorContext(call, 'store')
  const asked = { storeId: of.storeId, grams: null, lockMinutes: sku.index.lockMinutes, now: act.now }
  const { holdMinutes } = await priceFixationRuleOf(tx, asked)
  return movePriceFixation(tx, of, { event: 'confirm', who: 'store', act, holdUntil: new Date(act.now.getTime() + holdMinutes * 60_000) })
}

const buyerHandlers = (): Handler[] => [
  handle(priceFixationQuote, (input, call) => quotePriceFixation(call, input)),
  handle(priceFixationRequest, (input, call) =>
    call.idempotent<PriceFixationView>(async (tx) => shown(call, tx, await requestPriceFixation(call, tx, input), 'buyer')),
  ),
  handle(priceFixationList, async (page, call) => {
    const { read, clock } = call.app
    const found = await priceFixationsOfMember(read, memberOf(call).memberId, { ...page, now: clock.now() })
    return { list: await priceFixationViews(call, read, found, 'buyer'), total: totalOf(found) }
  }),
  handle(priceFixationWithdraw, ({ pricingId }, call) =>
    call.app.inTransaction<PriceFixationView | Failure>(async (tx) => {
      const of = await heldFor(call, tx, pricingId, 'buyer')
      if (isFailure(of)) return of
      return shown(call, tx, await movePriceFixation(tx, of, { event: 'withdraw', who: 'buyer', act: actorContext(call) }), 'buyer')
    }),
  ),
]

const deskHandlers = (): Handler[] => [
  handle(sellerPriceFixationList, async (page, call) => {
    const { read, clock } = call.app
    const found = await priceFixationsOfStores(read, storesOf(call, 'store.orders'), { ...page, now: clock.now() })
    return { list: await priceFixationViews(call, read, found, 'store'), total: totalOf(found) }
  }),
  handle(priceFixationConfirm, ({ pricingId }, call) =>
    call.idempotent<PriceFixationView>(async (tx) => shown(call, tx, await confirm(call, tx, pricingId), 'store')),
  ),
  handle(priceFixationDecline, ({ pricingId, reason }, call) =>
    call.app.inTransaction<PriceFixationView | Failure>(async (tx) => {
      const of = await heldFor(call, tx, pricingId, 'store')
      if (isFailure(of)) return of
      return shown(
        call,
        tx,
        await movePriceFixation(tx, of, { event: 'decline', who: 'store', act: actorContext(call, 'store'), reason }),
        'store',
      )
    }),
  ),
  handle(priceFixationRules, (_input, call) => listPriceFixationRules(call, storesOf(call, 'store.goods'))),
  handle(priceFixationRuleSave, (input, call) =>
    call.app.inTransaction(async (tx) =>
      storesOf(call, 'store.goods').includes(input.storeId) ? savePriceFixationRule(call, tx, input) : failure('api.notFound'),
    ),
  ),
]

/** Fixing the price of index-linked goods: buyers ask, stores answer within a minute. */
export function priceFixationHandlers(): Handler[] {
  return [...buyerHandlers(), ...deskHandlers()]
}
