import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminCustomers, adminSalespeople, adminStatements, type AdminStatement } from '../../../modules/referral/endpoints-admin.ts'
import { SalespersonCustomers } from './salesperson-customers.tsx'
import { referralPageMessages } from '../../../modules/referral/messages.ts'
import { PayStatement, useSalespersonColumns } from './salesperson-columns.tsx'
import { useCommissionStatementColumns } from '../../../modules/referral/ui/commission-statement-columns.tsx'

const filterNames = ['tab', 'salespersonId'] as const
const tabs = ['people', 'statements'] as const

/** Salespeople with their rates, and the statements of all of them. */
export default function SalesDeskPage() {
  const { values } = useFilters(filterNames)
  if (values.tab === 'customers') return <Customers salespersonId={Number(values.salespersonId) || 0} />
  return values.tab === 'statements' ? <Statements /> : <People />
}

function useTabs(name: string) {
  const t = useMessages(referralPageMessages)
  const { values, set, ...list } = useList(name, filterNames)
  return {
    list,
    tabs: {
      list: tabs.map((key) => ({ key, label: t(`tab_${key}`) })),
      current: values.tab || 'people',
      onChange: (next: string) => set({ tab: next === 'people' ? '' : next }),
    },
  }
}

function People() {
  const t = useMessages(referralPageMessages)
  const { tabs: choice, list } = useTabs('admin.salespeople')
  const call = useCall(adminSalespeople, { current: list.page, pageSize: list.size })
  const columns = useSalespersonColumns(call.reload)
  return (
    <List
      label={t('deskTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ salespersonId }) => salespersonId}
      columns={columns}
      tabs={choice}
      pages={({ total }) => ({ total })}
      empty={
        <Empty
          icon="users"
          title={t('noPeople')}
          help={t('noPeopleHelp')}
          actions={<ButtonLink to="/admin/member/list">{t('toMembers')}</ButtonLink>}
        />
      }
    />
  )
}

const noFilters = [] as const

function Customers({ salespersonId }: { salespersonId: number }) {
  const list = useList('admin.salesCustomers', noFilters)
  const call = useCall(adminCustomers, { salespersonId, current: list.page, pageSize: list.size })
  return <SalespersonCustomers list={list} call={call} salespersonId={salespersonId} />
}

function Statements() {
  const t = useMessages(referralPageMessages)
  const { tabs: choice, list } = useTabs('admin.salesStatements')
  const call = useCall(adminStatements, { current: list.page, pageSize: list.size })
  const columns = useCommissionStatementColumns<AdminStatement>({
    whose: ({ memberName }) => memberName,
    acts: (one) => <PayStatement of={one} onDone={call.reload} />,
  })
  return (
    <List
      label={t('deskTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ statementId }) => statementId}
      columns={columns}
      tabs={choice}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="receipt-text" title={t('noStatements')} />}
    />
  )
}
