import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { signedText } from '../../../ui/basic/signed-text.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { adminQuoteList } from '../../../modules/market/endpoints-quote.ts'
import { indexSeries, indexStocks } from '../../../modules/market/endpoints.ts'
import { QuoteForm } from './quote-form.tsx'
import { QuoteImport } from './quote-import.tsx'
import { marketPageMessages } from '../../../modules/market/messages.ts'

const filterNames = ['series', 'before'] as const
type Days = OutputOf<typeof adminQuoteList>['days']

/** The platform's zinc desk: quotes by day, entry and correction, import. */
export default function QuoteListPage() {
  const series = useCall(indexSeries, {})
  const stocks = useCall(indexStocks, {})
  return <CallView call={series}>{(found) => <Desk series={[...found, ...(stocks.data ?? [])]} />}</CallView>
}

type Choice = { readonly seriesCode: string; readonly seriesName: string }

function Desk({ series }: { series: readonly Choice[] }) {
  const t = useMessages(marketPageMessages)
  const { values, set } = useFilters(filterNames)
  const [chosen, setChosen] = useState<Days[number] | null>(null)
  const code = series.find((one) => one.seriesCode === values.series)?.seriesCode ?? series[0]?.seriesCode ?? ''
  const quotes = useCall(adminQuoteList, { seriesCode: code, before: values.before || undefined })
  return (
    <div className="col g3">
      <Panel
        title={t('quotesTitle')}
        more={
          <Select
            aria-label={t('series')}
            style={{ minWidth: 200 }}
            value={code}
            options={series.map((one) => ({ value: one.seriesCode, label: `${one.seriesName} ${one.seriesCode}` }))}
            onChange={(next) => set({ series: next, before: '' })}
          />
        }
      >
        <QuoteForm
          key={`${code} ${chosen?.date ?? ''}`}
          seriesCode={code}
          from={chosen}
          onDone={() => {
            setChosen(null)
            quotes.reload()
          }}
        />
        <CallView call={quotes}>
          {({ days, nextBefore }) =>
            days.length === 0 ? (
              <Empty icon="chart-line" title={t('noQuotes')} />
            ) : (
              <>
                <QuoteTable days={days} onChoose={setChosen} />
                <div className="flt row g2">
                  {values.before !== '' && (
                    <Button size="sm" onClick={() => set({ before: '' })}>
                      {t('newest')}
                    </Button>
                  )}
                  {nextBefore !== null && (
                    <Button size="sm" onClick={() => set({ before: nextBefore })}>
                      {t('older')}
                    </Button>
                  )}
                </div>
              </>
            )
          }
        </CallView>
      </Panel>
      <QuoteImport onDone={quotes.reload} />
    </div>
  )
}

function QuoteTable({ days, onChoose }: { days: Days; onChoose: (day: Days[number]) => void }) {
  const t = useMessages(marketPageMessages)
  return (
    <div className="tsc">
      <table className="tbl d">
        <thead>
          <tr>
            <th>{t('date')}</th>
            <th className="r">{t('low')}</th>
            <th className="r">{t('high')}</th>
            <th className="r">{t('price')}</th>
            <th className="r">{t('premium')}</th>
            <th>{t('publishedAt')}</th>
            <th>{t('reason')}</th>
            <th>{t('revisions')}</th>
          </tr>
        </thead>
        <tbody>
          {days.flatMap((day) =>
            day.revisions.map((revision, index) => (
              <tr key={revision.quoteId}>
                <td className="num nw">
                  {index === 0 ? (
                    <button type="button" className="cl b5" onClick={() => onChoose(day)}>
                      {day.date}
                    </button>
                  ) : (
                    ''
                  )}
                </td>
                <td className="r n">{priceText(revision.low)}</td>
                <td className="r n">{priceText(revision.high)}</td>
                <td className="r n b6">{priceText(revision.price)}</td>
                <td className="r n">{revision.premium === null ? t('none') : signedText(revision.premium, 0)}</td>
                <td className="num nw t12">{fullTime(revision.publishedAt)}</td>
                <td className="t12">{revision.reason || t('none')}</td>
                <td>
                  {day.revisions.length > 1 && (
                    <Tag tone={revision.isCurrent === 1 ? 'ok' : 'neutral'} small>
                      {t(revision.isCurrent === 1 ? 'current' : 'old')}
                    </Tag>
                  )}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}
