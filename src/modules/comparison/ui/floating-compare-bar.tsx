import { CompareBar } from '../../../ui/goods/compare-bar.tsx'
import { useGoodsMessages } from '../../catalog/ui/public.ts'
import { compareAddress, useComparePicks } from './compare-picks.ts'

/** The bar of picked goods; loaded with the first pick. */
export function FloatingCompareBar() {
  const t = useGoodsMessages()
  const { picks, remove, clear } = useComparePicks()
  return (
    <CompareBar
      picks={picks.map((pick) => ({
        key: String(pick.productId),
        name: pick.name,
        image: pick.image === '' ? undefined : pick.image,
        price: pick.price || t('enquiry'),
      }))}
      onRemove={(key) => remove(Number(key))}
      onClear={clear}
      to={compareAddress(picks.map((pick) => pick.productId))}
      labels={{
        region: t('compareGoods'),
        compare: (count) => t('compareNow', { count }),
        clear: t('compareClear'),
        addMore: (free) => t('compareMore', { free }),
        remove: t('compareRemove'),
      }}
    />
  )
}
