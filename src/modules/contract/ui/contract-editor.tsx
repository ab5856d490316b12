import { Alert, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { FormScope } from '../../../ui/console/form/form-scope.tsx'
import { DayInput } from '../../../ui/console/form/value-inputs.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { storeList } from '../../store/endpoints.ts'
import type { ContractView } from '../endpoints-schemas.ts'
import { contractPageMessages } from '../messages.ts'
import { callsOf, contractRoot, listAddress } from './calls-of-side.ts'
import { blankValues, type FormValues } from './contract-form-values.ts'
import { AwardNote } from './award-note.tsx'
import { ContractLinesFields, ContractPaymentsFields } from './contract-rows-fields.tsx'
import { ContractTermsFields } from './contract-terms-fields.tsx'

type Side = 'buyer' | 'store'

function valuesOf({ contractId, version, kind, title, endsOn, signOrder, content }: ContractView): FormValues {
  return { contractId, expectedVersion: version, kind, title, endsOn, signOrder, content }
}

/** Changes a contract: a draft, or a new version in negotiation. */
export function ContractChange({ side, contractId }: { side: Side; contractId: number }) {
  const call = useCall(callsOf(side).detail, { contractId })
  return (
    <CallView call={call}>
      {(contract) => (
        <ContractEditor side={side} start={valuesOf(contract)} proposes={contract.state === 'NEGOTIATING'} award={contract.award} />
      )}
    </CallView>
  )
}

export type ContractSource = {
  readonly orderSn: string
  readonly awardSn: string
  readonly frameworkId: number
  readonly storeId: number
}

/** What the address of the editor says that a contract is drafted from; null for a blank one. */
export function sourceOf(query: URLSearchParams): ContractSource | null {
  const source = {
    orderSn: query.get('orderSn') ?? '',
    awardSn: query.get('awardSn') ?? '',
    frameworkId: Number(query.get('frameworkId')) || 0,
    storeId: Number(query.get('storeId')) || 0,
  }
  return source.orderSn !== '' || source.awardSn !== '' || source.frameworkId > 0 ? source : null
}

/** Drafts a contract from an order, from what a request awarded, or from a framework contract. */
export function ContractFromSource({ side, source }: { side: Side; source: ContractSource }) {
  const call = useCall(callsOf(side).draft, source)
  return (
    <CallView call={call}>
      {(draft) => {
        const { content } = blankValues
        const terms = { ...content.terms, ...draft.terms }
        const payments = draft.payments.length > 0 ? draft.payments : content.payments
        const text = { lines: draft.lines, terms, payments, extra: draft.extra }
        const start = { ...blankValues, ...source, storeId: draft.storeId, title: draft.title, content: text }
        return <ContractEditor side={side} start={start} partner={side === 'buyer' ? draft.storeName : draft.buyerName} proposes={false} />
      }}
    </CallView>
  )
}

function StoreSelect({ value, onChange }: { value: number; onChange: (storeId: number) => void }) {
  const t = useMessages(contractPageMessages)
  const [keyword, setKeyword] = useState('')
  const call = useCall(storeList, { keyword })
  return (
    <Select
      id="contract-store"
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      placeholder={t('partnerHint')}
      value={value === 0 ? null : value}
      options={(call.data?.list ?? []).map((store) => ({ value: store.storeId, label: store.storeName }))}
      onChange={(storeId: number) => onChange(storeId)}
    />
  )
}

type Props = {
  readonly side: Side
  readonly start?: FormValues
  readonly partner?: string
  readonly proposes: boolean
  readonly award?: ContractView['award']
}

/** The form of a contract's text. */
export function ContractEditor({ side, start = blankValues, partner = '', proposes, award = null }: Props) {
  const t = useMessages(contractPageMessages)
  const navigate = useNavigate()
  const { run, busy } = useCommand(callsOf(side).save)
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { content } = values
  const set = (change: Partial<FormValues>) => setValues({ ...values, ...change })
  const setContent = (change: Partial<FormValues['content']>) => set({ content: { ...content, ...change } })
  // A line that follows an index makes the prices provisional.
  const setLines = (lines: FormValues['content']['lines']) =>
    setContent({ lines, ...(lines.some(({ index }) => index) ? { terms: { ...content.terms, priceMode: 'index' } } : {}) })
  const save = async () => {
    setErrors({})
    const outcome = await run(values)
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data)
      return setErrors({ ...answer.errors, form: Object.values(answer.errors ?? {})[0] ?? answer.msg })
    void navigate(`${contractRoot[side]}/detail?contractId=${answer.data.contractId}`)
  }
  const isNew = !values.contractId
  const isBlank = isNew && values.orderSn === '' && values.awardSn === '' && !values.frameworkId
  return (
    <Panel
      title={t(isNew ? 'addTitle' : 'editTitle')}
      sub={partner}
      more={
        <Anchor className="lk t13" to={listAddress[side]}>
          {t('back')}
        </Anchor>
      }
    >
      <Form layout="vertical" className="px-4! py-3!" onFinish={() => void save()}>
        <FormScope>
          <Head values={values} set={set} errors={errors} choosesStore={isBlank && side === 'buyer'} />
          {award && <AwardNote award={award} content={content} />}
          <h3 className="t14 b6">{t('lines')}</h3>
          <ContractLinesFields lines={content.lines} onChange={setLines} />
          <h3 className="t14 b6 mx-0 mt-5 mb-2">{t('terms')}</h3>
          <ContractTermsFields
            terms={content.terms}
            isFramework={values.kind === 'FRAMEWORK'}
            onChange={(terms) => setContent({ terms })}
            errors={errors}
          />
          <h3 className="t14 b6">{t('payments')}</h3>
          <ContractPaymentsFields payments={content.payments} onChange={(payments) => setContent({ payments })} />
          <Field id="contract-extra" label={t('extra')}>
            <Input.TextArea
              id="contract-extra"
              rows={4}
              maxLength={2000}
              value={content.extra}
              onChange={(event) => setContent({ extra: event.target.value })}
            />
          </Field>
          {errors['form'] && <Alert type="error" showIcon title={errors['form']} role="alert" />}
          <Button type="submit" tone="brand" busy={busy}>
            {t(proposes ? 'propose' : 'save')}
          </Button>
        </FormScope>
      </Form>
    </Panel>
  )
}

