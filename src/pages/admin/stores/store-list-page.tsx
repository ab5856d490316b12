import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ListFrame, type ListTabs } from '../../../ui/console/list-frame.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminStoreListCall, applicationQueueCall } from '../../../modules/store/endpoints-applications.ts'
import { ApplicationTable } from './application-table.tsx'
import { StoreTable } from './store-table.tsx'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'

const filterNames = ['tab', 'keyword'] as const
const desks = ['applications', 'stores'] as const
const pageSize = 20

type DeskProps = { readonly tabs: ListTabs; readonly page: number; readonly onTurn: (page: number) => void }

/** Applications to open a store, and every store. */
export default function StoreDeskPage() {
  const t = useMessages(storeApplicationMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const current = desks.find((desk) => desk === values.tab) ?? 'applications'
  const tabs = {
    list: desks.map((key) => ({ key, label: t(`tab_${key}`) })),
    current,
    onChange: (next: string) => set({ tab: next === 'applications' ? '' : next, keyword: '' }),
  }
  if (current === 'applications') return <Applications tabs={tabs} page={page} onTurn={turn} />
  return <Stores tabs={tabs} page={page} onTurn={turn} keyword={values.keyword} onSearch={(keyword) => set({ keyword })} />
}

function Applications({ tabs, page, onTurn }: DeskProps) {
  const t = useMessages(storeApplicationMessages)
  const call = useCall(applicationQueueCall, { current: page, pageSize })
  return (
    <ListFrame
      label={t('deskTitle')}
      tabs={tabs}
      call={call}
      empty={<Empty icon="store" title={t('none')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={onTurn} />}
    >
      {({ list }) => <ApplicationTable list={list} onDone={call.reload} />}
    </ListFrame>
  )
}

function Stores({ tabs, page, onTurn, keyword, onSearch }: DeskProps & { keyword: string; onSearch: (keyword: string) => void }) {
  const t = useMessages(storeApplicationMessages)
  const call = useCall(adminStoreListCall, { keyword, current: page, pageSize })
  return (
    <ListFrame
      label={t('deskTitle')}
      tabs={tabs}
      bar={<KeywordFilter label={t('keyword')} value={keyword} onSearch={onSearch} />}
      call={call}
      empty={<Empty icon="store" title={t('noStores')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={onTurn} />}
    >
      {({ list }) => <StoreTable list={list} onDone={call.reload} />}
    </ListFrame>
  )
}
