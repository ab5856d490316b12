import type { InputOf } from '../../../src/api/endpoint.ts'
import { storeCapabilities, type Caller } from '../../../src/api/caller.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { enquiryCartAdd, enquiryCartList, enquiryOrderSubmit } from '../../../src/modules/basket/endpoints-enquiry.ts'
import { addressesOf } from '../../../src/modules/member/server/addresses/address-repository.ts'
import { rfqClose, rfqDetail, clarificationAnswer, rfqSave, rfqSubmit } from '../../../src/modules/rfq/endpoints.ts'
import { awardSubmit } from '../../../src/modules/rfq/endpoints-award.ts'
import {
  clarificationAsk,
  quotationSave,
  quotationSubmit,
  supplierRfqDetail,
} from '../../../src/modules/rfq/endpoints-supplier-quotation.ts'
import { quotationComparison, revisionRequest } from '../../../src/modules/rfq/endpoints-comparison.ts'
import { rfqHandlers } from '../../../src/modules/rfq/server/handlers.ts'
import { addDays, dayOf } from '../../../src/kernel/time/clock.ts'
import { demoVisitor } from '../people/demo-caller.ts'
import { openSimulation, type OpenSimulation } from './open-simulation.ts'
import { inquiries, enquiries, type DemoInquiry, type DemoQuote } from './rfq-script.ts'

const hour = 3_600_000

/** Somebody of a store without a demonstration account of its own. */
const clerkOf = (storeId: number): Caller => ({
  ...demoVisitor('demo_supplier'),
  member: { memberId: 7, memberName: 'demo_supplier', memberType: 2, enterpriseId: null, sessionId: 'demonstration' },
  stores: [{ storeId, storeName: '', capabilities: storeCapabilities }],
})
const supplierOf = (storeId: number): Caller =>
  storeId === 1001 ? demoVisitor('demo_supplier') : storeId === 1004 ? demoVisitor('demo_supplier2') : clerkOf(storeId)

/** Requests for quotation in every state that somebody would look at, each made by the real calls. */
export async function simulateRfqs(url: string): Promise<number> {
  const play = openSimulation(url, [...rfqHandlers(), ...basketHandlers()], new Date())
  try {
    // Numbers go by the time of publication, as lists do.
    for (const one of inquiries.toSorted((first, second) => second.hoursAgo - first.hoursAgo)) await playOne(play, one)
    for (const { buyer, lines, quotes, hoursAgo } of enquiries) {
      const who = demoVisitor(buyer)
      play.at(hoursAgo)
      for (const [productId, number] of lines) await play.ask(enquiryCartAdd, { productId, number }, who)
      const cart = await play.ask(enquiryCartList, {}, who)
      const cartIds = cart.storeEnquiryCartGroupList.flatMap((group) => group.storeEnquiryCartList.map((line) => line.cartId))
      const { inquirySnList } = await play.ask(enquiryOrderSubmit, { cartIds }, who)
      for (const inquirySn of inquirySnList) {
        const { storeId } = await play.ask(rfqDetail, { inquirySn }, who)
        for (const quote of quotes.filter((one) => one.storeId === storeId)) await quoted(play, inquirySn, quote)
      }
    }
    return inquiries.length + enquiries.length
  } finally {
    await play.close()
  }
}

async function playOne(play: OpenSimulation, demoInquiry: DemoInquiry): Promise<void> {
  const who = demoVisitor(demoInquiry.buyer)
  const now = play.at(demoInquiry.hoursAgo)
  const [address] = await addressesOf(play.house.read, who.member?.memberId ?? 0)
  const wish: InputOf<typeof rfqSave> = {
    title: demoInquiry.title,
    note: demoInquiry.note,
    addressId: address?.id,
    closeTime: new Date(now.getTime() + demoInquiry.openHours * hour).toISOString(),
    lines: [...demoInquiry.lines],
  }
  const saved = await play.ask(rfqSave, wish, who)
  const { inquirySn } = saved
  if (demoInquiry.until === 'draft') return
  await play.ask(rfqSubmit, { inquirySn, expectedVersion: saved.version }, who)
  for (const quote of demoInquiry.quotes) await quoted(play, inquirySn, quote)
  if (demoInquiry.question) {
    const { talkId } = await play.ask(
      clarificationAsk,
      { inquirySn, question: demoInquiry.question.asked },
      supplierOf(demoInquiry.question.storeId),
    )
    if (demoInquiry.question.answer) await play.ask(clarificationAnswer, { inquirySn, talkId, answer: demoInquiry.question.answer }, who)
  }
  if (demoInquiry.until === 'open') return
  play.at(demoInquiry.hoursAgo - demoInquiry.openHours)
  const version = async () => (await play.ask(rfqDetail, { inquirySn }, who)).version
  await play.ask(rfqClose, { inquirySn, expectedVersion: await version() }, who)
  const { quotations, scenarios } = await play.ask(quotationComparison, { inquirySn }, who)
  if (demoInquiry.until === 'revision') {
    const [first] = quotations
    if (!first) throw new Error('a request of the demonstration was closed without a quotation')
    await play.ask(
      revisionRequest,
      { quotationSn: first.quotationSn, expectedVersion: first.version, wish: '数量可以增加到 30 吨，单价能否再优惠？', targets: [] },
      who,
    )
  }
  if (demoInquiry.until !== 'awarded') return
  const lines = (scenarios.find((scenario) => scenario.key === 'perLine')?.lines ?? []).map((line) => ({
    ...line,
    expectedVersion: quotations.find((quotation) => quotation.quotationSn === line.quotationSn)?.version ?? 0,
  }))
  await play.ask(awardSubmit, { inquirySn, expectedVersion: await version(), lines }, who)
}

async function quoted(play: OpenSimulation, inquirySn: string, quote: DemoQuote): Promise<void> {
  const who = supplierOf(quote.storeId)
  const found = await play.ask(supplierRfqDetail, { inquirySn }, who)
  const today = dayOf(new Date())
  const lines = found.lines.map(({ lineNo, ownProductId }, index) => {
    const price = quote.prices[index] ?? null
    if (price === null) return { lineNo, offer: 'NOT_AVAILABLE' as const }
    const deliveryDate = addDays(today, quote.days)
    return { lineNo, offer: 'PRICE' as const, productId: ownProductId, unitPrice: price, deliveryDate, remark: quote.remark ?? '' }
  })
  const terms = {
    validUntil: addDays(today, 20),
    freight: quote.freight,
    taxIncluded: quote.taxIncluded ?? (1 as const),
    payTerms: quote.payTerms,
  }
  const { version } = await play.ask(quotationSave, { inquirySn, ...terms, lines }, who)
  await play.ask(quotationSubmit, { inquirySn, expectedVersion: version }, who)
}
