import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx'
import { creditOverviewCall, creditStatementListCall, type CreditOverview } from '../../../modules/credit/endpoints.ts'
import type { CreditAccountView, CreditStatementView } from '../../../modules/credit/endpoints-schemas.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'
import { AccountFigures, AccountNotes, TermsLine } from '../../../modules/credit/ui/account-properties.tsx'
import { accountTones } from '../../../modules/credit/ui/credit-tones.ts'
import { useStatementColumns } from '../../../modules/credit/ui/use-statement-columns.tsx'
import { ApplicationList } from './application-list.tsx'

const filterNames = ['tab'] as const
const statementOf = ({ statementSn }: CreditStatementView) => `/member/credit/statement?statementSn=${statementSn}`
const tabKeys = ['all', 'check', 'due', 'settled'] as const

/** The company's credit: lines, applications and statements. */
export default function CreditPage() {
  const t = useMessages(creditPageMessages)
  const { values, set, ...list } = useList('member.creditStatements', filterNames, { pageSize: 10 })
  const tab = tabKeys.find((one) => one === values.tab) ?? 'all'
  const overview = useCall(creditOverviewCall, {})
  const isCompany = overview.data !== null
  const call = useCall(creditStatementListCall, isCompany ? { tab, current: list.page, pageSize: list.size } : null)
  const columns = useStatementColumns('lender', statementOf)
  return (
    <div className="col g3">
      <CallView call={overview}>{(data) => <Overview of={data} onChanged={overview.reload} />}</CallView>
      {isCompany && (
        <List
          label={t('statements')}
          list={list}
          call={call}
          rows={(found) => found.list}
          keyOf={({ statementSn }) => statementSn}
          to={statementOf}
          columns={columns}
          head={<PanelHead title={t('statements')} />}
          tabs={{ list: tabKeys.map((key) => ({ key, label: t(`tab_${key}`) })), current: tab, onChange: (next) => set({ tab: next }) }}
          pages={({ total }) => ({ total })}
          empty={<Empty icon="receipt-text" title={t('noStatements')} help={t('noStatementsHelp')} />}
        />
      )}
    </div>
  )
}

function Overview({ of, onChanged }: { of: CreditOverview; onChanged: () => void }) {
  const t = useMessages(creditPageMessages)
  const mayApply = of.can.includes('apply')
  return (
    <div className="col g3">
      {of.overdue > 0 && (
        <Note
          tone="danger"
          action={
            of.can.includes('repay') && (
              <ButtonLink size="sm" to="/member/credit/pay">
                {t('repay')}
              </ButtonLink>
            )
          }
        >
          {t('overdueNote', { amount: priceText(of.overdue) })}
        </Note>
      )}
      {of.toConfirm > 0 && <Note tone="warn">{t('toConfirm', { count: of.toConfirm })}</Note>}
      <Panel
        title={t('accounts')}
        sub={of.due > 0 ? `${t('due')} ¥${priceText(of.due)}` : ''}
        more={
          <span className="row g2 wrp">
            {mayApply && (
              <ButtonLink size="sm" to="/member/credit/apply">
                {t('apply')}
              </ButtonLink>
            )}
            {of.can.includes('repay') && (
              <ButtonLink size="sm" tone="brand" to="/member/credit/pay">
                {t('repay')}
              </ButtonLink>
            )}
          </span>
        }
      >
        {of.accounts.length === 0 && <Empty icon="wallet" title={t('noAccount')} help={t('noAccountHelp')} />}
        {of.accounts.map((account) => (
          <AccountCard key={account.accountId} of={account} />
        ))}
      </Panel>
      {of.applications.length > 0 && (
        <Panel title={t('applications')}>
          <ApplicationList list={of.applications} onChanged={onChanged} />
        </Panel>
      )}
    </div>
  )
}

function AccountCard({ of }: { of: CreditAccountView }) {
  const t = useMessages(creditPageMessages)
  return (
    <section className="bx col g2" aria-label={of.lenderName}>
      <div className="row g2 wrp">
        <b className="t14 b6">{of.lenderName}</b>
        <StateDot tone={accountTones[of.state]}>{of.stateText}</StateDot>
        <TermsLine of={of} />
        <ButtonLink size="sm" to={`/member/credit/record?accountId=${of.accountId}`}>
          {t('records')}
        </ButtonLink>
      </div>
      <AccountNotes of={of} />
      <AccountFigures of={of} />
    </section>
  )
}
