import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ChangeIndicator } from '../../../ui/basic/change-indicator.tsx'
import { signedText } from '../../../ui/basic/signed-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { useZincMessages, type ZincTranslate } from './use-messages.ts'
import { toggleSeries, zincAddress } from './zinc-address.ts'
import { ZincChartFigure } from './zinc-chart-figure.tsx'
import { chartMonths } from './chart-months.ts'
import type { QuotedSeries, ZincData } from './zinc-data.ts'

/** The chosen series: price, figures, ranges, lines to compare, and the chart with its summary in words. */
export function ZincPricePanel({ zinc, main }: { zinc: ZincData; main: QuotedSeries }) {
  const t = useZincMessages()
  const { codes, months } = zinc
  const summary = summaryOf(zinc, main, t)
  return (
    <section className="pan zm">
      <div className="zm-t">
        <div>
          <h2 className="t12 c3">
            {main.seriesName} {main.grade} · {t(main.taxIncluded ? 'unitTax' : 'unitNet', { unit: main.unit })}
          </h2>
          <div className="row g3">
            <span className="num zm-p">{quantityText(main.latest.price)}</span>
            <ChangeIndicator value={main.latest.change} percent={main.latest.changePercent} flatLabel={t('flat')} />
          </div>
        </div>
        <Figures zinc={zinc} main={main} />
        <nav className="seg zm-s" aria-label={t('ranges')}>
          {chartMonths.map((chartMonth) => (
            <Anchor
              key={chartMonth}
              to={zincAddress({ codes, months: chartMonth })}
              keepScroll
              className={chartMonth === months ? 'on' : undefined}
              aria-current={chartMonth === months ? 'true' : undefined}
            >
              {t(`months_${chartMonth}`)}
            </Anchor>
          ))}
        </nav>
      </div>
      <nav className="zm-k" aria-label={t('compare')}>
        {zinc.series.map((quotedSeries) => {
          const place = codes.indexOf(quotedSeries.seriesCode)
          return (
            <Anchor
              key={quotedSeries.seriesCode}
              to={zincAddress({ codes: toggleSeries(codes, quotedSeries.seriesCode), months })}
              prefetch={false}
              keepScroll
              className={classNames('row g1', place < 0 && 'c3')}
              aria-current={place >= 0 ? 'true' : undefined}
            >
              <i
                className="zm-c"
                style={place < 0 ? undefined : { background: `var(--zb-viz-${place + 1})`, borderColor: `var(--zb-viz-${place + 1})` }}
              />
              {quotedSeries.seriesName}
            </Anchor>
          )
        })}
        {codes.length > 1 && (
          <Anchor to={zincAddress({ codes, months, mode: zinc.mode === 'price' ? 'percent' : 'price' })} keepScroll className="lk">
            {t(zinc.mode === 'price' ? 'asPercent' : 'asPrice')}
          </Anchor>
        )}
      </nav>
      {zinc.shape ? (
        <ZincChartFigure zinc={zinc} label={summary} />
      ) : (
        <Empty icon="chart-line" title={t('noQuotes')} help={t('noQuotesHelp')} />
      )}
    </section>
  )
}

function Figures({ zinc, main }: { zinc: ZincData; main: QuotedSeries }) {
  const t = useZincMessages()
  const { latest } = main
  const figures: readonly (readonly [string, string])[] = [
    [t('range'), `${quantityText(latest.low)}–${quantityText(latest.high)}`],
    ...(latest.premium === null ? [] : [[t('premium'), signedText(latest.premium, 0)] as const]),
    ...(zinc.month ? [[t('monthMean'), quantityText(zinc.month.mean)] as const] : []),
    ...(zinc.year ? [[t('yearBounds'), `${quantityText(zinc.year.high.price)} / ${quantityText(zinc.year.low.price)}`] as const] : []),
    ...(zinc.basis === null ? [] : [[t('basis'), signedText(zinc.basis, 0)] as const]),
  ]
  return (
    <dl className="zm-f t12">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="c3">{name}</dt>
          <dd className="num b6 t13">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function summaryOf({ figures }: ZincData, main: QuotedSeries, t: ZincTranslate): string {
  if (!figures) return ''
  const { first, last, high, low, mean, change, days } = figures
  return t('summary', {
    name: main.seriesName,
    from: first.date,
    to: last.date,
    days,
    price: quantityText(last.price),
    high: quantityText(high.price),
    highDate: high.date,
    low: quantityText(low.price),
    lowDate: low.date,
    mean: quantityText(mean),
    change: signedText(change, 0),
  })
}
