import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import type { StoreCapability } from '../../../api/visitor.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import {
  deskPricingList,
  pricingAsk,
  pricingConfirm,
  pricingDecline,
  pricingList,
  pricingQuote,
  pricingRules,
  pricingRuleSave,
  pricingWithdraw,
  type PricingView,
} from '../../market/contract-pricing.ts'
import { askFixing, quoteFixing } from './ask-fixing.ts'
import { byCall, moveFixing } from './fixing-moves.ts'
import { listRules, ruleFor, saveRule } from './fixing-rule.ts'
import { fixingById, fixingsOfMember, fixingsOfStores, type Fixing } from './fixing-store.ts'
import { viewsOf } from './fixing-views.ts'
import { skusForSale } from './sale-store.ts'

const storesOf = (call: Call, right: StoreCapability): number[] =>
  call.visitor.stores.filter((seat) => seat.capabilities.includes(right)).map((seat) => seat.storeId)

/** A wish in one side's room; anybody else's does not exist. */
async function heldFor(call: Call, unit: Unit, pricingId: number, who: 'buyer' | 'store'): Promise<Fixing | Failure> {
  const of = await fixingById(unit, pricingId, call.house.clock.now())
  const isTheirs = of && (who === 'buyer' ? of.memberId === memberOf(call).memberId : storesOf(call, 'store.orders').includes(of.storeId))
  return isTheirs ? of : failure('api.notFound')
}

async function shown(call: Call, unit: Unit, of: Fixing | Failure, who: 'buyer' | 'store'): Promise<PricingView | Failure> {
  if (isFailure(of)) return of
  return (await viewsOf(call, unit, [of], who))[0] ?? failure('api.notFound')
}

async function confirm(call: Call, unit: Unit, pricingId: number): Promise<Fixing | Failure> {
  const of = await heldFor(call, unit, pricingId, 'store')
  if (isFailure(of)) return of
  const sku = (await skusForSale(unit, [of.productId], 'retail')).get(of.productId)
  if (!sku?.index) return failure('catalog.noFormula')
  const trace = byCall(call, 'store')
  const asked = { storeId: of.storeId, grams: null, lockMinutes: sku.index.lockMinutes, now: trace.now }
  const { holdMinutes } = await ruleFor(unit, asked)
  return moveFixing(unit, of, { ...trace, event: 'confirm', holdUntil: new Date(trace.now.getTime() + holdMinutes * 60_000) })
}

const buyerHandlers = (): Handler[] => [
  handle(pricingQuote, (input, call) => quoteFixing(call, input)),
  handle(pricingAsk, (input, call) =>
    call.once<PricingView>(async (unit) => shown(call, unit, await askFixing(call, unit, input), 'buyer')),
  ),
  handle(pricingList, async (page, call) => {
    const { read, clock } = call.house
    const found = await fixingsOfMember(read, memberOf(call).memberId, { ...page, now: clock.now() })
    return { list: await viewsOf(call, read, found, 'buyer'), total: found[0]?.total ?? 0 }
  }),
  handle(pricingWithdraw, ({ pricingId }, call) =>
    call.house.inUnit<PricingView | Failure>(async (unit) => {
      const of = await heldFor(call, unit, pricingId, 'buyer')
      if (isFailure(of)) return of
      return shown(call, unit, await moveFixing(unit, of, { ...byCall(call, 'buyer'), event: 'withdraw' }), 'buyer')
    }),
  ),
]

const deskHandlers = (): Handler[] => [
  handle(deskPricingList, async (page, call) => {
    const { read, clock } = call.house
    const found = await fixingsOfStores(read, storesOf(call, 'store.orders'), { ...page, now: clock.now() })
    return { list: await viewsOf(call, read, found, 'store'), total: found[0]?.total ?? 0 }
  }),
  handle(pricingConfirm, ({ pricingId }, call) =>
    call.house.inUnit<PricingView | Failure>(async (unit) => shown(call, unit, await confirm(call, unit, pricingId), 'store')),
  ),
  handle(pricingDecline, ({ pricingId, reason }, call) =>
    call.house.inUnit<PricingView | Failure>(async (unit) => {
      const of = await heldFor(call, unit, pricingId, 'store')
      if (isFailure(of)) return of
      return shown(call, unit, await moveFixing(unit, of, { ...byCall(call, 'store'), event: 'decline', reason }), 'store')
    }),
  ),
  handle(pricingRules, (_input, call) => listRules(call, storesOf(call, 'store.goods'))),
  handle(pricingRuleSave, (input, call) =>
    call.house.inUnit(async (unit) =>
      storesOf(call, 'store.goods').includes(input.storeId) ? saveRule(call, unit, input) : failure('api.notFound'),
    ),
  ),
]

/** Fixing the price of index-linked goods: buyers ask, stores answer within a minute. */
export function fixingHandlers(): Handler[] {
  return [...buyerHandlers(), ...deskHandlers()]
}
