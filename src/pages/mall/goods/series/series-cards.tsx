import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { Price } from '../../../../ui/basic/price.tsx'
import { useBrowseMessages } from '../use-messages.ts'
import type { SeriesSummary } from './series-data.ts'

/** All series with what one chooses them by: picture, goods, stores, lowest price. */
export function SeriesCards({ list }: { list: readonly SeriesSummary[] }) {
  const t = useBrowseMessages()
  return (
    <ul className="sr-g" aria-label={t('allSeries')}>
      {list.map((one) => (
        <li key={one.seriesId}>
          <Anchor to={`/goods/series?seriesId=${one.seriesId}`}>
            <Picture src={one.picture} alt="" width={88} />
            <span className="col g1">
              <b className="t16 el">{one.seriesName}</b>
              <span className="c3 t12 el">{one.place}</span>
              <span className="c2 t13">
                {t('seriesGoods', { count: one.goods })}
                {one.stores !== null && ` · ${t('seriesStores', { count: one.stores })}`}
              </span>
              {one.from !== null && (
                <span className="t13 c3">
                  <Price amount={one.from} unit={one.unit} /> {t('seriesFrom')}
                </span>
              )}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
