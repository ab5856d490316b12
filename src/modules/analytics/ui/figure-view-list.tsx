import type { CallState } from '../../../api/browser/use-call.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import type { ListControl } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import type { FigureView, storeFigureViews } from '../endpoints-figure-rows.ts'
import { statisticsMessages } from '../messages.ts'
import { behaviourFigures, type BehaviourFigure } from '../rules/figure-names.ts'
import { SpanBar } from './span-bar.tsx'
import type { FigureSpanChoice } from './use-figure-span.ts'

/** What the address says of the views that are asked for. */
export const viewFilters = ['figure', 'storeId', 'from', 'to', 'days'] as const

export const viewFigureOf = (text: string) => behaviourFigures.find((one) => one === text) ?? 'viewed'

type Props = {
  readonly figure: BehaviourFigure
  readonly list: ListControl
  readonly call: CallState<OutputOf<typeof storeFigureViews>>
  readonly span: FigureSpanChoice
  /** Head of the first column. */
  readonly column: string
  readonly to: (row: FigureView) => string | null
}

/** Views of a period by what was looked at. */
export function FigureViewList({ figure, list, call, span, column, to }: Props) {
  const t = useMessages(statisticsMessages)
  const columns: readonly ListColumn<FigureView>[] = [
    { key: 'name', title: column, as: 'title', text: (row) => (row.id === 0 ? t('restViews') : row.name) },
    { key: 'views', title: t(`figure_${figure}`), align: 'right', isTight: true, text: (row) => groupedNumber(row.viewNum) },
  ]
  return (
    <List
      label={`${t('viewsTitle')} · ${t(`figure_${figure}`)}`}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(row) => row.id}
      columns={columns}
      to={to}
      filters={<SpanBar span={span} />}
      sum={() => t('viewSum', { count: groupedNumber(call.data?.viewNum ?? 0) })}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="chart-line" title={t('noCases')} />}
    />
  )
}
