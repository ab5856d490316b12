import { useGoodsWords } from '../use-goods-words.ts'
import { GoodsRow } from './goods-row.tsx'
import { useBoughtGoods } from './use-bought-goods.ts'

/** Beside a cart: what its member bought often, then what goes with the goods in it. */
export function OftenBought({ goodsIds }: { goodsIds: readonly number[] }) {
  const t = useGoodsWords()
  return <GoodsRow title={t('oftenBought')} goods={useBoughtGoods('often', goodsIds)} />
}
