import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ChangeIndicator } from '../../../ui/basic/change-indicator.tsx'
import { signedText } from '../../../ui/basic/signed-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { useZincMessages } from './use-messages.ts'
import { zincAddress } from './zinc-address.ts'
import type { QuotedSeries, ZincData } from './zinc-data.ts'

/** A small line without axes; the figures stand beside it. */
function Spark({ path, rise }: { path: string; rise: number }) {
  return (
    <svg className="zs" width="96" height="28" viewBox="0 0 96 28" aria-hidden="true">
      <path d={path} fill="none" stroke={rise > 0 ? 'var(--zb-rise)' : rise < 0 ? 'var(--zb-fall)' : 'var(--zb-viz-1)'} strokeWidth="1.5" />
    </svg>
  )
}

/** Every series with its latest price; one press shows its line. */
export function ZincStrip({ zinc }: { zinc: ZincData }) {
  const t = useZincMessages()
  return (
    <nav className="pan zq zq-a" aria-label={t('strip')}>
      {zinc.series.map((quotedSeries) => (
        <Anchor
          key={quotedSeries.seriesCode}
          to={zincAddress({ codes: [quotedSeries.seriesCode], months: zinc.months })}
          keepScroll
          className={classNames(quotedSeries.seriesCode === zinc.main?.seriesCode && 'on')}
        >
          <div className="t12 c3 el2">{quotedSeries.seriesName}</div>
          <div className="v">{quantityText(quotedSeries.latest.price)}</div>
          <ChangeIndicator value={quotedSeries.latest.change} percent={quotedSeries.latest.changePercent} flatLabel={t('flat')} />
        </Anchor>
      ))}
    </nav>
  )
}

/** The quotes of the day. */
export function SeriesQuotes({ zinc }: { zinc: ZincData }) {
  const t = useZincMessages()
  return (
    <Panel title={t('seriesTable')} sub={zinc.published}>
      <div className="tsc zr" tabIndex={0} role="region" aria-label={t('seriesTable')}>
        <table className="tbl d">
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('grade')}</th>
              <th scope="col">{t('market')}</th>
              <th scope="col" className="r">
                {t('low')}
              </th>
              <th scope="col" className="r">
                {t('high')}
              </th>
              <th scope="col" className="r">
                {t('price')}
              </th>
              <th scope="col" className="r">
                {t('change')}
              </th>
              <th scope="col" className="r">
                {t('premium')}
              </th>
              <th scope="col">{t('recent')}</th>
              <th scope="col" className="r">
                {t('goods')}
              </th>
            </tr>
          </thead>
          <tbody>
            {zinc.series.map((quotedSeries) => (
              <SeriesQuote key={quotedSeries.seriesCode} series={quotedSeries} months={zinc.months} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function SeriesQuote({ series, months }: { series: QuotedSeries; months: number }) {
  const t = useZincMessages()
  const { latest } = series
  return (
    <tr>
      <th scope="row" className="b5 nw zr-n">
        <Anchor to={zincAddress({ codes: [series.seriesCode], months })} prefetch={false}>
          {series.seriesName}
        </Anchor>
      </th>
      <td className="c2 num">{series.grade || '—'}</td>
      <td className="c2">{series.market}</td>
      <td className="r n c2">{quantityText(latest.low)}</td>
      <td className="r n c2">{quantityText(latest.high)}</td>
      <td className="r n b6">{quantityText(latest.price)}</td>
      <td className="r">
        <ChangeIndicator value={latest.change} flatLabel={t('flat')} />
      </td>
      <td className="r n c2">{latest.premium === null ? '—' : signedText(latest.premium, 0)}</td>
      <td>
        <Spark path={series.spark} rise={latest.change} />
      </td>
      <td className="r">
        <Anchor className="lk" to={`/goods/list?${new URLSearchParams({ keyword: series.grade }).toString()}`} prefetch={false}>
          {t('goods')}
        </Anchor>
      </td>
    </tr>
  )
}

/** The last quotes of the chosen series, newest first. */
export function DayTable({ zinc, main }: { zinc: ZincData; main: QuotedSeries }) {
  const t = useZincMessages()
  return (
    <Panel title={t('days')} sub={t('daysSub', { name: main.seriesName, count: zinc.table.length })}>
      <div className="tsc zd" tabIndex={0} role="region" aria-label={t('days')}>
        <table className="tbl dd">
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col" className="r">
                {t('low')}
              </th>
              <th scope="col" className="r">
                {t('high')}
              </th>
              <th scope="col" className="r">
                {t('price')}
              </th>
              <th scope="col" className="r">
                {t('premium')}
              </th>
            </tr>
          </thead>
          <tbody>
            {zinc.table.map((quote) => (
              <tr key={quote.date}>
                <td className="num nw">{quote.date}</td>
                <td className="r n c2">{quantityText(quote.low)}</td>
                <td className="r n c2">{quantityText(quote.high)}</td>
                <td className="r n b6">{quantityText(quote.price)}</td>
                <td className="r n c2">{quote.premium === null ? '—' : signedText(quote.premium, 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
