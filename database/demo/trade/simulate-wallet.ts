import { Client } from 'pg'
import type { Caller } from '../../../src/api/caller.ts'
import { openFiles } from '../../../src/app/registration/member-files.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { cartAdd } from '../../../src/modules/basket/endpoints.ts'
import type { PersonalVault } from '../../../src/modules/member/server/public.ts'
import { checkoutPreview, orderSubmit } from '../../../src/modules/order/endpoints.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { payBalanceCall } from '../../../src/modules/payment/endpoints.ts'
import { paymentHandlers } from '../../../src/modules/payment/server/handlers.ts'
import { gatewayActor } from '../../../src/modules/payment/server/move-payment.ts'
import { fileHandlers } from '../../../src/modules/site/server/files/file-handlers.ts'
import { rechargeStartCall, withdrawalApplyCall } from '../../../src/modules/wallet/endpoints.ts'
import { adminWithdrawalListCall, withdrawalMoveCall } from '../../../src/modules/wallet/endpoints-admin.ts'
import { applyRechargeTrade, walletHandlers } from '../../../src/modules/wallet/server/public.ts'
import { demoPayPassword } from '../people/accounts.ts'
import { plainPasswordHash } from '../../../src/modules/identity/server/security/password-hasher.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import { uploadSpecimen } from './demo-pictures.ts'
import { openSimulation, type OpenSimulation } from './open-simulation.ts'
import { pastPayments } from './simulate-trades.ts'

const day = 24
const admin = demoVisitor('demo_admin')
const buyer = demoVisitor('demo_buyer')
const personal = demoVisitor('demo_personal')

type Recharged = { readonly days: number; readonly yuan: number; readonly method: 'wechat' | 'alipay'; readonly came?: bigint }

/** Somebody recharges and the gateway says what came; fen, the whole amount without any. */
async function recharge(play: OpenSimulation, who: Caller, { days, yuan: amount, method, came }: Recharged): Promise<void> {
  play.at(days * day)
  const { rechargeSn } = await play.ask(rechargeStartCall, { amount, method }, who)
  const paidAt = play.at(days * day - 0.03)
  const amountFen = came ?? BigInt(amount) * 100n
  const trade = { outTradeNo: rechargeSn, gatewayTradeNo: `42001${rechargeSn}`, state: 'paid', amountFen, currency: 'CNY', paidAt } as const
  await play.house.inTransaction((tx) => applyRechargeTrade(tx, method, trade, gatewayActor(method, 'demonstration', paidAt)))
}

const ofBuyer = { payeeName: '天津北辰（演示）镀锌钢构有限公司', bankName: '中国银行天津津南支行', bankAccount: '6217 0001 2345 6789 012' }
const ofPersonal = { payeeName: '陈远', bankName: '招商银行上海张江支行', bankAccount: '6225 8801 2345 6781' }

/** A withdrawal as far as it has come. */
async function withdraw(
  play: OpenSimulation,
  who: Caller,
  of: {
    readonly days: number
    readonly amount: string
    readonly payee: typeof ofBuyer
    readonly steps?: readonly ('approve' | 'reject' | 'startPaying' | 'succeed' | 'fail')[]
    readonly reason?: string
    readonly bankSerial?: string
  },
): Promise<void> {
  const { days, amount, payee, steps = [], reason = '', bankSerial = '' } = of
  play.at(days * day)
  const { withdrawalSn } = await play.ask(withdrawalApplyCall, { amount, ...payee, payPassword: '' }, who)
  for (const [index, event] of steps.entries()) {
    play.at(days * day - 3 * (index + 1))
    const withdrawalId = await idOf(play, withdrawalSn)
    const voucherImage = event === 'succeed' ? (await uploadSpecimen(play, admin, '银行付款回单', 'voucher')).url : ''
    const proof = event === 'succeed' ? { bankSerial, voucherImage } : {}
    const why = event === 'reject' || event === 'fail' ? { reason } : {}
    await play.ask(withdrawalMoveCall, { withdrawalId, event, ...why, ...proof }, admin)
  }
}

