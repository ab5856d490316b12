import type { Call } from '../../../../api/handler.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { lineAmount, unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { skusOf } from '../../../basket/server/public.ts'
import { priceOf } from '../../../pricing/rules/sku-price.ts'
import { allSeries } from '../../../market/server/public.ts'
import { settingOr } from '../../../site/server/public.ts'
import type { RfqLine } from '../requests/rfq-repository.ts'

/** The setting with the yearly rate, in percent, by which days to pay are valued. */
const rateSetting = 'payment_term_rate'

type LinePrices = { readonly platformAmount: number | null; readonly platformPrice: number | null; readonly zincPrice: number | null }
const none: LinePrices = { platformAmount: null, platformPrice: null, zincPrice: null }

/** What quotations are measured by today: the platform's own prices, the index of zinc, and the rate for later payment. */
export async function marketPricesOf(call: Call, asked: readonly RfqLine[]) {
  const { read } = call.app
  const [skus, series, rate] = await Promise.all([
    skusOf(
      call,
      asked.flatMap((line) => line.productId ?? []),
    ),
    allSeries(read),
    settingOr(read, rateSetting, '4.35'),
  ])
  const first = series.find((one) => one.latest !== null && one.currency === 'CNY' && one.unitCode === 't')
  const zinc = first?.latest
    ? {
        name: call.lang === 'en' ? first.nameEn : first.nameZh,
        price: unitPriceNumber(BigInt(first.latest.price)),
        date: first.latest.date,
      }
    : null
  const lines = new Map(
    asked.map((line): [number, LinePrices] => {
      const sku = skus.get(line.productId ?? 0)
      if (!sku) return [line.lineNo, none]
      const kind = line.unitCode === sku.secUnitCode && line.unitCode !== sku.unitCode ? 'second' : 'primary'
      const price = priceOf(sku, BigInt(line.number), kind)?.unitPrice
      const zincPrice = sku.index && line.unitCode === 't' ? (zinc?.price ?? null) : null
      if (price === undefined) return [line.lineNo, { ...none, zincPrice }]
      const platformAmount = yuanNumber(lineAmount(price, BigInt(line.number), line.decimals))
      return [line.lineNo, { platformAmount, platformPrice: unitPriceNumber(price), zincPrice }]
    }),
  )
  const yearlyRate = Math.round(Number(rate) * 100)
  return { zinc, yearlyRate: Number.isFinite(yearlyRate) ? yearlyRate : 435, ofLine: (lineNo: number) => lines.get(lineNo) ?? none }
}
