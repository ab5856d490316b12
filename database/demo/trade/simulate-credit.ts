import { runDueTimers } from '../../../src/adapters/timers/run-timers.ts'
import { openFiles } from '../../../src/app/registration/member-files.ts'
import { dayOf, startOfDay } from '../../../src/kernel/time/clock.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import {
  creditApplyCall,
  creditOverviewCall,
  creditRepayCall,
  creditStatementConfirmCall,
  creditStatementListCall,
} from '../../../src/modules/credit/endpoints.ts'
import { adminCreditCalls, sellerCreditCalls } from '../../../src/modules/credit/endpoints-staff.ts'
import { creditHandlers, creditTimers } from '../../../src/modules/credit/server/public.ts'
import { fulfilmentHandlers } from '../../../src/modules/fulfilment/server/handlers.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { paymentHandlers } from '../../../src/modules/payment/server/handlers.ts'
import { payOnCredit } from '../../../src/modules/payment/server/public.ts'
import { fileHandlers } from '../../../src/modules/site/server/files/file-handlers.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import { uploadSpecimen } from './demo-pictures.ts'
import { openSimulation, type OpenSimulation } from './open-simulation.ts'
import { simulateTrade } from './simulate-trade.ts'
import { pastPayments } from './simulate-trades.ts'
import type { DemoTrade } from './trade-script.ts'

const hour = 3_600_000
const company = demoVisitor('demo_company')
const contact = { contactName: '周海', contactPhone: '13800000003' }

/** Hours from a day of an earlier month, at ten in the morning, until now. */
function hoursSince(now: Date, monthsBack: number, dayOfMonth: number): number {
  const [year, month] = dayOf(now).split('-').map(Number)
  const first = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 - monthsBack, dayOfMonth))
  return (now.getTime() - startOfDay(first.toISOString().slice(0, 10)).getTime()) / hour - 10
}

/** Statements are issued, confirmed and reminded of under the clock of the script. */
async function timers({ house }: OpenSimulation): Promise<void> {
  const rethrow = (error: unknown) => {
    throw error
  }
  while ((await runDueTimers(house, creditTimers, rethrow)).done > 0);
}

const admin = { calls: adminCreditCalls, who: demoVisitor('demo_admin'), storeId: 0 }
const store = { calls: sellerCreditCalls, who: demoVisitor('demo_supplier'), storeId: 1001 }

type Wish = { readonly lender: typeof admin | typeof store; readonly limit: number; readonly termDays: number; readonly purpose: string }

/** The company applies and the lender approves a day later. */
async function open(play: OpenSimulation, hoursAgo: number, { lender, limit, termDays, purpose }: Wish): Promise<void> {
  play.at(hoursAgo)
  const wish = { storeId: lender.storeId, limit, termDays, purpose, ...contact }
  const { applicationId: creditApplicationId } = await play.ask(creditApplyCall, wish, company)
  play.at(hoursAgo - 20)
  await play.ask(lender.calls.applicationReview, { creditApplicationId, event: 'review' }, lender.who)
  const expiresOn = dayOf(new Date(play.at(hoursAgo - 24).getTime() + 365 * 24 * hour))
  const terms = { limit, termDays, withInterest: true, expiresOn }
  await play.ask(lender.calls.applicationReview, { creditApplicationId, event: 'approve', ...terms }, lender.who)
}

async function buy(play: OpenSimulation, placed: number, lines: DemoTrade['lines'], more: Partial<DemoTrade> = {}): Promise<void> {
  await simulateTrade({ ...play, visitor: demoVisitor }, { buyer: 'demo_company', placed, lines, pay: 'credit', ...more })
}
const whole = { shipped: [{ after: 22, share: 1, by: 'truck' }], received: 50 } as const

