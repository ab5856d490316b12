import { useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { formatDate } from '../../../../kernel/time/format-date.ts'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Segmented } from '../../../../ui/layout/segmented.tsx'
import { historyDays, priceHistory } from '../../../../modules/pricing/endpoints-price-history.ts'
import { priceHistoryMessages } from '../../../../modules/pricing/messages.ts'
import { chartSize, stepChart } from './price-history-chart.ts'

type Props = { readonly productId: number; readonly isBusiness: boolean }

/** What a SKU was shown at: list and flash prices of the viewer's class, for a month, a quarter or a year. */
export function PriceHistory({ productId, isBusiness }: Props) {
  const t = useMessages(priceHistoryMessages)
  const [days, setDays] = useState<(typeof historyDays)[number]>(90)
  const { data } = useCall(priceHistory, { productId, days })
  if (data && data.current === null) return null
  return (
    <Panel id="priceHistory" title={t('title')} sub={t(isBusiness ? 'ofBusiness' : 'ofRetail')}>
      <div className="phs">
        <Segmented
          label={t('period')}
          current={String(days)}
          onChange={(key) => setDays(historyDays.find((one) => String(one) === key) ?? 90)}
          options={historyDays.map((one) => ({ key: String(one), label: t('days', { days: one }) }))}
        />
        {data && <Course course={data} />}
      </div>
    </Panel>
  )
}

function Course({ course }: { readonly course: OutputOf<typeof priceHistory> }) {
  const t = useMessages(priceHistoryMessages)
  const lang = useLanguage()
  const [until] = useState(() => Date.now())
  const chart = stepChart(course.points, until)
  const [first] = course.points
  if (!chart || !first || course.lowest === null || course.highest === null || course.current === null) return null
  const price = (yuan: number) => `¥${priceText(yuan)}/${course.priceUnit}`
  const facts = { lowest: price(course.lowest), highest: price(course.highest), current: price(course.current) }
  return (
    <>
      <p className="row g2 flex-wrap t13">
        <span>{t('summary', facts)}</span>
        {course.isLowest30 === 1 && (
          <Tag tone="ok" small>
            {t('lowest30')}
          </Tag>
        )}
      </p>
      {course.highest > course.lowest && <div className="phs-x num">{facts.highest}</div>}
      <svg
        width="100%"
        viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t('title')}: ${t('summary', facts)}`}
      >
        <path d={chart.area} fill="var(--zb-viz-1)" opacity=".1" />
        <path d={chart.line} fill="none" stroke="var(--zb-viz-1)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="phs-x num">
        <span>{formatDate(new Date(first.at), lang)}</span>
        {course.highest > course.lowest && <span>{facts.lowest}</span>}
        <span>{t('today')}</span>
      </div>
    </>
  )
}
