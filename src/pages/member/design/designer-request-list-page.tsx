import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/commerce.css'
import { designerRequestList } from '../../../modules/design/endpoints.ts'
import { DesignRequestTable } from './design-request-table.tsx'
import { designPageMessages } from '../../../modules/design/messages.ts'

const filterNames = ['tab'] as const
const pageSize = 20

/** What a designer may take, and what they have taken. */
export default function DesignListPage() {
  const t = useMessages(designPageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = values.tab === 'mine' ? 'mine' : 'open'
  const call = useCall(designerRequestList, { tab, current: page, pageSize })
  const tabs = (['open', 'mine'] as const).map((key) => ({ key, label: t(`tab_${key}`) }))
  return (
    <ConsoleList
      label={t('deskTitle')}
      tabs={{ list: tabs, current: tab, onChange: (next) => set({ tab: next === 'open' ? '' : next }) }}
      call={call}
      empty={<Empty icon="clipboard-list" title={t(tab === 'open' ? 'noneOpen' : 'noneMine')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <DesignRequestTable list={list} folder="/member/design" />}
    </ConsoleList>
  )
}