/** The company confirms the statement of the line of a lender that was issued last. */
async function confirmNewest(play: OpenSimulation, storeId: number): Promise<string> {
  const { list } = await play.ask(creditStatementListCall, { tab: 'check' }, company)
  const found = list.find((of) => of.storeId === storeId && of.state === 'ISSUED')
  if (!found) throw new Error(`no statement of ${storeId} was issued`)
  await play.ask(creditStatementConfirmCall, { statementSn: found.statementSn }, company)
  return found.statementSn
}

async function repayByTransfer(play: OpenSimulation, statementSn: string, documentNo: string, part = 1): Promise<number> {
  const { list } = await play.ask(creditStatementListCall, {}, company)
  const of = list.find((one) => one.statementSn === statementSn)
  if (!of) throw new Error(`${statementSn} is gone`)
  const { url } = await uploadSpecimen(play, company, '银行电子回单', 'voucher')
  const paper = { method: 'TRANSFER' as const, bankName: '中国农业银行江阴临港支行', documentNo, picture: url }
  const wish = { accountId: of.accountId, statementSn, amount: Math.round(of.left * 100 * part) / 100, ...paper }
  return (await play.ask(creditRepayCall, wish, company)).repaymentId
}

/**
 * Two months of buying on credit: a line of the platform with a paid statement, one that is due soon, goods owed in this month and an
 * order that still reserves; a line of a store with a repayment that waits; an application that nobody has answered.
 */
export async function simulateCredit(of: { readonly url: string; readonly dataDir: string }, now = new Date()): Promise<void> {
  const noPassword = (): Promise<null> => Promise.resolve(null)
  const trading = [...basketHandlers(), ...orderHandlers({ payOnCredit }), ...fulfilmentHandlers(), ...paymentHandlers(pastPayments)]
  const play = openSimulation(of.url, [...trading, ...creditHandlers(noPassword), ...fileHandlers(openFiles(of.dataDir))], now)
  try {
    await playMonths(play, now)
  } finally {
    await play.close()
  }
}

async function playMonths(play: OpenSimulation, now: Date): Promise<void> {
  const ago = (monthsBack: number, day: number) => hoursSince(now, monthsBack, day)
  await open(play, ago(2, 3), { lender: admin, limit: 800_000, termDays: 30, purpose: '一厂、二厂锌锭月度采购，月均约 40 吨' })
  await buy(play, ago(2, 8), [[100004, 10]], whole)
  await open(play, ago(2, 20), { lender: store, limit: 300_000, termDays: 30, purpose: '零号锌锭补库，按车结算' })
  await buy(play, ago(1, 6), [[100004, 12]], whole)
  play.at(ago(1, 9))
  await timers(play)
  const paid = await confirmNewest(play, 0)
  await buy(play, ago(1, 12), [[100022, 5]], whole)
  play.at(ago(1, 20))
  const repaymentId = await repayByTransfer(play, paid, '20261020-008812')
  play.at(ago(1, 21))
  await play.ask(adminCreditCalls.repaymentReview, { repaymentId, event: 'confirm' }, admin.who)
  play.at(ago(0, 1))
  await timers(play)
  play.at(Math.max(8, ago(0, 3)))
  await confirmNewest(play, 0)
  const ofStore = await confirmNewest(play, store.storeId)
  await buy(play, 24 * 6, [[100004, 4]], { shipped: whole.shipped, received: 60 })
  await buy(play, 19, [[100006, 3]], { remark: '到货前一天电话通知仓库' })
  play.at(5)
  await repayByTransfer(play, ofStore, '20261123-001906', 0.5)
  play.at(4)
  const wish = { storeId: 1004, limit: 500_000, termDays: 45, purpose: '锌锭与锌合金集中采购，计划 12 月起按月结算', ...contact }
  await play.ask(creditApplyCall, wish, company)
  play.at(1)
  await timers(play)
  const { accounts } = await play.ask(creditOverviewCall, {}, company)
  if (accounts.length !== 2) throw new Error('the demonstration has two credit lines')
}
