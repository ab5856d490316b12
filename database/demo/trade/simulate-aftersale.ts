import type { Caller } from '../../../src/api/caller.ts'
import { noDocuments } from '../../../src/api/printed-document.ts'
import { openFiles } from '../../../src/app/registration/member-files.ts'
import { aftersaleApply, aftersaleOptions, buyerCaseAct, buyerCaseDetail } from '../../../src/modules/aftersale/endpoints.ts'
import { adminCaseAct, returnAddressSave, sellerCaseAct } from '../../../src/modules/aftersale/endpoints-staff.ts'
import { aftersaleHandlers } from '../../../src/modules/aftersale/server/public.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { fulfilmentHandlers } from '../../../src/modules/fulfilment/server/handlers.ts'
import { invoiceApply, invoiceableParts } from '../../../src/modules/invoice/endpoints.ts'
import { sellerInvoiceRecord, sellerInvoiceReject } from '../../../src/modules/invoice/endpoints-staff.ts'
import { invoiceAddressSave, invoiceTitleSave } from '../../../src/modules/invoice/endpoints-titles.ts'
import { invoiceHandlers } from '../../../src/modules/invoice/server/public.ts'
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

const day = 24
const company = demoVisitor('demo_company')
const buyer = demoVisitor('demo_buyer')
const admin = demoVisitor('demo_admin')
const storeOf = (storeId: number) => demoVisitor(storeId === 1001 ? 'demo_supplier' : 'demo_supplier2')
const returnAddress = { receiver: '退货组 赵师傅', phone: '021-58881001', address: '上海市宝山区宝杨路 2121 号 3 号库' }

/** One past purchase that a case is about: shipped after a day and received after two and a half. */
async function bought(play: OpenSimulation, trade: Pick<DemoTrade, 'buyer' | 'placed' | 'lines' | 'pay'>): Promise<string> {
  const whole = { shipped: [{ after: 22, share: 1, by: 'truck' }], received: 60 } as const
  const [orderSn] = await simulateTrade({ ...play, visitor: demoVisitor }, { ...trade, ...whole })
  if (orderSn === undefined) throw new Error('the purchase became no order')
  return orderSn
}

type Wish = {
  readonly kind: 'return' | 'claim'
  readonly reason: 'quality' | 'shortWeight' | 'orderedWrong'
  readonly number: string
  readonly amount?: number
  readonly explanation: string
  readonly picture: string
}

/** The buyer asks with a picture; answers the case and how each side moves it on. */
async function openCase(play: OpenSimulation, who: Caller, orderSn: string, { picture, number, ...wish }: Wish) {
  const { lines, storeName } = await play.ask(aftersaleOptions, { orderSn }, who)
  const [line] = lines
  if (!line) throw new Error(`${orderSn} of ${storeName} has no line`)
  const { name } = await uploadSpecimen(play, who, picture, 'evidence')
  const wanted = [{ orderProductId: line.orderProductId, number }]
  const input = { orderSn, goodsState: 'received' as const, ...wish, lines: wanted, images: [name] }
  const { caseSn } = await play.ask(aftersaleApply, input, who)
  const seen = async () => (await play.ask(buyerCaseDetail, { caseSn }, who)).version
  const { storeId } = await play.ask(buyerCaseDetail, { caseSn }, who)
  const none = { note: '', images: [], carrier: '', trackingNo: '' }
  return {
    store: async (action: 'agree' | 'reject' | 'offer' | 'appeal', more: { note?: string; amount?: number } = {}) => {
      const address = action === 'agree' ? { returnAddress } : {}
      const act = { caseSn, expectedVersion: await seen(), action, ...none, lines: [], ...address, ...more }
      await play.ask(sellerCaseAct, act, storeOf(storeId))
    },
    buyer: async (
      action: 'complain' | 'arbitrate' | 'sendBack' | 'acceptOffer',
      more: { note?: string; carrier?: string; trackingNo?: string },
    ) => play.ask(buyerCaseAct, { caseSn, expectedVersion: await seen(), action, ...none, ...more }, who),
    platform: async (action: 'admit') => play.ask(adminCaseAct, { caseSn, expectedVersion: await seen(), action, note: '' }, admin),
  }
}

