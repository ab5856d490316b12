import { useLanguage } from '../../../../api/browser/use-words.tsx'
import { joined } from '../../../../shared/joined.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import type { DetailSpeak } from '../use-detail-words.ts'
import type { GoodsDetail } from './detail-data.ts'
import { GoodsRow } from './goods-row.tsx'
import { useBoughtGoods } from './use-bought-goods.ts'
import { useSeenGoods } from './use-seen-goods.ts'

type KinProps = { goods: GoodsDetail; t: DetailSpeak }

/** The same item elsewhere, what goes with it, its category with the way to the size matrices, and what was looked at before. */
export function DetailKin({ goods, t }: KinProps) {
  const lang = useLanguage()
  const seen = useSeenGoods(goods.goodsId)
  const together = useBoughtGoods('together', [goods.goodsId])
  const { kin, path } = goods
  const leaf = path.at(-1)
  return (
    <>
      <GoodsRow
        id="equal"
        title={t('equivalents')}
        sub={joined(
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
