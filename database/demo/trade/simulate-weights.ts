import { runDueTimers } from '../../../src/adapters/timers/run-timers.ts'
import { systemContext } from '../../../src/api/actor-context.ts'
import { openFiles } from '../../../src/app/registration/member-files.ts'
import { givenBackOf } from '../../../src/modules/aftersale/server/public.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { buyerReceive, sellerShipments } from '../../../src/modules/fulfilment/endpoints.ts'
import { fulfilmentHandlers } from '../../../src/modules/fulfilment/server/handlers.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { paymentHandlers } from '../../../src/modules/payment/server/handlers.ts'
import { creditSupplement } from '../../../src/modules/settlement/server/credit-supplement.ts'
import { fileHandlers } from '../../../src/modules/site/server/files/file-handlers.ts'
import { weighNoteBuyerMove, weighNoteRecord, weighNoteReweigh } from '../../../src/modules/weighing/endpoints.ts'
import { supplementReview, supplementVoucher } from '../../../src/modules/weighing/endpoints-supplement.ts'
import { supplementHandlers, weighingHandlers, weighingTimers } from '../../../src/modules/weighing/server/public.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import { uploadSpecimen } from './demo-pictures.ts'
import { openSimulation, type OpenSimulation } from './open-simulation.ts'
import { simulateTrade } from './simulate-trade.ts'
import { pastPayments } from './simulate-trades.ts'

const day = 24
const tareKg = 15_240
const store = demoVisitor('demo_supplier')

type Truck = {
  readonly buyer: 'demo_buyer' | 'demo_company'
  /** Days before the loading on which the goods were ordered; they leave a day later. */
  readonly ordered: number
  readonly productId: number
  readonly tonnes: number
  /** Kilograms that the weighbridge shows. */
  readonly netKg: number
  readonly ticketNo: string
}
type Weighed = Truck & { readonly orderSn: string; readonly lineId: number; readonly weighNoteSn: string; readonly version: number }

/** A truck of the first store whose ticket says another weight than was ordered. */
async function weigh(play: OpenSimulation, truck: Truck): Promise<Weighed> {
  const { buyer, ordered, productId, tonnes, netKg, ticketNo } = truck
  const shipped = [{ after: 22, share: 1, by: 'truck' }] as const
  const trade = { buyer, placed: ordered * day, lines: [[productId, tonnes]], pay: 'wechat', shipped } as const
  const [orderSn = ''] = await simulateTrade({ ...play, visitor: demoVisitor }, trade)
  const weighTime = play.at(ordered * day - 22.5).toISOString()
  play.at(ordered * day - 24)
  const { shipments } = await play.ask(sellerShipments, { orderSn }, store)
  const [shipment] = shipments
  const [line] = shipment?.lines ?? []
  if (!shipment || !line) throw new Error(`${orderSn} has not left`)
  const lineId = line.orderProductId
  const lines = [{ orderProductId: lineId, settleBy: 'WEIGHED' as const, number: String(netKg / 1000) }]
  const driver = { driverName: '孙师傅', driverPhone: '13900008201', plateNo: '沪A·D8201' }
  const scale = { ticketNo, grossKg: tareKg + netKg, tareKg, weighTime }
  const { weighNoteSn, version } = await play.ask(weighNoteRecord, { shipmentSn: shipment.shipmentSn, ...driver, ...scale, lines }, store)
  return { ...truck, orderSn, lineId, weighNoteSn, version }
}

/** Its buyer agrees with the ticket and has the goods; nothing is paid yet. */
async function agree(play: OpenSimulation, { buyer, ordered, orderSn, weighNoteSn, version: expectedVersion }: Weighed): Promise<void> {
  const who = demoVisitor(buyer)
  play.at(ordered * day - 30)
  await play.ask(weighNoteBuyerMove, { weighNoteSn, expectedVersion, event: 'confirm' }, who)
  await play.ask(buyerReceive, { orderSn, shipmentSn: '' }, who)
}

/** Supplements are asked for again under the clock of the script. */
async function remind({ house, at }: OpenSimulation, days: number): Promise<void> {
  at(days * day)
  const rethrow = (error: unknown) => {
    throw error
  }
  while ((await runDueTimers(house, weighingTimers, rethrow)).done > 0);
}

type Transfer = { readonly hoursAgo: number; readonly bankName: string; readonly documentNo: string }

