import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import type { ListTabs } from '../../../ui/console/state-tabs.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import type { CreditAccountView, CreditApplicationView, CreditRepaymentView, CreditStatementView } from '../endpoints-schemas.ts'
import type { LenderCalls } from '../endpoints-staff.ts'
import { creditPageMessages } from '../messages.ts'
import { useAccountColumns, useApplicationColumns, useRepaymentColumns } from './lender-columns.tsx'
import { ActDialog, ChangeDialog, RepaymentDialog, ReviewDialog, type LineAct, type ReviewEvent } from './lender-dialogs.tsx'
import { useStatementColumns } from './use-statement-columns.tsx'

const views = ['applications', 'accounts', 'statements', 'repayments'] as const
const filterNames = ['view', 'keyword'] as const
const noFilters = [] as const
const keywordNames = ['keyword'] as const
type Props = { readonly calls: LenderCalls; /** Where a statement is shown. */ readonly statementTo: string }
type Part = { readonly calls: LenderCalls; readonly tabs: ListTabs }

/** A lender's work: applications, lines, statements and repayments. */
export function LenderConsole({ calls, statementTo }: Props) {
  const t = useMessages(creditPageMessages)
  const { values, set } = useFilters(filterNames)
  const view = views.find((one) => one === values.view) ?? 'applications'
  const tabs = {
    list: views.map((key) => ({ key, label: t(key) })),
    current: view,
    onChange: (next: string) => set({ view: next, keyword: '' }),
  }
  if (view === 'accounts') return <Accounts calls={calls} tabs={tabs} />
  if (view === 'statements') return <Statements calls={calls} tabs={tabs} statementTo={statementTo} />
  if (view === 'repayments') return <Repayments calls={calls} tabs={tabs} />
  return <Applications calls={calls} tabs={tabs} />
}

function Applications({ calls, tabs }: Part) {
  const t = useMessages(creditPageMessages)
  const list = useList('lender.applications', noFilters)
  const call = useCall(calls.applicationList, { current: list.page, pageSize: list.size })
  const [open, setOpen] = useState<{ of: CreditApplicationView; event: ReviewEvent } | null>(null)
  const columns = useApplicationColumns((of, event) => setOpen({ of, event }))
  const done = () => {
    setOpen(null)
    call.reload()
  }
  return (
    <>
      <List
        label={t('applications')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ applicationId }) => applicationId}
        columns={columns}
        tabs={tabs}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="file-text" title={t('noApplications')} />}
      />
      {open && <ReviewDialog {...open} calls={calls} onDone={done} onClose={() => setOpen(null)} />}
    </>
  )
}

function Accounts({ calls, tabs }: Part) {
  const t = useMessages(creditPageMessages)
  const { values, set, ...list } = useList('lender.accounts', keywordNames)
  const call = useCall(calls.accountList, { keyword: values.keyword, current: list.page, pageSize: list.size })
  const [open, setOpen] = useState<{ of: CreditAccountView; act: LineAct | 'change' } | null>(null)
  const columns = useAccountColumns((of, act) => setOpen({ of, act }))
  const done = () => {
    setOpen(null)
    call.reload()
  }
  const ends = { calls, onDone: done, onClose: () => setOpen(null) }
  return (
    <>
      <List
        label={t('accounts')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ accountId }) => accountId}
        columns={columns}
        tabs={tabs}
        filters={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="wallet" title={t('noAccounts')} />}
      />
      {open?.act === 'change' && <ChangeDialog of={open.of} {...ends} />}
      {open && open.act !== 'change' && <ActDialog of={open.of} act={open.act} {...ends} />}
    </>
  )
}

function Statements({ calls, tabs, statementTo }: Part & { statementTo: string }) {
  const t = useMessages(creditPageMessages)
  const { values, set, ...list } = useList('lender.statements', keywordNames)
  const call = useCall(calls.statementList, { keyword: values.keyword, current: list.page, pageSize: list.size })
  const addressOf = ({ statementSn }: CreditStatementView) => `${statementTo}?statementSn=${statementSn}`
  const columns = useStatementColumns('company', addressOf)
  return (
    <List
      label={t('statements')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ statementSn }) => statementSn}
      to={addressOf}
      columns={columns}
      tabs={tabs}
      filters={<KeywordFilter label={t('keyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="receipt-text" title={t('noStatements')} help={t('noStatementsHelp')} />}
    />
  )
}

function Repayments({ calls, tabs }: Part) {
  const t = useMessages(creditPageMessages)
  const list = useList('lender.repayments', noFilters)
  const call = useCall(calls.repaymentList, { current: list.page, pageSize: list.size })
  const [open, setOpen] = useState<{ of: CreditRepaymentView; event: 'confirm' | 'reject' } | null>(null)
  const columns = useRepaymentColumns((of, event) => setOpen({ of, event }))
  const done = () => {
    setOpen(null)
    call.reload()
  }
  return (
    <>
      <List
        label={t('repayments')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ repaymentId }) => repaymentId}
        columns={columns}
        tabs={tabs}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="landmark" title={t('noRepayments')} />}
      />
      {open && <RepaymentDialog {...open} calls={calls} onDone={done} onClose={() => setOpen(null)} />}
    </>
  )
}
