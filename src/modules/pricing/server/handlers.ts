import { handle, type Handler } from '../../../api/handler.ts'
import { deliveredPrices, priceQuote } from '../endpoints-price-quote.ts'
import { priceHistory } from '../endpoints-price-history.ts'
import { deliveredPricesOf } from './delivered-prices.ts'
import { formulaHandlers } from './formulas/formula-handlers.ts'
import { sellerFormulaHandlers } from './formulas/save-formula.ts'
import { freightTemplateHandlers } from './freight/freight-templates.ts'
import { offerSheetHandlers } from './offer-sheets/offer-sheet-handlers.ts'
import { priceFixationHandlers } from './price-fixation/price-fixation-handlers.ts'
import { showPriceHistory } from './price-history.ts'
import { quotePrice } from './quote-price.ts'

/** Prices: the resolver's answer for a quantity, formulas, locks, price fixation, offer sheets and freight templates. */
export function pricingHandlers(): Handler[] {
  return [
    handle(priceQuote, (input, call) => quotePrice(input, call)),
    handle(deliveredPrices, (input, call) => deliveredPricesOf(call, input.productIds)),
    handle(priceHistory, (input, call) => showPriceHistory(input, call)),
    ...formulaHandlers(),
    ...priceFixationHandlers(),
    ...sellerFormulaHandlers(),
    ...offerSheetHandlers(),
    ...freightTemplateHandlers,
  ]
}
