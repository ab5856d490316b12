import { Checkbox, Input, InputNumber, Modal, Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { ruleSaveCall, type ApprovalRuleView } from '../../../modules/approval/endpoints-rules.ts'
import { purchaseRequestMessages } from './messages.ts'
import { CategoriesField, StoresField } from './rule-condition-fields.tsx'

type Approver = { readonly approverId: number; readonly name: string }
type StepDraft = { readonly approverIds: readonly number[]; readonly quorum: number }

/** Adds or changes a rule: conditions, then ordered steps. */
export function ApprovalRuleForm({
  rule,
  approvers,
  onClose,
}: {
  rule: ApprovalRuleView | null
  approvers: readonly Approver[]
  onClose: () => void
}) {
  const t = useMessages(purchaseRequestMessages)
  const { act, busy } = useAct(ruleSaveCall)
  const [name, setName] = useState(rule?.name ?? '')
  const [minAmount, setMinAmount] = useState(rule?.minAmount == null ? '' : String(rule.minAmount))
  const [minSkus, setMinSkus] = useState(rule?.minSkus ?? null)
  const [priceRise, setPriceRise] = useState(rule?.priceRisePercent ?? null)
  const [categories, setCategories] = useState<readonly number[]>(rule?.categoryIds ?? [])
  const [stores, setStores] = useState<readonly number[]>(rule?.storeIds ?? [])
  const [overBudget, setOverBudget] = useState(rule?.overBudget === 1)
  const [steps, setSteps] = useState<readonly StepDraft[]>(rule?.steps ?? [{ approverIds: [], quorum: 1 }])
  const save = async () => {
    const wish = {
      ruleId: rule?.ruleId,
      name,
      minAmount: minAmount.trim(),
      ...(minSkus === null ? {} : { minSkus }),
      ...(priceRise === null ? {} : { priceRisePercent: priceRise }),
      categoryIds: [...categories],
      storeIds: [...stores],
      overBudget: overBudget ? (1 as const) : (0 as const),
      steps: steps
        .filter((step) => step.approverIds.length > 0)
        .map((step) => ({ approverIds: [...step.approverIds], quorum: step.quorum })),
    }
    if (await act(wish, t('saved'))) onClose()
  }
  const field = (label: string, value: string, onChange: (text: string) => void, help = '') => (
    <label className="col g1">
      <span className="fld-l">{label}</span>
      <Input value={value} maxLength={60} placeholder={help} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
  const number = (
    label: string,
    value: number | null,
    onChange: (number: number | null) => void,
    of: { min: number; max: number; unit: string },
  ) => (
    <label className="col g1">
      <span className="fld-l">{label}</span>
      <InputNumber
        className="w-full"
        min={of.min}
        max={of.max}
        precision={0}
        suffix={of.unit}
        value={value}
        placeholder={t('listHelp')}
        onChange={onChange}
      />
    </label>
  )
  return (
    <Modal
      open
      title={t(rule ? 'editRule' : 'addRule')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="col g3">
        {field(t('ruleName'), name, setName)}
        {field(t('minAmount'), minAmount, setMinAmount, t('minAmountHelp'))}
        {number(t('minSkus'), minSkus, setMinSkus, { min: 2, max: 500, unit: t('skusUnit') })}
        {number(t('priceRise'), priceRise, setPriceRise, { min: 0, max: 1000, unit: '%' })}
        <CategoriesField value={categories} onChange={setCategories} />
        <StoresField value={stores} onChange={setStores} />
        <Checkbox checked={overBudget} onChange={(event) => setOverBudget(event.target.checked)}>
          {t('overBudget')}
        </Checkbox>
        <StepFields steps={steps} approvers={approvers} onChange={setSteps} />
      </div>
    </Modal>
  )
}

function StepFields({
  steps,
  approvers,
  onChange,
}: {
  steps: readonly StepDraft[]
  approvers: readonly Approver[]
  onChange: (steps: readonly StepDraft[]) => void
}) {
  const t = useMessages(purchaseRequestMessages)
  const set = (place: number, change: Partial<StepDraft>) =>
    onChange(steps.map((step, at) => (at === place ? { ...step, ...change } : step)))
  return (
    <>
      {steps.map((step, place) => (
        <fieldset key={place} className="col g2">
          <legend className="fld-l">{t('step', { step: place + 1 })}</legend>
          <Select
            mode="multiple"
            aria-label={t('approvers')}
            placeholder={t('approvers')}
            value={[...step.approverIds]}
            options={approvers.map((approver) => ({ value: approver.approverId, label: approver.name }))}
            onChange={(approverIds: number[]) => set(place, { approverIds })}
          />
          <span className="row g2 t13">
            {t('quorum')}
            <InputNumber
              aria-label={t('quorum')}
              min={1}
              max={20}
              value={step.quorum}
              onChange={(quorum) => set(place, { quorum: quorum ?? 1 })}
            />
            {steps.length > 1 && (
              <Button size="sm" onClick={() => onChange(steps.filter((_, at) => at !== place))}>
                {t('removeStep')}
              </Button>
            )}
          </span>
        </fieldset>
      ))}
      {steps.length < 5 && (
        <Button size="sm" icon="plus" onClick={() => onChange([...steps, { approverIds: [], quorum: 1 }])}>
          {t('addStep')}
        </Button>
      )}
    </>
  )
}