type HeadProps = {
  readonly values: FormValues
  readonly set: (change: Partial<FormValues>) => void
  readonly errors: Readonly<Record<string, string>>
  readonly choosesStore: boolean
}

function Head({ values, set, errors, choosesStore }: HeadProps) {
  const t = useMessages(contractPageMessages)
  const signOrders = [
    { value: 'any' as const, label: t('signAny') },
    { value: 'buyer' as const, label: t('signBuyer') },
    { value: 'store' as const, label: t('signStore') },
  ]
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-5">
      {choosesStore && (
        <Field id="contract-store" label={t('choosePartner')} isRequired error={errors['storeId']}>
          <StoreSelect value={Number(values.storeId)} onChange={(storeId) => set({ storeId })} />
        </Field>
      )}
      <Field id="contract-title" label={t('subject')} isRequired error={errors['title']}>
        <Input id="contract-title" maxLength={80} value={values.title} onChange={(event) => set({ title: event.target.value })} />
      </Field>
      <Field id="contract-kind" label={t('kind')}>
        <Select
          id="contract-kind"
          value={values.kind ?? 'PURCHASE'}
          options={(['PURCHASE', 'FRAMEWORK'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(kind) => set({ kind })}
        />
      </Field>
      <Field id="contract-ends" label={t('endsOn')} isRequired error={errors['endsOn']}>
        <DayInput id="contract-ends" value={values.endsOn} onChange={(endsOn) => set({ endsOn })} />
      </Field>
      <Field id="contract-order" label={t('signOrder')}>
        <Select id="contract-order" value={values.signOrder ?? 'any'} options={signOrders} onChange={(signOrder) => set({ signOrder })} />
      </Field>
    </div>
  )
}
