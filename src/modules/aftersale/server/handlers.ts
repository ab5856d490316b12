import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { audit, changesBetween } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { orderSold, storeScopeOf } from '../../order/server/public.ts'
import { ownsFiles } from '../../site/server/public.ts'
import { aftersaleApply, aftersaleOptions, buyerCaseAct, buyerCaseDetail, buyerCaseList, caseTabs } from '../endpoints.ts'
import {
  adminCaseAct,
  adminCaseDetail,
  adminCaseList,
  returnAddressGet,
  returnAddressSave,
  sellerCaseAct,
  sellerCaseDetail,
  sellerCaseList,
} from '../endpoints-staff.ts'
import { endStates, type AftersaleState } from '../rules/aftersale-machine.ts'
import { buyerAct, platformAct, storeAct } from './case-commands.ts'
import {
  countOpenCases,
  countUndecidedCases,
  findCase,
  listCases,
  returnAddressOf,
  upsertReturnAddress,
  type AftersaleCase,
  type CaseScope,
} from './case-repository.ts'
import { caseDetail, caseHeads, optionsOf, type Viewer } from './case-view.ts'
import { lockWholeCase, type LockedCase } from './move-case.ts'
import { applyCase } from './open-case.ts'

const waitingFor: Readonly<Record<'store' | 'buyer' | 'money', readonly AftersaleState[]>> = {
  store: ['APPLIED', 'RETURNING', 'REPLACEMENT_PENDING'],
  buyer: ['COUNTER_OFFERED', 'SELLER_REJECTED', 'WAIT_RETURN', 'PART_RECEIVED', 'RECEIPT_REFUSED', 'REPLACEMENT_SHIPPED'],
  money: ['REFUND_PENDING', 'REFUNDING', 'REFUND_FAILED'],
}
type Tab = (typeof caseTabs)[number]
const statesOf = (tab: Tab): readonly AftersaleState[] | null => {
  if (tab === 'waiting') return waitingFor.store
  if (tab === 'over') return endStates
  return tab === 'buyer' || tab === 'money' ? waitingFor[tab] : null
}

const mine = (call: Call): CaseScope => ({ memberId: memberOf(call).memberId })
const ofStores = (call: Call) => storeScopeOf(call, 'store.orders')
const everyone: CaseScope = { anyone: true }

type ListInput = { readonly tab: Tab; readonly keyword: string; readonly current: number; readonly pageSize: number }

async function list(call: Call, scope: CaseScope, input: ListInput, viewer: Viewer) {
  const { read } = call.app
  const { list: found, total } = await listCases(read, {
    scope,
    states: statesOf(input.tab),
    isDisputed: input.tab === 'disputed',
    isUndecided: input.tab === 'returned',
    keyword: input.keyword,
    current: input.current,
    pageSize: input.pageSize,
  })
  const [open, undecided] = [await countOpenCases(read, scope), viewer === 'store' ? await countUndecidedCases(read, scope) : 0]
  const countOf = (tab: Tab) =>
    open
      .filter((one) => (tab === 'disputed' ? one.disputed : (statesOf(tab)?.includes(one.state) ?? true)))
      .reduce((sum, { count }) => sum + count, 0)
  const counts = Object.fromEntries(caseTabs.map((tab) => [tab, tab === 'returned' ? undecided : countOf(tab)])) as Record<Tab, number>
  return { list: await caseHeads(call, found, viewer), total, counts }
}

async function detail(call: Call, caseSn: string, scope: CaseScope, viewer: Viewer) {
  const of = await findCase(call.app.read, caseSn, scope)
  return (of && (await caseDetail(call, of, viewer))) ?? failure('aftersale.caseGone')
}

/** Does something with a locked case of a scope as it was seen; anybody else's does not exist. */
async function within(
  tx: Transaction,
  wish: { readonly caseSn: string; readonly expectedVersion: number },
  scope: CaseScope,
  work: (locked: LockedCase) => Promise<AftersaleCase | Failure>,
) {
  const locked = await lockWholeCase(tx, wish.caseSn, scope)
  if (!locked) return failure('aftersale.caseGone')
  if (locked.of.version !== wish.expectedVersion) return failure('api.stale')
  const done = await work(locked)
  return isFailure(done) ? done : { caseSn: done.caseSn, state: done.state, version: done.version }
}

