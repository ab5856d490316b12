import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/commerce.css'
import { designerRequestList } from '../../../modules/design/endpoints.ts'
import { useDesignRequestColumns } from './design-request-columns.tsx'
import { designPageMessages } from '../../../modules/design/messages.ts'

const filterNames = ['tab'] as const

/** What a designer may take, and what they have taken. */
export default function DesignListPage() {
  const t = useMessages(designPageMessages)
  const { values, set, ...list } = useList('member.designerRequests', filterNames, { remembered: true })
  const tab = values.tab === 'mine' ? 'mine' : 'open'
  const call = useCall(designerRequestList, { tab, current: list.page, pageSize: list.size })
  const columns = useDesignRequestColumns(false)
  const tabs = (['open', 'mine'] as const).map((key) => ({ key, label: t(`tab_${key}`) }))
  return (
    <List
      label={t('deskTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ desAppId }) => desAppId}
      to={({ desAppId }) => `/member/design/detail?desAppId=${desAppId}`}
      columns={columns}
      tabs={{ list: tabs, current: tab, onChange: (next) => set({ tab: next === 'open' ? '' : next }) }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="clipboard-list" title={t(tab === 'open' ? 'noneOpen' : 'noneMine')} />}
    />
  )
}