async function idOf(play: OpenSimulation, withdrawalSn: string): Promise<number> {
  const { list } = await play.ask(adminWithdrawalListCall, { keyword: withdrawalSn }, admin)
  const [found] = list
  if (!found) throw new Error(`${withdrawalSn} is gone`)
  return found.withdrawalId
}

/** Goods paid with balance alone, which then wait to be sent. */
async function buyWithBalance(play: OpenSimulation, days: number): Promise<void> {
  play.at(days * day)
  await play.ask(cartAdd, { productId: 100036, number: '50' }, buyer)
  const { totalAmount: expectedTotal, storeGroupList } = await play.ask(checkoutPreview, {}, buyer)
  const stores = storeGroupList.map(({ storeId, delivery }) => ({ storeId, delivery, remark: '' }))
  const invoice = { invoiceType: 0, title: '', taxNumber: '', content: 'goods' } as const
  const { paySn } = await play.ask(orderSubmit, { expectedTotal, stores, payMethod: 'ONLINE', invoice }, buyer)
  await play.ask(payBalanceCall, { paySn, payPassword: '' }, buyer)
}

/**
 * Balances with a history: recharges that came, one of another amount than asked for, goods paid with balance, and withdrawals that
 * were paid, refused, sent back by the bank, are being paid and wait for a review.
 */
export async function simulateWallet(
  of: { readonly url: string; readonly dataDir: string; readonly vault: PersonalVault },
  now = new Date(),
): Promise<void> {
  const anyPassword = (): Promise<null> => Promise.resolve(null)
  const trading = [...basketHandlers(), ...orderHandlers(), ...paymentHandlers(pastPayments, undefined, anyPassword)]
  const wallet = walletHandlers(pastPayments, anyPassword, { vault: of.vault })
  const play = openSimulation(of.url, [...trading, ...wallet, ...fileHandlers(openFiles(of.dataDir))], now)
  try {
    await setPayPasswords(of.url)
    await playBuyer(play)
    await playPersonal(play)
  } finally {
    await play.close()
  }
}

/** Who pays with balance has a payment password; the owner of the database sets it. */
async function setPayPasswords(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'zincbridge demonstration data' })
  await client.connect()
  try {
    await client.query(`UPDATE account SET pay_password_hash = $1 WHERE member_name IN ('demo_buyer', 'demo_personal')`, [
      await plainPasswordHash(demoPayPassword),
    ])
  } finally {
    await client.end()
  }
}

async function playBuyer(play: OpenSimulation): Promise<void> {
  const paid = ['approve', 'startPaying', 'succeed'] as const
  await recharge(play, buyer, { days: 34, yuan: 5000, method: 'wechat' })
  await recharge(play, buyer, { days: 29, yuan: 3000, method: 'alipay' })
  await buyWithBalance(play, 27)
  await withdraw(play, buyer, { days: 21, amount: '2000.00', payee: ofBuyer, steps: paid, bankSerial: 'ZH20261105-00417' })
  const otherName = '收款户名与认证企业名称不一致，请核对后重新提交。'
  const wrong = { ...ofBuyer, payeeName: '李明' }
  await withdraw(play, buyer, { days: 16, amount: '1000.00', payee: wrong, steps: ['reject'], reason: otherName })
  await recharge(play, buyer, { days: 6, yuan: 2000, method: 'wechat' })
  await withdraw(play, buyer, { days: 0.3, amount: '1500.00', payee: ofBuyer })
}

async function playPersonal(play: OpenSimulation): Promise<void> {
  await recharge(play, personal, { days: 20, yuan: 1200, method: 'alipay' })
  const sentBack = { payee: { ...ofPersonal, bankAccount: '6225 8801 2345 6718' }, reason: '银行退回：账号与户名不符。' }
  await withdraw(play, personal, { days: 15, amount: '300.00', steps: ['approve', 'startPaying', 'fail'], ...sentBack })
  await recharge(play, personal, { days: 9, yuan: 500, method: 'wechat', came: 50_001n })
  await withdraw(play, personal, { days: 1.2, amount: '300.00', payee: ofPersonal, steps: ['approve', 'startPaying'] })
}
