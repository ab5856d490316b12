import { handle, type Handler } from '../../../api/handler.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { indexDownload, indexQuotes, indexSeries, indexStocks } from '../endpoints.ts'
import { marketMessages } from '../messages.ts'
import { historyFile } from '../rules/history-file.ts'
import { alertHandlers } from './alert-handlers.ts'
import { allSeries, quotesOf, stockSeries, type QuoteRecord } from './index-repository.ts'
import { quoteHandlers } from './quote-handlers.ts'

const mostSeries = 5
const usualQuotes = 60
const mostQuotes = 2000

const yuan = (price: number) => unitPriceNumber(BigInt(price))
const signedYuan = (price: number) => (price < 0 ? -yuan(-price) : yuan(price))

function presentQuote(quote: QuoteRecord) {
  return {
    date: quote.date,
    low: yuan(quote.low),
    high: yuan(quote.high),
    price: yuan(quote.price),
    premium: quote.premium === null ? null : signedYuan(quote.premium),
  }
}

function presentLatest(quote: QuoteRecord | null, before: number | null) {
  if (!quote) return null
  const change = before === null ? 0 : quote.price - before
  return {
    ...presentQuote(quote),
    change: signedYuan(change),
    changePercent: before === null || before === 0 ? 0 : Math.round((change / before) * 10_000) / 100,
    publishedAt: new Date(quote.publishedAt).toISOString(),
  }
}

function codesOf(text: string): string[] {
  return [...new Set(text.split(',').map((code) => code.trim()))].slice(0, mostSeries)
}

/** The zinc market: series for the strip and the table, quotes for the chart. */
export function marketHandlers(): Handler[] {
  return [
    handle(indexSeries, async (_input, call) =>
      (await allSeries(call.app.read)).map((seriesRecord) => ({
        seriesCode: seriesRecord.seriesCode,
        seriesName: call.lang === 'en' ? seriesRecord.nameEn : seriesRecord.nameZh,
        kind: seriesRecord.kind,
        market: call.lang === 'en' ? seriesRecord.marketEn : seriesRecord.marketZh,
        unit: translate(call.lang, marketMessages)(seriesRecord.currency === 'USD' ? 'dollarsPerTonne' : 'perTonne'),
        currency: seriesRecord.currency,
        synthetic: seriesRecord.synthetic,
        grade: seriesRecord.grade,
        source: call.lang === 'en' ? seriesRecord.sourceEn : seriesRecord.sourceZh,
        taxIncluded: seriesRecord.taxIncluded,
        latest: presentLatest(seriesRecord.latest, seriesRecord.previousPrice === null ? null : Number(seriesRecord.previousPrice)),
      })),
    ),
    handle(indexStocks, async (_input, call) =>
      (await stockSeries(call.app.read)).map(({ seriesCode, nameZh, nameEn, synthetic, latest, previousPrice }) => ({
        seriesCode,
        seriesName: call.lang === 'en' ? nameEn : nameZh,
        synthetic,
        latest: latest && {
          date: latest.date,
          tonnes: yuan(latest.price),
          change: previousPrice === null ? null : signedYuan(latest.price - Number(previousPrice)),
        },
      })),
    ),
    handle(indexQuotes, async (input, call) => {
      const codes = codesOf(input.seriesCodes)
      const most = input.from === undefined && input.to === undefined ? usualQuotes : mostQuotes
      const found = await quotesOf(call.app.read, codes, { from: input.from ?? null, to: input.to ?? null, most })
      return found.map((one) => ({
        seriesCode: one.seriesCode,
        seriesName: call.lang === 'en' ? one.nameEn : one.nameZh,
        quotes: one.quotes.map(presentQuote),
      }))
    }),
    handle(indexDownload, async (input, call) => {
      const found = await quotesOf(call.app.read, codesOf(input.seriesCodes), {
        from: input.from ?? null,
        to: input.to ?? null,
        most: mostQuotes,
      })
      const history = found.map((one) => ({
        seriesCode: one.seriesCode,
        seriesName: call.lang === 'en' ? one.nameEn : one.nameZh,
        quotes: one.quotes.map(presentQuote),
      }))
      return historyFile(history, input.format)
    }),
    ...alertHandlers(),
    ...quoteHandlers(),
  ]
}
