import type { CallState } from '../../../api/browser/use-call.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { ChoiceFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListControl } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import type { FigureCase, storeFigureCases } from '../endpoints-figures.ts'
import { scorecardMessages, statisticsMessages } from '../messages.ts'
import { caseFigures, inquiryFigures, type CaseFigure } from '../rules/figure-names.ts'
import { durationText } from './duration-text.ts'
import { SpanBar } from './span-bar.tsx'
import type { FigureSpanChoice } from './use-figure-span.ts'

/** What the address says of the rows that are asked for. */
export const caseFilters = ['figure', 'hit', 'from', 'to', 'days', 'storeId'] as const
export const figureOf = (text: string): CaseFigure => caseFigures.find((one) => one === text) ?? 'paid'
export const hitOf = (text: string): '' | '1' | '0' => (text === '1' || text === '0' ? text : '')
export const isInquiryFigure = (figure: CaseFigure) => inquiryFigures.some((one) => one === figure)

type Props = {
  readonly list: ListControl
  readonly call: CallState<OutputOf<typeof storeFigureCases>>
  readonly figure: CaseFigure
  readonly hit: '' | '1' | '0'
  readonly span: FigureSpanChoice
  readonly set: (change: { readonly figure?: string; readonly hit?: string }) => void
  readonly to: (row: FigureCase) => string | null
  readonly withStore?: boolean
}

/** The rows behind a figure, by how they came out. */
export function FigureCaseList({ list, call, figure, hit, span, set, to, withStore = false }: Props) {
  const t = useMessages(statisticsMessages)
  const columns = useCaseColumns(figure, withStore)
  const counts = call.data?.counts
  const tabs = [
    { key: 'all', label: t('all'), count: counts?.all },
    { key: '1', label: t(`hit_${figure}`), count: counts?.hit },
    { key: '0', label: t(`miss_${figure}`), count: counts ? counts.all - counts.hit : undefined },
  ]
  return (
    <List
      label={`${t('casesTitle')} · ${t(`figure_${figure}`)}`}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(row) => row.caseSn}
      columns={columns}
      to={to}
      tabs={{ label: t('colResult'), list: tabs, current: hit || 'all', onChange: (next) => set({ hit: next === 'all' ? '' : next }) }}
      filters={
        <>
          <ChoiceFilter
            label={t('casesTitle')}
            value={figure === 'paid' ? '' : figure}
            all={t('figure_paid')}
            values={caseFigures.filter((one) => one !== 'paid')}
            word={(one) => t(`figure_${one}`)}
            onChange={(next) => set({ figure: next, hit: '' })}
          />
          <SpanBar span={span} />
        </>
      }
      pages={({ total }) => ({ total })}
      empty={<Empty icon="chart-line" title={t('noCases')} />}
    />
  )
}

function useCaseColumns(figure: CaseFigure, withStore: boolean): readonly ListColumn<FigureCase>[] {
  const t = useMessages(statisticsMessages)
  const say = useMessages(scorecardMessages)
  const right = { align: 'right', isTight: true } as const
  const meanText = ({ mean }: FigureCase) => (mean === null ? '—' : figure === 'weighed' ? `${mean}%` : durationText(say, mean))
  return [
    { key: 'sn', title: t('colSn'), as: 'title', text: (row) => row.sn },
    ...(figure === 'refunded' || figure === 'claimed' || figure === 'weighed' || figure === 'certified'
      ? [{ key: 'case', title: t('colCase'), text: (row: FigureCase) => row.caseSn }]
      : []),
    ...(withStore ? [{ key: 'store', title: t('colStore'), text: (row: FigureCase) => row.storeName }] : []),
    { key: 'time', title: t('colTime'), isTight: true, text: (row) => shortTime(row.time) },
    {
      key: 'result',
      title: t('colResult'),
      as: 'state',
      text: (row) => t(row.isHit ? `hit_${figure}` : `miss_${figure}`),
      cell: (row) => (
        <Tag small tone={row.isHit ? 'ok' : 'warn'}>
          {t(row.isHit ? `hit_${figure}` : `miss_${figure}`)}
        </Tag>
      ),
    },
    ...(isInquiryFigure(figure) || figure === 'weighed' || figure === 'certified'
      ? []
      : [
          {
            key: 'amount',
            title: t('colAmount'),
            ...right,
            text: (row: FigureCase) => (row.amount === null ? '—' : `¥${priceText(row.amount)}`),
          },
        ]),
    ...(figure === 'paid'
      ? [{ key: 'tonnes', title: t('colTonnes'), ...right, text: (row: FigureCase) => (row.tonnes ? groupedNumber(row.tonnes) : '—') }]
      : []),
    ...(figure === 'quoted' || figure === 'weighed' ? [{ key: 'mean', title: t('colMean'), ...right, text: meanText }] : []),
  ]
}
