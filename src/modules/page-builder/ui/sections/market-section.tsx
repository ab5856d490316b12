import { ChangeIndicator } from '../../../../ui/basic/change-indicator.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { Section } from '../../../../ui/layout/panel.tsx'
import { quantityText } from '../../../../ui/basic/quantity-text.ts'
import { chartGeometry, LineChart } from '../../../market/ui/public.ts'
import { useHomeMessages } from '../use-messages.ts'
import type { PageSection, MarketView } from './section-model.ts'

/** The zinc price: its line over the last quotes, and every series with its change. */
export function MarketSection({ section }: { section: Extract<PageSection, { kind: 'market' }> }) {
  const t = useHomeMessages()
  const { market } = section
  const { main, lines, second } = market
  const shape = chartGeometry(lines, 876, 268)
  if (!main) return null
  const label = t('chartLabel', { name: main.name, days: main.days, price: quantityText(main.price) })
  const stats = [
    [t('highest'), main.high],
    [t('lowest'), main.low],
    [t('average'), main.average],
  ] as const
  return (
    <Section
      title={section.title || t('market')}
      sub={t('marketSub', { date: main.publishedAt })}
      middle={
        market.synthetic && (
          <Tag tone="outline" small>
            {t('demoData')}
          </Tag>
        )
      }
    >
      <div className="pan zn">
        <div className="zn-l">
          <div className="row g6 zn-h">
            <div>
              <div className="t12 c3">{main.name}</div>
              <div className="row g3">
                <span className="big">{quantityText(main.price)}</span>
                <ChangeIndicator value={main.change} percent={main.changePercent} flatLabel={t('flat')} />
              </div>
            </div>
            <div className="row g6 t12 x-stat">
              {stats.map(([name, price]) => (
                <div key={name}>
                  <span className="c3">{name}</span> <b className="num b5">{quantityText(price)}</b>
                </div>
              ))}
            </div>
          </div>
          <div className="row g4 t12 c2 zn-k">
            <span className="row g1">
              <i className="key-1" />
              {main.name}
            </span>
            {second && (
              <span className="row g1">
                <i className="key-2" />
                {second}
              </span>
            )}
          </div>
          {shape && <LineChart shape={shape} label={label} />}
        </div>
        <div className="zn-r">
          <SeriesTable market={market} />
        </div>
      </div>
    </Section>
  )
}

function SeriesTable({ market }: { market: MarketView }) {
  const t = useHomeMessages()
  return (
    <table className="tbl dd">
      <thead>
        <tr>
          <th scope="col">{t('marketName')}</th>
          <th scope="col">{t('marketPlace')}</th>
          <th scope="col" className="r">
            {t('marketPrice')}
          </th>
          <th scope="col" className="r">
            {t('marketChange')}
          </th>
        </tr>
      </thead>
      <tbody>
        {market.series.map((seriesRow) => (
          <tr key={seriesRow.seriesCode}>
            <td className="b5 el zn-n">{seriesRow.seriesName}</td>
            <td className="c3">{seriesRow.market}</td>
            <td className="r n b6">{quantityText(seriesRow.price)}</td>
            <td className="r">
              <ChangeIndicator value={seriesRow.change} percent={seriesRow.changePercent} flatLabel={t('flat')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
