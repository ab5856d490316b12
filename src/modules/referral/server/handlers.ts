import { offsetOf } from '../../../kernel/database/paging.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { maskPhone } from '../../identity/rules/mask-contact.ts'
import { invitationCodeOf } from '../../identity/server/public.ts'
import { directoryRow } from '../../member/server/public.ts'
import { orderStateText, orderDetailsBySn } from '../../order/server/public.ts'
import { promoterBind, promoterInfo, referredCustomers, referralOrders, referralOverview, referralStatements } from '../endpoints.ts'
import { maskName } from '../rules/mask-name.ts'
import { referralMessages } from '../messages.ts'
import { bindByCode, bindingRefusal, promoterOf } from './bind-customer.ts'
import { pendingReturns } from './commission-return-repository.ts'
import { commissionPage, statementPage, sumsOf, type Sum } from './commission-repository.ts'
import { customerNoteHandlers } from './customer-notes.ts'
import { adminHandlers } from './admin-handlers.ts'
import { afterSaleWindowDays } from './referral-subscriber.ts'
import { statementView } from './statement-view.ts'
import { bindingOf, customerCount, customersOf, salespersonOf } from './salesperson-repository.ts'

/** Everything about salespeople, their customers and what they earn. */
export function referralHandlers(): Handler[] {
  return [...promoterHandlers, ...ownHandlers, ...customerNoteHandlers, ...adminHandlers]
}

const standingOf = {
  'sales.ownCode': 'self',
  'sales.notForYou': 'notForYou',
  'sales.sameCompany': 'notForYou',
  'sales.boundAlready': 'other',
} as const

const promoterHandlers: Handler[] = [
  handle(promoterInfo, async ({ code }, call) => {
    const promoter = await promoterOf(call.app.read, code)
    if (!promoter) return { isKnown: false, promoterName: '', standing: 'guest' as const }
    const found = { isKnown: true, promoterName: promoter.nickName }
    const member = call.caller.member
    const now = call.app.clock.now()
    const customer = member && (await directoryRow(call.app.read, member.memberId))
    if (!customer) return { ...found, standing: 'guest' as const }
    if ((await bindingOf(call.app.read, customer.memberId, now))?.salespersonId === promoter.memberId)
      return { ...found, standing: 'bound' as const }
    const refused = await bindingRefusal(call.app.read, promoter, customer, now)
    if (!refused) return { ...found, standing: 'free' as const }
    const known = Object.entries(standingOf).find(([one]) => one === refused.code)
    return { ...found, standing: known?.[1] ?? ('notForYou' as const) }
  }),
  handle(promoterBind, async ({ code }, call) => {
    const promoter = await bindByCode(call, code)
    return isFailure(promoter) ? promoter : { promoterName: promoter.nickName }
  }),
]

const ownHandlers: Handler[] = [
  handle(referralOverview, (_input, call) => overview(call)),
  handle(referredCustomers, async ({ current, pageSize }, call) => {
    const of = {
      salespersonId: memberOf(call).memberId,
      limit: pageSize,
      offset: offsetOf({ current, pageSize }),
      at: call.app.clock.now(),
    }
    const found = await customersOf(call.app.read, of)
    const list = await Promise.all(
      found.map(async (customerRow) => {
        const row = await directoryRow(call.app.read, customerRow.customerId)
        return {
          bindingId: Number(customerRow.bindingId),
          lastNote: customerRow.lastNote ?? '',
          memberName: maskName(row?.memberName ?? ''),
          companyName: row?.enterpriseName ?? row?.companyName ?? '',
          mobile: row?.phone ? maskPhone(row.phone) : '',
          source: customerRow.source,
          bindTime: customerRow.boundAt.toISOString(),
          orderNum: customerRow.orderNum,
          goodsAmount: yuanNumber(BigInt(customerRow.base)),
        }
      }),
    )
    return { list, total: totalOf(found) }
  }),
  handle(referralOrders, (input, call) => orders(call, input)),
  handle(referralStatements, async ({ current, pageSize }, call) => {
    const of = { salespersonId: memberOf(call).memberId, limit: pageSize, offset: offsetOf({ current, pageSize }) }
    const found = await statementPage(call.app.read, of)
    return { list: found.map((one) => statementView(one, call.lang)), total: found[0]?.count ?? 0 }
  }),
]

async function overview(call: Call) {
  const { memberId, memberType } = memberOf(call)
  const { read } = call.app
  const person = memberType === 5 ? await salespersonOf(read, memberId) : null
  const days = await afterSaleWindowDays(read)
  const none = { isSales: false, code: '', landing: '', rate: 0, customerNum: 0, ...amounts([], 0n), windowDays: days }
  if (!person || person.endedAt) return none
  const [code, customerNum, sums, back] = await Promise.all([
    invitationCodeOf(read, memberId),
    customerCount(read, memberId, call.app.clock.now()),
    sumsOf(read, memberId),
    pendingReturns(read, memberId),
  ])
  return {
    isSales: true,
    code,
    landing: `/promotion/${code}`,
    rate: person.rateBp / 100,
    customerNum,
    ...amounts(sums, back),
    windowDays: days,
  }
}

function amounts(sums: readonly Sum[], takenBack: bigint) {
  const fen = (state: Sum['state']) => BigInt(sums.find((sum) => sum.state === state)?.amount ?? 0)
  const of = (state: Sum['state']) => yuanNumber(fen(state))
  const counted = sums.filter((sum) => sum.state !== 'VOID')
  return {
    orderNum: counted.reduce((total, one) => total + one.count, 0),
    tracked: of('TRACKED'),
    frozen: of('FROZEN'),
    // What refunds took back lowers the next statement.
    payable: yuanNumber(fen('PAYABLE') - takenBack),
    issued: of('ISSUED'),
    paid: of('PAID'),
  }
}

async function orders(call: Call, asked: { state: string; current: number; pageSize: number }) {
  const { read } = call.app
  const { list: found, total } = await commissionPage(read, { ...asked, salespersonId: memberOf(call).memberId })
  const trades = await orderDetailsBySn(
    read,
    found.map((one) => one.orderSn),
  )
  const say = translate(call.lang, referralMessages)
  const list = await Promise.all(
    found.map(async (one) => {
      const trade = trades.get(one.orderSn)
      return {
        orderSn: one.orderSn,
        memberName: maskName((await directoryRow(read, one.customerId))?.memberName ?? ''),
        storeName: (call.lang === 'en' && trade?.storeNameEn) || (trade?.storeName ?? ''),
        orderStateText: trade ? orderStateText(trade, call.lang) : '',
        orderTime: (trade?.createdAt ?? new Date(0)).toISOString(),
        goodsAmount: yuanNumber(BigInt(one.base)),
        rate: one.rateBp / 100,
        commission: yuanNumber(BigInt(one.amount)),
        takenBack: yuanNumber(BigInt(one.takenBack)),
        state: one.state,
        stateText: say(`state${one.state}`),
        releaseTime: one.releaseAt?.toISOString() ?? null,
        statementSn: one.statementSn ?? '',
      }
    }),
  )
  return { list, total }
}
