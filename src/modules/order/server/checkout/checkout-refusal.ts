import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { checkAmount } from '../../../../kernel/money/money.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import type { InvoiceChoice } from '../../endpoints-schemas.ts'
import type { Checkout, PricedLine } from './price-checkout.ts'

export function goodsNameOf(line: PricedLine, lang: Language): string {
  return lang === 'en' ? line.sku.nameEn : line.sku.nameZh
}

/** Why a checkout cannot be placed as it stands; null when it can. */
export function checkoutRefusal(checkout: Checkout, lang: Language): Failure | null {
  const lines = checkout.stores.flatMap((store) => store.lines)
  if (lines.length === 0) return failure('order.nothingChosen')
  for (const line of lines) {
    if (!line.problem) continue
    const goods = goodsNameOf(line, lang)
    if (line.problem.code === 'aboveStock' || line.problem.code === 'soldOut') return failure('order.stockShort', { goods })
    return failure('order.lineRefused', { goods, reason: line.problem.text })
  }
  for (const store of checkout.stores) {
    const facts = { store: lang === 'en' ? store.storeNameEn : store.storeName }
    if (!store.deliveryChoices.includes(store.delivery)) return failure('order.pickupNotOffered', facts)
    if (store.freightState === 'NEED_ADDRESS') return failure('order.addressNeeded', {}, { field: 'addressId' })
    if (store.freightState === 'ENQUIRY') return failure('order.freightAsk', facts)
  }
  return checkAmount(checkout.total) ?? null
}

/** An invoice needs a title; a special one also the tax number (specification §5, invoice fields). */
export function invoiceRefusal(invoice: InvoiceChoice): Failure | null {
  if (invoice.invoiceType !== 0 && invoice.title === '') return failure('order.invoiceTitleNeeded', {}, { field: 'invoice.title' })
  if (invoice.invoiceType === 2 && invoice.taxNumber === '') return failure('order.taxNumberNeeded', {}, { field: 'invoice.taxNumber' })
  return null
}