/** The company transfers what its goods weighed more; answers the version of the weigh note. */
async function transfer(play: OpenSimulation, weighNoteSn: string, { hoursAgo, ...paper }: Transfer): Promise<number> {
  const who = demoVisitor('demo_company')
  play.at(hoursAgo)
  const { url: picture } = await uploadSpecimen(play, who, '银行电子回单', 'voucher')
  return (await play.ask(supplementVoucher, { weighNoteSn, ...paper, picture }, who)).version
}

/**
 * Tickets of the weighbridge in every state that somebody would look at: a supplement that was paid and stands on the bill of its
 * store, one whose transfer is being checked, one that is due and one that is late; a ticket that waits for its buyer, one that its
 * buyer answered with another weighing, and one that gives money back.
 */
export async function simulateWeights(of: { readonly url: string; readonly dataDir: string }, now = new Date()): Promise<void> {
  const trading = [...basketHandlers(), ...orderHandlers(), ...fulfilmentHandlers(), ...paymentHandlers(pastPayments)]
  const supplements = supplementHandlers({ payment: pastPayments, payPassword: () => Promise.resolve(null) })
  const handlers = [...trading, ...weighingHandlers(givenBackOf), ...supplements, ...fileHandlers(openFiles(of.dataDir))]
  const play = openSimulation(of.url, handlers, now)
  try {
    await playSupplements(play)
    await playTickets(play)
  } finally {
    await play.close()
  }
}

async function playSupplements(play: OpenSimulation): Promise<void> {
  const admin = demoVisitor('demo_admin')
  const bank = { bankName: '中国农业银行江阴临港支行' }
  const paid = await weigh(play, {
    buyer: 'demo_company',
    ordered: 16,
    productId: 100022,
    tonnes: 25,
    netKg: 25_046,
    ticketNo: 'BS1110-072',
  })
  await agree(play, paid)
  await remind(play, 9)
  const expectedVersion = await transfer(play, paid.weighNoteSn, { hoursAgo: 8.5 * day, ...bank, documentNo: '20261117-004471' })
  const at = play.at(8 * day)
  const { weighNoteSn } = paid
  await play.ask(supplementReview, { weighNoteSn, expectedVersion, event: 'confirmTransfer', reason: '' }, admin)
  await play.house.inTransaction((tx) => creditSupplement(tx, weighNoteSn, systemContext('settlement.supplements', at)))

  await agree(
    play,
    await weigh(play, { buyer: 'demo_buyer', ordered: 11.5, productId: 100011, tonnes: 12, netKg: 12_022, ticketNo: 'BS1115-018' }),
  )
  for (const days of [5, 3]) await remind(play, days)
  await agree(
    play,
    await weigh(play, { buyer: 'demo_buyer', ordered: 3.5, productId: 100001, tonnes: 25, netKg: 25_058, ticketNo: 'BS1123-041' }),
  )
  const sent = await weigh(play, {
    buyer: 'demo_company',
    ordered: 5,
    productId: 100022,
    tonnes: 20,
    netKg: 20_038,
    ticketNo: 'BS1121-009',
  })
  await agree(play, sent)
  await transfer(play, sent.weighNoteSn, { hoursAgo: 4, ...bank, documentNo: '20261126-000933' })
}

async function playTickets(play: OpenSimulation): Promise<void> {
  await weigh(play, { buyer: 'demo_company', ordered: 1.5, productId: 100001, tonnes: 12, netKg: 12_018, ticketNo: 'BS1125-030' })
  await agree(
    play,
    await weigh(play, { buyer: 'demo_buyer', ordered: 2.5, productId: 100022, tonnes: 10, netKg: 9_982, ticketNo: 'BS1124-055' }),
  )
  const light = await weigh(play, { buyer: 'demo_buyer', ordered: 2, productId: 100011, tonnes: 6, netKg: 6_000, ticketNo: 'BS1124-102' })
  play.at(12)
  const reweighed = { ticketNo: 'TJ1125-07', grossKg: 20_966, tareKg: 15_000, lines: [{ orderProductId: light.lineId, number: '5.966' }] }
  await play.ask(
    weighNoteReweigh,
    { weighNoteSn: light.weighNoteSn, expectedVersion: light.version, ...reweighed },
    demoVisitor('demo_buyer'),
  )
}