/** Pictures that are not the caller's own evidence are refused as if they did not exist. */
async function imageRefusal(call: Call, tx: Transaction, images: readonly string[]): Promise<Failure | null> {
  if (images.length === 0) return null
  const isOwn = await ownsFiles(tx, memberOf(call).memberId, images, 'evidence')
  return isOwn ? null : failure('aftersale.imageGone', {}, { field: 'images' })
}

const headOf = (of: AftersaleCase | Failure) => (isFailure(of) ? of : { caseSn: of.caseSn, state: of.state, version: of.version })

const buyerHandlers = (): Handler[] => [
  handle(aftersaleOptions, async ({ orderSn }, call) => {
    const sold = await orderSold(call.app.read, orderSn, { memberId: memberOf(call).memberId })
    return sold ? optionsOf(call, sold) : failure('order.orderGone')
  }),
  handle(aftersaleApply, (input, call) =>
    call.idempotent(async (tx) => {
      const refused = await imageRefusal(call, tx, input.images)
      if (refused) return refused
      return headOf(await applyCase(tx, input, { memberId: memberOf(call).memberId, act: actorContext(call) }))
    }),
  ),
  handle(buyerCaseList, (input, call) => list(call, mine(call), input, 'buyer')),
  handle(buyerCaseDetail, ({ caseSn }, call) => detail(call, caseSn, mine(call), 'buyer')),
  handle(buyerCaseAct, (input, call) =>
    call.idempotent(async (tx) => {
      const refused = await imageRefusal(call, tx, input.images)
      return refused ?? within(tx, input, mine(call), (locked) => buyerAct(tx, locked, input, actorContext(call)))
    }),
  ),
]

const storeHandlers = (): Handler[] => [
  handle(sellerCaseList, (input, call) => list(call, ofStores(call), input, 'store')),
  handle(sellerCaseDetail, ({ caseSn }, call) => detail(call, caseSn, ofStores(call), 'store')),
  handle(sellerCaseAct, (input, call) =>
    call.idempotent(async (tx) => {
      const refused = await imageRefusal(call, tx, input.images)
      return refused ?? within(tx, input, ofStores(call), (locked) => storeAct(tx, locked, input, actorContext(call, 'store')))
    }),
  ),
  handle(returnAddressGet, async ({ storeId }, call) =>
    ofStores(call).storeIds.includes(storeId) ? { returnAddress: await returnAddressOf(call.app.read, storeId) } : failure('api.notFound'),
  ),
  handle(returnAddressSave, (input, call) => saveReturnAddress(call, input)),
]

async function saveReturnAddress(call: Call, input: { storeId: number; receiver: string; phone: string; address: string }) {
  const { storeId, ...returnAddress } = input
  if (!ofStores(call).storeIds.includes(storeId)) return failure('api.notFound')
  return call.app.inTransaction(async (tx) => {
    const before = await returnAddressOf(tx, storeId)
    await upsertReturnAddress(tx, storeId, returnAddress)
    const { actor, channel, requestId } = actorContext(call, 'store')
    const diff = changesBetween(before, returnAddress)
    await audit(tx, { actor, channel, requestId, action: 'aftersale.setReturnAddress', entity: 'store', entityId: storeId, diff })
    return { returnAddress }
  })
}

const platformHandlers = (): Handler[] => [
  handle(adminCaseList, (input, call) => list(call, everyone, input, 'platform')),
  handle(adminCaseDetail, ({ caseSn }, call) => detail(call, caseSn, everyone, 'platform')),
  handle(adminCaseAct, (input, call) =>
    call.idempotent((tx) => within(tx, input, everyone, (locked) => platformAct(tx, locked, input, actorContext(call, 'platform')))),
  ),
]

/** After-sale: buyers ask, stores answer, the platform decides and pays back. */
export function aftersaleHandlers(): Handler[] {
  return [...buyerHandlers(), ...storeHandlers(), ...platformHandlers()]
}
