import { memberOf, type Call } from '../../../api/handler.ts'
import { yuanNumber, sumFen } from '../../../kernel/money/money.ts'
import { dayOf, startOfDay } from '../../../kernel/time/clock.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { InvoiceablePart } from '../endpoints.ts'
import { invoiceMessages } from '../messages.ts'
import { offersOf, settledAmount } from '../rules/invoiceable-amount.ts'
import { issueDays } from './apply-invoice.ts'
import { balancesOf, checkoutsToInvoice, type Balances, type InvoiceableOrder, type InvoiceablePartBalance } from './balances-repository.ts'

type Asked = { readonly orderSn: string; readonly shipmentSn: string; readonly month: string }
type Offer = { readonly storeId: number; readonly part: InvoiceablePart; readonly fen: bigint }

const ofShipment = {
  name: 'invoice.shipmentParts',
  text: `SELECT sl.order_line_id AS "orderLineId", sl.number::text AS number FROM shipment s JOIN shipment_line sl USING (shipment_id) WHERE s.shipment_sn = $1 AND s.member_id = $2`,
}

function monthOf(month: string): { readonly from: Date | null; readonly until: Date | null } {
  if (month === '') return { from: null, until: null }
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: startOfDay(`${month}-01`), until: startOfDay(`${next}-01`) }
}

/** Of a shipment no more than what it brought is offered. */
async function limitsOf(call: Call, shipmentSn: string): Promise<ReadonlyMap<string, bigint> | null> {
  if (shipmentSn === '') return null
  const found = await rows<{ orderLineId: number; number: string }>(call.app.read, ofShipment, [shipmentSn, memberOf(call).memberId])
  return new Map(found.map((row) => [String(row.orderLineId), BigInt(row.number)]))
}

function offerOf(call: Call, part: InvoiceablePartBalance, order: InvoiceableOrder, fen: bigint): Offer {
  const isEnglish = call.lang === 'en'
  const freight = translate(call.lang, invoiceMessages)('freight')
  const name = part.orderLineId === null ? freight : isEnglish ? part.nameEn || part.nameZh : part.nameZh
  return {
    storeId: order.storeId,
    fen,
    part: {
      partKey: part.key,
      orderSn: order.orderSn,
      buyerOrderNo: order.buyerOrderNo,
      name,
      spec: isEnglish ? part.specEn || part.specZh : part.specZh,
      amount: yuanNumber(fen),
      invoiced: yuanNumber(part.invoiced),
      finishDay: order.finishedAt ? dayOf(order.finishedAt) : '',
    },
  }
}

function offered(call: Call, { claims, orders, parts }: Balances, asked: Asked, limits: ReadonlyMap<string, bigint> | null): Offer[] {
  const span = monthOf(asked.month)
  const offers = offersOf(claims)
  return [...parts].flatMap(([key, part]) => {
    const order = orders.find((one) => one.orderId === part.orderId)
    if (!order || order.memberId !== memberOf(call).memberId) return []
    if (asked.orderSn !== '' && order.orderSn !== asked.orderSn) return []
    if (span.from && span.until && (order.createdAt < span.from || order.createdAt >= span.until)) return []
    const limit = limits && settledAmount(part.net, limits.get(key) ?? 0n, part.number > 0n ? part.number : 1n)
    const most = offers.get(key) ?? 0n
    const fen = limit !== null && limit < most ? limit : most
    return fen > 0n ? [offerOf(call, part, order, fen)] : []
  })
}

/** What a buyer can apply for now, by store. */
export async function listInvoiceable(call: Call, asked: Asked) {
  const { read } = call.app
  const ids = await checkoutsToInvoice(read, memberOf(call).memberId, { sn: asked.orderSn || asked.shipmentSn, ...monthOf(asked.month) })
  const limits = await limitsOf(call, asked.shipmentSn)
  if (limits?.size === 0) return failure('api.notFound')
  const all: Offer[] = []
  for (const payOrderId of ids) all.push(...offered(call, await balancesOf(read, payOrderId), asked, limits))
  const groups = [...Map.groupBy(all, (offer) => offer.storeId)]
  const stores = await storesByIds(
    read,
    groups.map(([storeId]) => storeId),
  )
  return {
    stores: groups.map(([storeId, own]) => {
      const store = stores.find((one) => one.storeId === storeId)
      return {
        storeId,
        storeName: (call.lang === 'en' ? store?.storeNameEn : store?.storeName) ?? '',
        amount: yuanNumber(sumFen(own.map((offer) => offer.fen))),
        parts: own.map((offer) => offer.part),
      }
    }),
    issueDays: await issueDays(call.app.read),
  }
}
