import { unitPriceText, unitPriceOfNumber } from '../../../kernel/money/unit-price.ts'
import type { ManagedItem, ManagedSale, SellableSku } from '../endpoints-schemas.ts'

/** A line of the form as it is typed, with what the SKU is. */
export type FlashLineValues = {
  readonly productId: number
  readonly title: string
  readonly unitName: string
  readonly listRetail: number | null
  readonly listBusiness: number | null
  /** In stock and least order; null for lines that were written before. */
  readonly stock: number | null
  readonly least: number | null
  readonly retailPrice: string
  readonly businessPrice: string
  readonly number: string
  readonly perBuyer: string
}
export type FlashSaleValues = {
  readonly nameZh: string
  readonly nameEn: string
  readonly startsAt: string
  readonly endsAt: string
  readonly items: readonly FlashLineValues[]
}

const hour = 3_600_000
const price = (yuan: number) => unitPriceText(unitPriceOfNumber(yuan) ?? 0n)

/** A moment as a `datetime-local` field has it, in Shanghai. */
export const shanghaiField = (at: Date): string => new Date(at.getTime() + 8 * hour).toISOString().slice(0, 16)

/** The form of a sale, or of a new one that begins with the next hour and lasts for a working day. */
export function flashSaleFormOf(sale: ManagedSale | null, now: Date): FlashSaleValues {
  if (!sale) {
    const next = new Date(Math.ceil(now.getTime() / hour) * hour)
    return { nameZh: '', nameEn: '', startsAt: shanghaiField(next), endsAt: shanghaiField(new Date(next.getTime() + 8 * hour)), items: [] }
  }
  const { nameZh, nameEn, startsAt, endsAt } = sale
  return {
    nameZh,
    nameEn,
    startsAt: shanghaiField(new Date(startsAt)),
    endsAt: shanghaiField(new Date(endsAt)),
    items: sale.items.map(lineOfItem),
  }
}

function lineOfItem(item: ManagedItem): FlashLineValues {
  return {
    productId: item.productId,
    title: [item.goodsName, item.specText].filter((text) => text !== '').join(' · '),
    unitName: item.unitName,
    listRetail: item.listRetail,
    listBusiness: item.listBusiness,
    stock: null,
    least: null,
    retailPrice: price(item.retailPrice),
    businessPrice: price(item.businessPrice),
    number: String(item.number),
    perBuyer: String(item.perBuyer),
  }
}

/** A line for a SKU that was just chosen; prices are for its store to say. */
export function lineOfSku(sku: SellableSku): FlashLineValues {
  return {
    productId: sku.productId,
    title: [sku.goodsName, sku.specText].filter((text) => text !== '').join(' · '),
    unitName: sku.unitName,
    listRetail: sku.retailPrice,
    listBusiness: sku.businessPrice,
    stock: sku.stock,
    least: sku.minBuyNum,
    retailPrice: '',
    businessPrice: '',
    number: String(sku.minBuyNum),
    perBuyer: '0',
  }
}

const number = (text: string) => (text.trim() === '' ? '0' : text.trim())

/** What is sent: an empty number is zero, which the server names as missing. */
export function flashSaleInput(form: FlashSaleValues) {
  return {
    ...form,
    items: form.items.map((line) => ({
      productId: line.productId,
      retailPrice: number(line.retailPrice),
      businessPrice: number(line.businessPrice),
      number: number(line.number),
      perBuyer: number(line.perBuyer),
    })),
  }
}
