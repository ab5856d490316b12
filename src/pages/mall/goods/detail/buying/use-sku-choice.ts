import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { goodsAddress } from '../../../../../modules/catalog/ui/goods-address.ts'
import type { GoodsDetail } from '../detail-data.ts'
import { saleUnit, unitKindsOf, type SaleUnit, type UnitKind } from './sale-unit.ts'
import { skuWith } from './sku-choice.ts'

type Sku = GoodsDetail['skus'][number]

export type SkuChoice = {
  readonly sku: Sku
  readonly unit: SaleUnit
  readonly kinds: readonly UnitKind[]
  readonly number: string
  readonly setNumber: (number: string) => void
  /** The field shows a quantity that was refused: nothing goes into a basket until it is mended. */
  readonly isWrong: boolean
  /** What may be enquired for: `number`, or more than can be ordered; null while the field shows neither. */
  readonly askedNumber: string | null
  readonly setWrong: (isWrong: boolean, asked: string | null) => void
  readonly setKind: (kind: UnitKind) => void
  readonly choose: (axis: string, value: string) => void
}

/**
 * The SKU, unit and quantity chosen on a goods page. Another SKU shows at once from what the page already knows; its
 * own address follows in the background, so that a reload or a shared link opens the same.
 */
export function useSkuChoice(goods: GoodsDetail): SkuChoice {
  const navigate = useNavigate()
  const [productId, setProductId] = useState(goods.productId)
  const [kind, setKind] = useState<UnitKind>('primary')
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ readonly asked: string | null } | null>(null)
  useEffect(() => setProductId(goods.productId), [goods.productId])
  const [first] = goods.skus
  const sku = goods.skus.find((one) => one.productId === productId) ?? first
  // The page's loader answers 404 for goods without a SKU.
  if (!sku) throw new Error('goods without a SKU')
  const kinds = unitKindsOf(goods, sku)
  const unit = saleUnit(goods, sku, kinds.includes(kind) ? kind : 'primary')
  return {
    sku,
    unit,
    kinds,
    number: typed ?? unit.min,
    setNumber: setTyped,
    isWrong: refused !== null,
    askedNumber: refused ? refused.asked : (typed ?? unit.min),
    setWrong: (isWrong, asked) => setRefused(isWrong ? { asked } : null),
    setKind: (next) => {
      setKind(next)
      setTyped(null)
    },
    choose: (axis, value) => {
      const next = skuWith(
        goods.skus,
        goods.axes.map((one) => one.code),
        sku,
        axis,
        value,
      )
      if (!next || next.productId === sku.productId) return
      setProductId(next.productId)
      setTyped(null)
      void navigate(goodsAddress(next.productId), { replace: true, preventScrollReset: true })
    },
  }
}
