import { App } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ruleDelete, ruleList, type ApprovalRuleView } from '../../../modules/approval/endpoints-rules.ts'
import { DelegationPanel } from './delegation-panel.tsx'
import { ApprovalRuleForm } from './approval-rule-form.tsx'
import { useConditionNames, type ConditionNames } from './use-condition-names.ts'
import { purchaseRequestMessages } from './messages.ts'

type Known = RefOutput<typeof ruleList>

/** The company's approval rules (main account), and one's own delegations. */
export default function ApprovalPage() {
  const call = useCall(ruleList, {})
  // Approvers who are sub-accounts read no rules; they delegate all the same.
  return (
    <div className="col g3">
      {!call.refused && <CallView call={call}>{(known) => <Rules known={known} onDone={call.reload} />}</CallView>}
      <DelegationPanel />
    </div>
  )
}

function Rules({ known, onDone }: { known: Known; onDone: () => void }) {
  const t = useMessages(purchaseRequestMessages)
  const [editing, setEditing] = useState<ApprovalRuleView | 'new' | null>(null)
  const names = useConditionNames(known.list.flatMap((rule) => rule.storeIds))
  const close = () => {
    setEditing(null)
    onDone()
  }
  return (
    <Panel
      title={t('rulesTitle')}
      sub={t('rulesLead')}
      more={
        <Button size="sm" icon="plus" onClick={() => setEditing('new')}>
          {t('addRule')}
        </Button>
      }
    >
      {known.list.length === 0 ? (
        <Empty icon="list-checks" title={t('noRules')} help={t('noRulesHelp')} />
      ) : (
        <ul>
          {known.list.map((rule) => (
            <RuleRow key={rule.ruleId} rule={rule} known={known} names={names} onEdit={() => setEditing(rule)} onDone={onDone} />
          ))}
        </ul>
      )}
      {editing && <ApprovalRuleForm rule={editing === 'new' ? null : editing} approvers={known.approvers} onClose={close} />}
    </Panel>
  )
}

type RowProps = { rule: ApprovalRuleView; known: Known; names: ConditionNames; onEdit: () => void; onDone: () => void }

function RuleRow({ rule, known, names, onEdit, onDone }: RowProps) {
  const t = useMessages(purchaseRequestMessages)
  const { modal } = App.useApp()
  const { act } = useAct(ruleDelete)
  const nameOf = (id: number) => known.approvers.find((approver) => approver.approverId === id)?.name ?? String(id)
  const conditions = [
    rule.minAmount === null ? t('anyAmount') : t('fromAmount', { amount: priceText(rule.minAmount) }),
    ...(rule.minSkus === null ? [] : [t('fromSkus', { count: rule.minSkus })]),
    ...(rule.priceRisePercent === null ? [] : [t('abovePrice', { percent: rule.priceRisePercent })]),
    ...(rule.categoryIds.length > 0 ? [t('ofCategories', { list: rule.categoryIds.map(names.categoryOf).join(', ') })] : []),
    ...(rule.storeIds.length > 0 ? [t('ofStores', { list: rule.storeIds.map(names.storeOf).join(', ') })] : []),
    ...(rule.overBudget === 1 ? [t('whenOver')] : []),
  ]
  const remove = () =>
    void modal.confirm({
      title: t('deleteAsk', { name: rule.name }),
      okText: t('delete'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ ruleId: rule.ruleId }, t('deleted'))) onDone()
      },
    })
  return (
    <li className="bx row g3 border-t border-line flex-wrap">
      <b className="t14 min-w-30">{rule.name}</b>
      <span className="t13 c2">{conditions.join(' · ')}</span>
      <span className="t13">{rule.steps.map((step) => `${step.approverIds.map(nameOf).join('/')} (${step.quorum})`).join(' → ')}</span>
      <span className="sp" />
      <Button size="sm" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button size="sm" tone="danger" onClick={remove}>
        {t('delete')}
      </Button>
    </li>
  )
}
