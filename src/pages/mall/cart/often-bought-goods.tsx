import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { GoodsRow } from '../../../modules/catalog/ui/goods-row.tsx'
import { useBoughtGoods } from '../../../modules/purchase-history/ui/public.ts'

/** Beside a cart: what its member bought often, then what goes with the goods in it. */
export function OftenBoughtGoods({ goodsIds }: { goodsIds: readonly number[] }) {
  const t = useGoodsMessages()
  return <GoodsRow title={t('oftenBought')} goods={useBoughtGoods('often', goodsIds)} />
}
