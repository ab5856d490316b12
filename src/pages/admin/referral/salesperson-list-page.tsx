import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminCustomers, adminSalespeople, adminStatements } from '../../../modules/referral/endpoints-admin.ts'
import { SalespersonCustomers } from './salesperson-customers.tsx'
import { PayStatement, SalespersonTable } from './salesperson-table.tsx'
import { StatementTable } from '../../../modules/referral/ui/commission-statement-table.tsx'
import { referralPageMessages } from '../../../modules/referral/messages.ts'

const filterNames = ['tab', 'salespersonId'] as const
const tabs = ['people', 'statements'] as const
const pageSize = 20

/** Salespeople with their rates, and the statements of all of them. */
export default function SalesDeskPage() {
  const { values } = useFilters(filterNames)
  if (values.tab === 'customers') return <Customers salespersonId={Number(values.salespersonId) || 0} />
  return values.tab === 'statements' ? <Statements /> : <People />
}

function useTabs() {
  const t = useMessages(referralPageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const list = tabs.map((key) => ({ key, label: t(`tab_${key}`) }))
  return {
    page,
    turn,
    tabs: { list, current: values.tab || 'people', onChange: (next: string) => set({ tab: next === 'people' ? '' : next }) },
  }
}

function People() {
  const t = useMessages(referralPageMessages)
  const { tabs: choice, page, turn } = useTabs()
  const call = useCall(adminSalespeople, { current: page, pageSize })
  return (
    <ConsoleList
      label={t('deskTitle')}
      tabs={choice}
      call={call}
      empty={
        <Empty
          icon="users"
          title={t('noPeople')}
          help={t('noPeopleHelp')}
          actions={<ButtonLink to="/admin/member/list">{t('toMembers')}</ButtonLink>}
        />
      }
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <SalespersonTable list={list} onDone={call.reload} />}
    </ConsoleList>
  )
}

function Customers({ salespersonId }: { salespersonId: number }) {
  const t = useMessages(referralPageMessages)
  const { page, turn } = useTabs()
  const call = useCall(adminCustomers, { salespersonId, current: page, pageSize })
  const title = t('customersOf', { name: call.data?.memberName ?? '' })
  return (
    <ConsoleList
      label={title}
      bar={
        <>
          <h2 className="t14 b5">{title}</h2>
          <span className="sp" />
          <ButtonLink size="sm" to="/admin/sales/list">
            {t('toPeople')}
          </ButtonLink>
        </>
      }
      call={call}
      empty={<Empty icon="users" title={t('noCustomers')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <SalespersonCustomers list={list} salespersonId={salespersonId} onDone={call.reload} />}
    </ConsoleList>
  )
}

function Statements() {
  const t = useMessages(referralPageMessages)
  const { tabs: choice, page, turn } = useTabs()
  const call = useCall(adminStatements, { current: page, pageSize })
  return (
    <ConsoleList
      label={t('deskTitle')}
      tabs={choice}
      call={call}
      empty={<Empty icon="receipt-text" title={t('noStatements')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => (
        <StatementTable list={list} whose={(one) => one.memberName} acts={(one) => <PayStatement of={one} onDone={call.reload} />} />
      )}
    </ConsoleList>
  )
}