async function playCases(play: OpenSimulation): Promise<void> {
  await play.ask(returnAddressSave, { storeId: 1001, ...returnAddress }, storeOf(1001))
  const short = await bought(play, { buyer: 'demo_company', placed: 12 * day, lines: [[100001, 3]], pay: 'transfer' })
  play.at(9 * day)
  const shortWeight = '到厂复磅 2.983 吨，送货磅单 3.000 吨，磅差 0.57%，超出合同约定的 0.3%，申请按实收结算。'
  const claim = { kind: 'claim', reason: 'shortWeight', number: '1', amount: 400, explanation: shortWeight, picture: '复磅单' } as const
  const disputed = await openCase(play, company, short, claim)
  play.at(8 * day)
  await disputed.store('reject', { note: '出库磅经检定，单据齐全；请提供第三方地磅的复磅单。' })
  play.at(7 * day)
  await disputed.buyer('complain', { note: '已在临港公共地磅复磅，磅单附后，店铺仍不认可。' })
  play.at(6 * day)
  await disputed.platform('admit')
  play.at(5 * day)
  await disputed.store('appeal', { note: '附出库磅单与地磅检定证书；认可 0.3% 以内的差异由双方分担。' })
  play.at(2 * day)
  await disputed.buyer('arbitrate', { note: '协商不成，请平台裁决。' })
  const wrong = await bought(play, { buyer: 'demo_buyer', placed: 9 * day, lines: [[100036, 100]], pay: 'transfer' })
  play.at(5 * day)
  const sent = {
    kind: 'return',
    reason: 'orderedWrong',
    number: '40',
    explanation: '多订了 40 公斤，包装未拆，申请退货。',
    picture: '未拆封',
  } as const
  const returning = await openCase(play, buyer, wrong, sent)
  play.at(4 * day)
  await returning.store('agree')
  play.at(2 * day)
  await returning.buyer('sendBack', { carrier: '安捷（演示）物流', trackingNo: 'AJ26112288' })
  const onCredit = await bought(play, { buyer: 'demo_company', placed: 8 * day, lines: [[100004, 2]], pay: 'credit' })
  play.at(4 * day)
  const dross = {
    kind: 'claim',
    reason: 'quality',
    number: '1',
    amount: 600,
    explanation: '两块锌锭底部有夹渣，需重熔清渣。',
    picture: '锌锭底面',
  } as const
  const offered = await openCase(play, company, onCredit, dross)
  play.at(3 * day)
  await offered.store('offer', { amount: 420, note: '按两块重熔损耗与加工费折算。' })
  play.at(2 * day + 6)
  await offered.buyer('acceptOffer', {})
  const fresh = await bought(play, { buyer: 'demo_buyer', placed: 5 * day, lines: [[100011, 1]], pay: 'transfer' })
  play.at(20)
  const wet = {
    kind: 'return',
    reason: 'quality',
    number: '1',
    explanation: '运输途中受潮，表面有白锈，申请退货退款。',
    picture: '表面白锈',
  } as const
  await openCase(play, buyer, fresh, wet)
}

type Paper = { readonly who: Caller; readonly title: string; readonly taxNumber: string; readonly email: string }

/** Applies for one invoice of each store with something to invoice, at most three; answers them with their totals. */
async function applyInvoices(play: OpenSimulation, { who, title, taxNumber, email }: Paper) {
  const bank = { regAddress: '江苏省江阴市临港街道港城大道588号', regPhone: '0510-88880103', bankName: '中国农业银行江阴临港支行' }
  const heading = { kind: 'company' as const, title, taxNumber, ...bank, bankAccount: '10641000104000000203', isDefault: 1 as const }
  const { titleId } = await play.ask(invoiceTitleSave, { titleId: 0, expectedVersion: 0, ...heading }, who)
  const receiver = { receiver: '财务部 钱会计', phone: '0510-88880105', email, address: '', isDefault: 1 as const }
  const { receiverId } = await play.ask(invoiceAddressSave, { receiverId: 0, ...receiver }, who)
  const { stores } = await play.ask(invoiceableParts, { orderSn: '', shipmentSn: '', month: '' }, who)
  const applied: { invoiceId: number; total: string; storeId: number }[] = []
  const kinds = { invoiceType: 1 as const, content: 'goods' as const, source: 'order' as const, remark: '' }
  for (const { storeId, parts } of stores)
    for (const part of parts.filter(({ amount }) => amount > 0).slice(0, 2)) {
      const wanted = [{ partKey: part.partKey, amount: part.amount }]
      const { invoiceId } = await play.ask(invoiceApply, { storeId, titleId, receiverId, ...kinds, parts: wanted }, who)
      applied.push({ invoiceId, total: part.amount.toFixed(2), storeId })
    }
  return applied
}

async function playInvoices(play: OpenSimulation): Promise<void> {
  play.at(3 * day)
  const ofCompany = { who: company, title: '澜海（演示）热镀锌有限公司', taxNumber: '91320281DEM000201M', email: 'finance@demo.example' }
  const [issued, rejected] = (await applyInvoices(play, ofCompany)).filter(({ storeId }) => storeId === 1001)
  if (!issued || !rejected) throw new Error('the company has nothing to invoice')
  play.at(2 * day)
  const paper = { invoiceId: issued.invoiceId, number: '26312000000000000017', total: issued.total }
  await play.ask(sellerInvoiceRecord, paper, storeOf(1001))
  const reason = '开户行名称与账号不一致，请核对后重新提交。'
  await play.ask(sellerInvoiceReject, { invoiceId: rejected.invoiceId, reason }, storeOf(1001))
  play.at(day)
  await applyInvoices(play, {
    who: buyer,
    title: '天津北辰（演示）镀锌钢构有限公司',
    taxNumber: '91120113DEM0001021',
    email: 'buyer@demo.example',
  })
}

/** Cases that wait for a store, for the platform and for goods on their way, and invoices issued, applied for and sent back. */
export async function simulateAftersale(of: { readonly url: string; readonly dataDir: string }, now = new Date()): Promise<void> {
  const trading = [...basketHandlers(), ...orderHandlers({ payOnCredit }), ...fulfilmentHandlers(), ...paymentHandlers(pastPayments)]
  // Without a service invoices are recorded by hand, which needs no answer from outside.
  const papers = invoiceHandlers({ service: null, demonstration: true, siteUrl: 'http://127.0.0.1', render: noDocuments })
  const play = openSimulation(of.url, [...trading, ...aftersaleHandlers(), ...papers, ...fileHandlers(openFiles(of.dataDir))], now)
  try {
    await playCases(play)
    await playInvoices(play)
  } finally {
    await play.close()
  }
}
