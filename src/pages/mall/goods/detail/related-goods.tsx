import { useLanguage } from '../../../../api/browser/use-messages.tsx'
import { listFormat } from '../../../../kernel/text/list-format.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import type { DetailTranslate } from '../use-messages.ts'
import type { GoodsDetail } from './detail-data.ts'
import { GoodsRow } from '../../../../modules/catalog/ui/goods-row.tsx'
import { useBoughtGoods } from '../../../../modules/purchase-history/ui/public.ts'
import { useRecentlyViewed } from './use-recently-viewed.ts'

type KinProps = { goods: GoodsDetail; t: DetailTranslate }

/** The same item elsewhere, what goes with it, its category with the way to the size matrices, and what was looked at before. */
export function RelatedGoods({ goods, t }: KinProps) {
  const lang = useLanguage()
  const seen = useRecentlyViewed(goods.goodsId)
  const together = useBoughtGoods('together', [goods.goodsId])
  const { kin, path } = goods
  const leaf = path.at(-1)
  return (
    <>
      <GoodsRow
        id="equal"
        title={t('equivalents')}
        sub={listFormat(
          lang,
          kin.standardItems.map((one) => [one.itemName, one.standard].filter((text) => text !== '').join(' ')),
        )}
        goods={kin.equivalents}
      />
      <GoodsRow title={t('together')} goods={together} />
      <GoodsRow id="same" title={t('sameCategory')} goods={goods.sameCategory}>
        {kin.series.map((one) => (
          <ButtonLink key={one.seriesId} size="sm" to={`/goods/series?seriesId=${one.seriesId}`} icon="table">
            {t('seriesOf', { name: one.seriesName })}
          </ButtonLink>
        ))}
        {leaf && kin.series.length === 0 && (
          <ButtonLink size="sm" to={`/goods/series?categoryId=${leaf.categoryId}`} icon="table">
            {t('wholeSeries')}
          </ButtonLink>
        )}
      </GoodsRow>
      <GoodsRow title={t('recent')} goods={seen} />
    </>
  )
}
