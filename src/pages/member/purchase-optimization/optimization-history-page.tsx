import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { optimizationHistory } from '../../../modules/sourcing-tools/endpoints-optimization.ts'
import { BuyersOnly } from './buyers-only.tsx'
import { optimizationMessages } from './messages.ts'

const noFilters = [] as const
type Run = RefOutput<typeof optimizationHistory>['list'][number]
const addressOf = ({ runId }: Run) => `/prototype/optimize/hisDetail?runId=${runId}`
const start = '/prototype/optimize/index'

/** What the buyer has had computed. */
export default function OptimizeHistoryPage() {
  const t = useMessages(optimizationMessages)
  const list = useList('member.optimizations', noFilters)
  const columns = useRunColumns()
  const call = useCall(optimizationHistory, { current: list.page, pageSize: list.size })
  const begin = (
    <ButtonLink size="sm" tone="brand" icon="plus" to={start}>
      {t('newOne')}
    </ButtonLink>
  )
  return (
    <BuyersOnly call={call}>
      {() => (
        <List
          label={t('historyTitle')}
          list={list}
          call={call}
          rows={(found) => found.list}
          keyOf={({ runId }) => runId}
          to={addressOf}
          columns={columns}
          head={<PanelHead title={t('historyTitle')}>{begin}</PanelHead>}
          pages={({ total }) => ({ total })}
          empty={<Empty icon="target" title={t('none')} help={t('noneHelp')} actions={<ButtonLink to={start}>{t('newOne')}</ButtonLink>} />}
        />
      )}
    </BuyersOnly>
  )
}

function useRunColumns(): readonly ListColumn<Run>[] {
  const t = useMessages(optimizationMessages)
  const actions = useActionsColumn<Run>((run) => (
    <ButtonLink size="sm" to={addressOf(run)}>
      {t('open')}
    </ButtonLink>
  ))
  return [
    { key: 'title', title: t('colTitle'), as: 'title', text: ({ title }) => title },
    { key: 'lines', title: t('colLines'), align: 'right', text: ({ lineNum }) => lineNum },
    { key: 'city', title: t('colCity'), text: ({ regionName }) => regionName },
    {
      key: 'total',
      title: t('colTotal'),
      align: 'right',
      isTight: true,
      text: ({ total }) => total,
      cell: ({ total }) => `¥${priceText(total)}`,
    },
    {
      key: 'saving',
      title: t('colSaving'),
      align: 'right',
      isTight: true,
      text: ({ saving }) => saving,
      cell: ({ saving }) => (saving === null ? '–' : <span className={saving > 0 ? 'cok b5' : ''}>¥{priceText(saving)}</span>),
    },
    { key: 'at', title: t('colAt'), isTight: true, text: ({ createTime }) => shortTime(createTime) },
    actions,
  ]
}
