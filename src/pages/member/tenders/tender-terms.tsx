import { Input, Radio } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import type { AttachmentView } from '../../../modules/attachment/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import type { LotMoney } from './lot-terms.tsx'
import { MinuteInput } from '../../../ui/console/form/value-inputs.tsx'

export type TenderForm = {
  readonly mode: 'STATUTORY' | 'ENTERPRISE'
  readonly access: 'OPEN' | 'INVITED'
  readonly title: string
  readonly body: string
  readonly qualification: string
  readonly lines: string
  readonly estimate: string
  readonly ceiling: string
  readonly deposit: string
  readonly scoring: 'LOWEST' | 'WEIGHTED'
  readonly priceWeight: number
  readonly deadline: string
  readonly invitedStoreIds: number[]
  readonly files: readonly AttachmentView[]
  readonly lotMoney: Readonly<Record<string, LotMoney>>
}

type Props = {
  readonly form: TenderForm
  /** The money is that of the lots then. */ readonly hasLots: boolean
  readonly onChange: (part: Partial<TenderForm>) => void
}

/** Mode, access, money and deadline of a tender. */
export function TenderTerms({ form, hasLots, onChange }: Props) {
  const t = useMessages(tenderPageMessages)
  return (
    <>
      <Field id="tender-mode" label={t('mode')} help={t(form.mode === 'STATUTORY' ? 'modeStatutoryHelp' : 'modeEnterpriseHelp')}>
        <Radio.Group
          id="tender-mode"
          value={form.mode}
          onChange={(event) => onChange({ mode: event.target.value })}
          options={[
            { value: 'ENTERPRISE', label: t('modeEnterprise') },
            { value: 'STATUTORY', label: t('modeStatutory') },
          ]}
        />
      </Field>
      <Field id="tender-access" label={t('access')}>
        <Radio.Group
          id="tender-access"
          value={form.access}
          onChange={(event) => onChange({ access: event.target.value })}
          options={[
            { value: 'OPEN', label: t('accessOpen') },
            { value: 'INVITED', label: t('accessInvited') },
          ]}
        />
      </Field>
      <div className="frm-2">
        {!hasLots && <Money form={form} onChange={onChange} />}
        <Field id="tender-deadline" label={t('time_deadline')} help={t('articleDeadline')} isRequired>
          <MinuteInput id="tender-deadline" value={form.deadline} onChange={(deadline) => onChange({ deadline })} />
        </Field>
      </div>
      <Field id="tender-qualification" label={t('qualification')}>
        <Input.TextArea
          id="tender-qualification"
          rows={2}
          maxLength={2000}
          value={form.qualification}
          onChange={(event) => onChange({ qualification: event.target.value })}
        />
      </Field>
    </>
  )
}

function Money({ form, onChange }: Pick<Props, 'form' | 'onChange'>) {
  const t = useMessages(tenderPageMessages)
  return (
    <>
      <Field id="tender-estimate" label={t('estimate')} help={t('estimateHelp')} unit={t('yuan')} isRequired>
        <Input
          id="tender-estimate"
          inputMode="decimal"
          value={form.estimate}
          onChange={(event) => onChange({ estimate: event.target.value })}
        />
      </Field>
      <Field id="tender-ceiling" label={t('ceiling')} unit={t('yuan')}>
        <Input
          id="tender-ceiling"
          inputMode="decimal"
          value={form.ceiling}
          onChange={(event) => onChange({ ceiling: event.target.value })}
        />
      </Field>
      <Field id="tender-deposit" label={t('deposit')} help={t('depositHelp')} unit={t('yuan')}>
        <Input
          id="tender-deposit"
          inputMode="decimal"
          value={form.deposit}
          onChange={(event) => onChange({ deposit: event.target.value })}
        />
      </Field>
    </>
  )
}
