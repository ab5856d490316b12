import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import type { CreditAccountView, CreditApplicationView, CreditRepaymentView } from '../endpoints-schemas.ts'
import type { LenderCalls } from '../endpoints-staff.ts'
import { creditPageMessages } from '../messages.ts'
import { AccountNotes, TermsLine } from './account-properties.tsx'
import { accountTones, applicationTones } from './credit-tones.ts'
import { ActDialog, ChangeDialog, RepaymentDialog, ReviewDialog, type LineAct, type ReviewEvent } from './lender-dialogs.tsx'
import { RepaymentRows } from './statement-panels.tsx'
import { StatementRows } from './statement-rows.tsx'

const pageSize = 20
const views = ['applications', 'accounts', 'statements', 'repayments'] as const
const filterNames = ['view', 'keyword'] as const
type Props = { readonly calls: LenderCalls; /** Where a statement is shown. */ readonly statementTo: string }
type Turning = { readonly keyword: string; readonly page: number; readonly turn: (page: number) => void }

/** A lender's work: applications, lines, statements and repayments. */
export function LenderConsole({ calls, statementTo }: Props) {
  const t = useMessages(creditPageMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const view = views.find((one) => one === values.view) ?? 'applications'
  const tabs = {
    list: views.map((key) => ({ key, label: t(key) })),
    current: view,
    onChange: (next: string) => set({ view: next, keyword: '' }),
  }
  const turning = { keyword: values.keyword, page, turn }
  const search = (
    <KeywordFilter key={view} label={t('keyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />
  )
  if (view === 'accounts') return <Accounts calls={calls} tabs={tabs} search={search} {...turning} />
  if (view === 'statements') return <Statements calls={calls} tabs={tabs} search={search} statementTo={statementTo} {...turning} />
  if (view === 'repayments') return <Repayments calls={calls} tabs={tabs} search={null} {...turning} />
  return <Applications calls={calls} tabs={tabs} search={null} {...turning} />
}

type Part = Turning & {
  readonly calls: LenderCalls
  readonly tabs: React.ComponentProps<typeof ConsoleList>['tabs'] & object
  readonly search: React.ReactNode
}
const foot = ({ page, turn }: Turning) =>
  function Foot({ total }: { total: number }) {
    return <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />
  }

function Applications({ calls, tabs, ...turning }: Part) {
  const t = useMessages(creditPageMessages)
  const call = useCall(calls.applicationList, { current: turning.page, pageSize })
  const [open, setOpen] = useState<{ of: CreditApplicationView; event: ReviewEvent } | null>(null)
  const done = () => {
    setOpen(null)
    call.reload()
  }
  return (
    <>
      <ConsoleList
        label={t('applications')}
        tabs={tabs}
        call={call}
        empty={<Empty icon="file-text" title={t('noApplications')} />}
        foot={foot(turning)}
      >
        {({ list }) => (
          <div className="tsc">
            <table className="tbl cds">
              <thead>
                <tr>
                  <th>{t('colCompany')}</th>
                  <th>{t('colWanted')}</th>
                  <th>{t('purpose')}</th>
                  <th>{t('colState')}</th>
                  <th className="r" aria-label={t('colActions')} />
                </tr>
              </thead>
              <tbody>
                {list.map((of) => (
                  <ApplicationRow key={of.applicationId} of={of} onOpen={(event) => setOpen({ of, event })} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ConsoleList>
      {open && <ReviewDialog {...open} calls={calls} onDone={done} onClose={() => setOpen(null)} />}
    </>
  )
}

const reviewEvents = ['review', 'ask', 'approve', 'reject'] as const

function ApplicationRow({ of, onOpen }: { of: CreditApplicationView; onOpen: (event: ReviewEvent) => void }) {
  const t = useMessages(creditPageMessages)
  return (
    <tr>
      <td>
        <b className="b5">{of.companyName}</b>
        <div className="t12 c3 num">{of.applicationSn}</div>
        {of.submitTime !== null && <div className="t12 c3 num">{fullTime(of.submitTime)}</div>}
      </td>
      <td className="num" data-l={t('colWanted')}>
        ¥{priceText(of.wantedLimit)} / {of.wantedDays}
      </td>
      <td className="t13" data-l={t('purpose')}>
        {of.purpose}
        <div className="t12 c3">
          {of.contactName} {of.contactPhone}
        </div>
        {of.question !== '' && <div className="t12">{t('question', { text: of.question })}</div>}
        {of.answer !== '' && <div className="t12">{t('answered', { text: of.answer })}</div>}
      </td>
      <td data-l={t('colState')}>
        <StateDot tone={applicationTones[of.state]}>{of.stateText}</StateDot>
        {of.reason !== '' && <div className="t12 cd">{of.reason}</div>}
        {of.offer && (
          <div className="t12 c3">
            {t('offered', { limit: priceText(of.offer.limit), days: of.offer.termDays, day: of.offer.expiresOn })}
          </div>
        )}
      </td>
      <td className="r">
        <span className="row g2 wrp">
          {reviewEvents
            .filter((event) => of.can.includes(event))
            .map((event) => (
              <Button
                key={event}
                size="sm"
                tone={event === 'reject' || event === 'ask' ? 'default' : 'action'}
                onClick={() => onOpen(event)}
              >
                {t(event)}
              </Button>
            ))}
        </span>
      </td>
    </tr>
  )
}

const lineActs = ['freeze', 'unfreeze', 'bypass', 'endBypass', 'close'] as const

function Accounts({ calls, tabs, search, ...turning }: Part) {
  const t = useMessages(creditPageMessages)
  const call = useCall(calls.accountList, { keyword: turning.keyword, current: turning.page, pageSize })
  const [open, setOpen] = useState<{ of: CreditAccountView; act: LineAct | 'change' } | null>(null)
  const done = () => {
    setOpen(null)
    call.reload()
  }
  const ends = { calls, onDone: done, onClose: () => setOpen(null) }
  return (
    <>
      <ConsoleList
        label={t('accounts')}
        tabs={tabs}
        bar={search}
        call={call}
        empty={<Empty icon="wallet" title={t('noAccounts')} />}
        foot={foot(turning)}
      >
        {({ list }) => (
          <div className="tsc">
            <table className="tbl cds">
              <thead>
                <tr>
                  <th>{t('colCompany')}</th>
                  <th className="r">{t('limit')}</th>
                  <th className="r">{t('available')}</th>
                  <th className="r">{t('drawn')}</th>
                  <th className="r">{t('overdue')}</th>
                  <th>{t('colState')}</th>
                  <th className="r" aria-label={t('colActions')} />
                </tr>
              </thead>
              <tbody>
                {list.map((of) => (
                  <AccountRow key={of.accountId} of={of} onOpen={(act) => setOpen({ of, act })} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ConsoleList>
      {open?.act === 'change' && <ChangeDialog of={open.of} {...ends} />}
      {open && open.act !== 'change' && <ActDialog of={open.of} act={open.act} {...ends} />}
    </>
  )
}

function AccountRow({ of, onOpen }: { of: CreditAccountView; onOpen: (act: LineAct | 'change') => void }) {
  const t = useMessages(creditPageMessages)
  const money = (key: 'limit' | 'available' | 'drawn' | 'overdue') => (
    <td className={key === 'overdue' && of.overdue > 0 ? 'r num nw cd b6' : 'r num nw'} data-l={t(key)}>
      {priceText(of[key])}
    </td>
  )
  return (
    <tr>
      <td>
        <b className="b5">{of.companyName}</b>
        <div>
          <TermsLine of={of} />
        </div>
      </td>
      {money('limit')}
      {money('available')}
      {money('drawn')}
      {money('overdue')}
      <td data-l={t('colState')}>
        <StateDot tone={accountTones[of.state]}>{of.stateText}</StateDot>
        <AccountNotes of={of} />
      </td>
      <td className="r">
        <span className="row g2 wrp">
          {(['change', ...lineActs] as const)
            .filter((act) => of.can.includes(act))
            .map((act) => (
              <Button key={act} size="sm" onClick={() => onOpen(act)}>
                {t(act)}
              </Button>
            ))}
        </span>
      </td>
    </tr>
  )
}

function Statements({ calls, tabs, search, statementTo, ...turning }: Part & { statementTo: string }) {
  const t = useMessages(creditPageMessages)
  const call = useCall(calls.statementList, { keyword: turning.keyword, current: turning.page, pageSize })
  return (
    <ConsoleList
      label={t('statements')}
      tabs={tabs}
      bar={search}
      call={call}
      empty={<Empty icon="receipt-text" title={t('noStatements')} help={t('noStatementsHelp')} />}
      foot={foot(turning)}
    >
      {({ list }) => <StatementRows list={list} to={statementTo} names="company" />}
    </ConsoleList>
  )
}

const reviews = ['confirm', 'reject'] as const

function Repayments({ calls, tabs, ...turning }: Part) {
  const t = useMessages(creditPageMessages)
  const call = useCall(calls.repaymentList, { current: turning.page, pageSize })
  const [open, setOpen] = useState<{ of: CreditRepaymentView; event: 'confirm' | 'reject' } | null>(null)
  const done = () => {
    setOpen(null)
    call.reload()
  }
  return (
    <>
      <ConsoleList
        label={t('repayments')}
        tabs={tabs}
        call={call}
        empty={<Empty icon="landmark" title={t('noRepayments')} />}
        foot={foot(turning)}
      >
        {({ list }) => (
          <RepaymentRows
            list={list}
            actions={(of) => (
              <span className="row g2 wrp">
                {reviews
                  .filter((event) => of.can.includes(event))
                  .map((event) => (
                    <Button key={event} size="sm" tone={event === 'confirm' ? 'action' : 'default'} onClick={() => setOpen({ of, event })}>
                      {t(event === 'confirm' ? 'receive' : 'reject')}
                    </Button>
                  ))}
              </span>
            )}
          />
        )}
      </ConsoleList>
      {open && <RepaymentDialog {...open} calls={calls} onDone={done} onClose={() => setOpen(null)} />}
    </>
  )
}
