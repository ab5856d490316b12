/** One SKU as filters see it. Prices are counts of 1/10000 yuan as numbers; null means asked for. */
export type BoardSku = {
  readonly productId: number
  readonly goodsId: number
  readonly categoryPath: readonly number[]
  readonly price: number | null
  readonly inStock: boolean
  readonly sample: boolean
  /** True when it can be ordered without an enquiry. */
  readonly direct: boolean
  readonly publishedAt: number
  readonly sold: number
  /** Filter code and value; a code may come more than once (standards). */
  readonly facts: readonly (readonly [code: string, value: string])[]
  /** Specification tokens that choose this SKU among those of its goods. */
  readonly tokens: ReadonlySet<string>
}

/** All SKUs on sale with their facts numbered, SKUs of one goods side by side. Never changed once made. */
export type Board = {
  readonly skus: readonly BoardSku[]
  /** Numbers of the facts of each SKU. */
  readonly factsOf: readonly Int32Array[]
  /** Code and value behind a number. */
  readonly facts: readonly { readonly code: string; readonly value: string }[]
  readonly numberOf: ReadonlyMap<string, number>
  /** Place of the goods of each SKU, 0 … goodsCount − 1. */
  readonly goodsOf: Int32Array
  readonly goodsCount: number
  readonly skuAt: ReadonlyMap<number, number>
}

/** The key of a fact in `numberOf`. */
export function factKey(code: string, value: string): string {
  return `${code}\u0000${value}`
}

/** Numbers the facts. `skus` must be ordered by goods. Categories become facts of the code `category`. */
export function boardOf(skus: readonly BoardSku[]): Board {
  const facts: { code: string; value: string }[] = []
  const numberOf = new Map<string, number>()
  const numbered = (code: string, value: string): number => {
    const key = factKey(code, value)
    const known = numberOf.get(key)
    if (known !== undefined) return known
    numberOf.set(key, facts.length)
    facts.push({ code, value })
    return facts.length - 1
  }
  const goodsOf = new Int32Array(skus.length)
  const skuAt = new Map<number, number>()
  let goodsCount = 0
  const factsOf = skus.map((sku, place) => {
    if (place > 0 && skus[place - 1]?.goodsId !== sku.goodsId) goodsCount += 1
    goodsOf[place] = goodsCount
    skuAt.set(sku.productId, place)
    const own = [...sku.categoryPath.map((id) => ['category', String(id)] as const), ...sku.facts]
    return Int32Array.from(new Set(own.map(([code, value]) => numbered(code, value))))
  })
  return { skus, factsOf, facts, numberOf, goodsOf, goodsCount: skus.length === 0 ? 0 : goodsCount + 1, skuAt }
}
