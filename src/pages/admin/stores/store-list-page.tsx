import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import type { ListTabs } from '../../../ui/console/state-tabs.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminStoreList, applicationQueue } from '../../../modules/store/endpoints-applications.ts'
import { useApplicationColumns } from './application-columns.tsx'
import { useStoreColumns } from './store-columns.tsx'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'

const filterNames = ['tab', 'keyword'] as const
const desks = ['applications', 'stores'] as const

type Tabs = { readonly tabs: ListTabs }

/** Applications to open a store, and every store. */
export default function StoreDeskPage() {
  const t = useMessages(storeApplicationMessages)
  const { values, set } = useFilters(filterNames)
  const current = desks.find((desk) => desk === values.tab) ?? 'applications'
  const tabs = {
    list: desks.map((key) => ({ key, label: t(`tab_${key}`) })),
    current,
    onChange: (next: string) => set({ tab: next === 'applications' ? '' : next, keyword: '' }),
  }
  return current === 'applications' ? <Applications tabs={tabs} /> : <Stores tabs={tabs} />
}

function Applications({ tabs }: Tabs) {
  const t = useMessages(storeApplicationMessages)
  const list = useList('admin.storeApplications', filterNames)
  const call = useCall(applicationQueue, { current: list.page, pageSize: list.size })
  const columns = useApplicationColumns(call.reload)
  return (
    <List
      label={t('deskTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ applicationId }) => applicationId}
      columns={columns}
      tabs={tabs}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="store" title={t('none')} />}
    />
  )
}

function Stores({ tabs }: Tabs) {
  const t = useMessages(storeApplicationMessages)
  const { values, set, ...list } = useList('admin.stores', filterNames)
  const call = useCall(adminStoreList, { keyword: values.keyword, current: list.page, pageSize: list.size })
  const columns = useStoreColumns(call.reload)
  return (
    <List
      label={t('deskTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={(store) => store.storeId}
      columns={columns}
      to={(store) => `/admin/store/detail?storeId=${store.storeId}`}
      tabs={tabs}
      filters={<KeywordFilter label={t('keyword')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="store" title={t('noStores')} />}
    />
  )
}
