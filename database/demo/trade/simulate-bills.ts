import { systemContext } from '../../../src/api/actor-context.ts'
import type { ActorContext } from '../../../src/kernel/audit/audit.ts'
import { isFailure } from '../../../src/kernel/failure/failure.ts'
import { rows } from '../../../src/kernel/database/transaction.ts'
import { dayOf, startOfDay } from '../../../src/kernel/time/clock.ts'
import { sellerBillConfirm, sellerBillList } from '../../../src/modules/settlement/endpoints.ts'
import { settlementHandlers } from '../../../src/modules/settlement/server/handlers.ts'
import { platformStep } from '../../../src/modules/settlement/server/move-bill.ts'
import type { PersonalVault } from '../../../src/modules/member/server/public.ts'
import { stepPayoutAccount, submitPayoutAccount } from '../../../src/modules/settlement/server/payout/payout-account-commands.ts'
import { beginBillRun, runBills } from '../../../src/modules/settlement/server/run-bills.ts'
import { transferOrder } from '../../../src/modules/settlement/server/transfer-order.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import { openSimulation, type OpenSimulation } from './open-simulation.ts'

const hour = 3_600_000
const demoBank = { bankName: '中国工商银行', branch: '株洲清水塘支行' }
const day = 24
const finance: Omit<ActorContext, 'now'> = {
  actor: { kind: 'platform', id: 9, name: 'demo_admin' },
  channel: 'admin',
  requestId: 'demonstration',
}

const completed = {
  name: 'demo.completedOrders',
  text: `SELECT order_sn AS "orderSn", finished_at + CASE WHEN enterprise_id IS NULL THEN interval '7 days' ELSE interval '15 days' END AS "windowEnd"
    FROM orders WHERE state = 'COMPLETED' AND finished_at IS NOT NULL ORDER BY 2`,
}

const storesWithoutAccount = {
  name: 'demo.storesWithoutAccount',
  text: `SELECT store_id AS "storeId", company_name AS "companyName" FROM store s WHERE state = 'open' AND NOT EXISTS (SELECT FROM settlement_payout_account a WHERE a.store_id = s.store_id) ORDER BY store_id`,
}

/** Every store has a bank account that its owner confirmed and the platform approved. */
async function playAccounts(play: OpenSimulation, vault: PersonalVault): Promise<void> {
  const stores = await rows<{ storeId: number; companyName: string }>(play.house.read, storesWithoutAccount, [])
  const act = (hoursAgo: number): ActorContext => ({
    actor: { kind: 'store', id: 7, name: 'demo_supplier' },
    channel: 'seller',
    requestId: 'demonstration',
    now: play.at(hoursAgo),
  })
  for (const { storeId, companyName } of stores) {
    const form = { ...demoBank, accountName: companyName, accountNumber: `19030201${String(storeId).padStart(11, '0')}` }
    let step = await play.house.inTransaction((tx) => submitPayoutAccount(tx, form, { storeId, act: act(60 * day), vault }))
    for (const [event, who, hoursAgo] of [
      ['confirm', 'store', 59 * day],
      ['approve', 'platform', 58 * day],
    ] as const) {
      if (isFailure(step)) throw new Error(`bank account of store ${storeId}: ${step.code}`)
      const { accountId, version } = step
      const mover = { who, storeIds: null, isOwner: true, act: who === 'store' ? act(hoursAgo) : { ...finance, now: play.at(hoursAgo) } }
      step = await play.house.inTransaction((tx) => stepPayoutAccount(tx, { accountId, event, expectedVersion: version }, mover))
    }
    if (isFailure(step)) throw new Error(`bank account of store ${storeId}: ${step.code}`)
  }
}

/** Credits the orders whose window is over to their stores, each at its time. */
async function playTransfers(play: OpenSimulation, now: Date): Promise<void> {
  const orders = await rows<{ orderSn: string; windowEnd: Date }>(play.house.read, completed, [])
  for (const { orderSn, windowEnd } of orders) {
    if (windowEnd >= now) continue
    const at = play.at((now.getTime() - windowEnd.getTime()) / hour)
    await play.house.inTransaction((tx) => transferOrder(tx, orderSn, systemContext('settlementOrder/transfer', at)))
  }
}

/** Makes the bills of a period that ended so many hours ago. */
async function playRun(play: OpenSimulation, now: Date, { from, until }: { readonly from: number; readonly until: number }): Promise<void> {
  const dayAgo = (hours: number) => startOfDay(dayOf(new Date(now.getTime() - hours * hour)))
  const at = play.at((now.getTime() - dayAgo(until).getTime()) / hour - 1)
  const period = { from: dayAgo(from), until: dayAgo(until) }
  const run = await play.house.inTransaction((tx) => beginBillRun(tx, period, systemContext('settlementRun/generate', at)))
  await runBills(play.house, run.runId)
}

/** The store confirms its newest bill, and the platform approves and pays it. */
async function playPayment(play: OpenSimulation, hoursAgo: number, bankSerial: string): Promise<void> {
  const store = demoVisitor('demo_supplier')
  play.at(hoursAgo)
  const [bill] = (await play.ask(sellerBillList, {}, store)).list
  if (bill?.state !== 'GENERATED') return
  await play.ask(sellerBillConfirm, { billId: bill.billId, expectedVersion: bill.version }, store)
  let version = bill.version + 1
  for (const [event, later] of [
    ['approve', 6],
    ['pay', 20],
    ['succeed', 22],
  ] as const) {
    const act = { ...finance, now: play.at(hoursAgo - later) }
    const paid = event === 'succeed' ? { bankSerial, voucher: '/media/bank-voucher.webp' } : {}
    const done = await play.house.inTransaction((tx) =>
      platformStep(tx, { billId: bill.billId, event, expectedVersion: version, ...paid }, act),
    )
    if (isFailure(done)) throw new Error(`${bill.billSn} ${event}: ${done.code}`)
    version = done.version
  }
}

/** Two paid bills of the first store and one that waits for it, over the orders that were played. */
export async function simulateBills(url: string, vault: PersonalVault, now = new Date()): Promise<void> {
  const play = openSimulation(url, settlementHandlers(), now)
  try {
    await playAccounts(play, vault)
    await playTransfers(play, now)
    await playRun(play, now, { from: 43 * day, until: 28 * day })
    await playPayment(play, 27 * day, '20261027-000318')
    await playRun(play, now, { from: 28 * day, until: 14 * day })
    await playPayment(play, 13 * day, '20261110-000527')
    await playRun(play, now, { from: 14 * day, until: day })
  } finally {
    await play.close()
  }
}
