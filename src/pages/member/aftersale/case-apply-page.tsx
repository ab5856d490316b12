import { Form, Input, Radio, Select } from 'antd'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { MoneyInput } from '../../../ui/console/form/value-inputs.tsx'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { aftersaleApply, aftersaleOptions, type AftersaleOptions } from '../../../modules/aftersale/endpoints.ts'
import { aftersalePageMessages } from '../../../modules/aftersale/messages.ts'
import { EvidencePicker, type Evidence } from '../../../modules/aftersale/ui/evidence-picker.tsx'
import { CaseApplyLines } from './case-apply-lines.tsx'
import { firstKind, kindsFor, mostRefund, type ApplyDraft } from './apply-draft.ts'

/** What is asked for of an order: kind, goods, reason, amount, evidence. */
export default function CaseApplyPage() {
  const t = useMessages(aftersalePageMessages)
  const orderSn = useSearchParams()[0].get('orderSn')
  const call = useCall(aftersaleOptions, orderSn ? { orderSn } : null)
  if (!orderSn) return <Navigate to="/member/order/list" replace />
  const back = <ButtonLink to={`/member/order/detail?orderSn=${orderSn}`}>{t('backToOrder')}</ButtonLink>
  return (
    <CallView call={call} rows={6}>
      {(options) => {
        const isEmpty = options.lines.every((line) => line.unshippedNum === 0 && line.shippedNum === 0)
        if (options.problem || isEmpty) return <Empty panel icon="undo-2" title={options.problem || t('nothingLeft')} actions={back} />
        return <ApplyForm options={options} />
      }}
    </CallView>
  )
}

function ApplyForm({ options }: { options: AftersaleOptions }) {
  const t = useMessages(aftersalePageMessages)
  const navigate = useNavigate()
  const { run, busy } = useCommand(aftersaleApply)
  const [draft, setDraft] = useState<ApplyDraft>(() => firstKind(options))
  const [images, setImages] = useState<Evidence>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const set = (change: Partial<ApplyDraft>) => setDraft((before) => ({ ...before, ...change }))
  const most = mostRefund(options, draft)
  const reasons = options.reasons.filter((one) => one.kinds.includes(draft.kind))
  const reason = reasons.find((one) => one.reason === draft.reason) ?? reasons[0]
  const submit = async () => {
    const lines = Object.entries(draft.numbers).flatMap(([id, number]) =>
      Number(number) > 0 ? [{ orderProductId: Number(id), number }] : [],
    )
    if (lines.length === 0 || !reason) return setErrors({ lines: t('chooseLines') })
    setErrors({})
    const outcome = await run({
      orderSn: options.orderSn,
      kind: draft.kind,
      goodsState: draft.goodsState,
      reason: reason.reason,
      explanation: draft.explanation.trim(),
      lines,
      ...(draft.kind === 'exchange' || draft.amount === '' ? {} : { amount: Number(draft.amount) }),
      images: images.map((image) => image.name),
    })
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkUnknown') })
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) return setErrors(answer.errors ?? { form: answer.msg })
    return navigate(`/member/order/refund/detail?caseSn=${answer.data.caseSn}`, { replace: true })
  }
  return (
    <Panel title={t('applyTitle')} sub={`${options.orderSn} · ${options.storeName}`}>
      <Form layout="vertical" className="col g3 px-4! py-3! max-w-[880px]" onFinish={() => void submit()}>
        {options.windowEnd && <Note>{t('windowUntil', { at: fullTime(options.windowEnd) })}</Note>}
        <Radio.Group
          aria-label={t('goodsState')}
          optionType="button"
          value={draft.goodsState}
          options={kindsFor(options).map(({ goodsState }) => ({ value: goodsState, label: t(`goods_${goodsState}`) }))}
          onChange={(event) => setDraft({ ...firstKind(options, event.target.value), explanation: draft.explanation })}
        />
        <Radio.Group aria-label={t('kind')} value={draft.kind} onChange={(event) => set({ kind: event.target.value, amount: '' })}>
          {(kindsFor(options).find((one) => one.goodsState === draft.goodsState)?.kinds ?? []).map((kind) => (
            <Radio key={kind} value={kind}>
              {t(`kind_${kind}`)} <span className="t12 c3">{t(`kindHelp_${kind}`)}</span>
            </Radio>
          ))}
        </Radio.Group>
        {draft.kind === 'return' && !options.lines.some((line) => line.isFreeReturn) && <Note>{t('noFreeReturnHere')}</Note>}
        <CaseApplyLines options={options} draft={draft} onChange={(numbers) => set({ numbers, amount: '' })} />
        {errors['lines'] && <Note tone="danger">{errors['lines']}</Note>}
        <Field id="apply-reason" label={t('reason')} error={errors['reason']} isRequired>
          <Select
            id="apply-reason"
            value={reason?.reason}
            options={reasons.map((one) => ({ value: one.reason, label: t(`reason_${one.reason}`) }))}
            onChange={(value) => set({ reason: value, amount: '' })}
          />
        </Field>
        {draft.kind !== 'exchange' && (
          <Field
            id="apply-amount"
            label={t('amount')}
            error={errors['amount']}
            help={`${t('amountHelp', { most: priceText(most.total) })} · ${most.freight > 0 ? t('freightBack') : options.isWhole ? '' : t('freightKept')}`}
          >
            <MoneyInput
              id="apply-amount"
              max={most.total}
              value={draft.amount}
              placeholder={priceText(most.total)}
              onChange={(amount) => set({ amount })}
            />
          </Field>
        )}
        <Field id="apply-explanation" label={t('explanation')} error={errors['explanation']}>
          <Input.TextArea
            id="apply-explanation"
            rows={3}
            maxLength={500}
            showCount
            placeholder={t('explanationHint')}
            value={draft.explanation}
            onChange={(event) => set({ explanation: event.target.value })}
          />
        </Field>
        <EvidencePicker images={images} isRequired={draft.kind === 'claim' && reason?.reason !== 'shortWeight'} onChange={setImages} />
        {(errors['form'] ?? errors['images']) && <Note tone="danger">{errors['form'] ?? errors['images']}</Note>}
        <div className="row g2">
          <Button type="submit" tone="action" size="lg" busy={busy}>
            {t('submit')}
          </Button>
          <ButtonLink size="lg" to={`/member/order/detail?orderSn=${options.orderSn}`}>
            {t('backToOrder')}
          </ButtonLink>
        </div>
      </Form>
    </Panel>
  )
}
