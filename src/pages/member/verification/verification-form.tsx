import { useState, type FormEvent } from 'react'
import type { RefInput } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Checkbox, Radio, Select } from '../../../ui/form/choice.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { verificationSubmit, type VerificationView } from '../../../modules/member/endpoints-verification.ts'
import { verificationMessages } from '../../../modules/member/messages.ts'
import { VerificationPictures } from '../../../modules/member/ui/verification-pictures.tsx'

type Form = Required<RefInput<typeof verificationSubmit>>
type Errors = Readonly<Record<string, string | undefined>>
type TextName = 'enterpriseName' | 'creditCode' | 'legalPerson' | 'agentName' | 'idNumber' | 'licenceUntil' | 'bankName' | 'bankAccount'

/** What the last application said; numbers stay empty, since only their masks are known here. */
function formOf(last: VerificationView | null, onlyEnterprise: boolean): Form {
  return {
    kind: onlyEnterprise ? 3 : (last?.kind ?? 2),
    enterpriseName: last?.enterpriseName ?? '',
    creditCode: last?.creditCode ?? '',
    legalPerson: last?.legalPerson ?? '',
    agentName: last?.agentName ?? '',
    idNumber: '',
    taxpayer: last?.taxpayer ?? 'general',
    licenceUntil: last?.licenceUntil ?? '',
    licenceImage: last?.licenceImage ?? '',
    idFrontImage: last?.idFrontImage ?? '',
    idBackImage: last?.idBackImage ?? '',
    letterImage: last?.letterImage ?? '',
    bankName: last?.bankName ?? '',
    bankAccount: '',
    consent: 0,
  }
}

function useAuthenForm(last: VerificationView | null, onlyEnterprise: boolean, onDone: () => void) {
  const t = useMessages(verificationMessages)
  const { run, busy } = useCommand(verificationSubmit)
  const [form, setForm] = useState(() => formOf(last, onlyEnterprise))
  const [errors, setErrors] = useState<Errors>({})
  const set = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run(form)
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    const { answer } = outcome
    if (answer.state === 200) return onDone()
    setErrors(answer.errors ?? { form: answer.msg })
  }
  return { form, set, errors, submit, busy }
}

/** The application: who the company is, who acts for it, where its account is, and the papers. */
export function VerificationForm({
  last,
  onlyEnterprise,
  onDone,
  onCancel,
}: {
  last: VerificationView | null
  onlyEnterprise: boolean
  onDone: () => void
  onCancel?: () => void
}) {
  const t = useMessages(verificationMessages)
  const { form, set, errors, submit, busy } = useAuthenForm(last, onlyEnterprise, onDone)
  const field = (name: TextName, hint = '', required = true) => (
    <TextField
      name={name}
      label={t(name)}
      required={required}
      size="lg"
      value={form[name]}
      error={errors[name]}
      hint={hint}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
  return (
    <form className="bx max-w-220" onSubmit={(event) => void submit(event)} noValidate>
      {!onlyEnterprise && <KindChoice kind={form.kind} onChange={(kind) => set({ kind })} />}
      <div className="adr-f">
        {field('enterpriseName')}
        {field('creditCode', t('creditCodeHint'))}
        {field('legalPerson', '', Number(form.kind) === 3)}
        <Select
          label={t('taxpayer')}
          size="lg"
          value={form.taxpayer}
          options={(['general', 'small'] as const).map((value) => ({ value, label: t(`taxpayer_${value}`) }))}
          onChange={(event) => set({ taxpayer: event.target.value === 'small' ? 'small' : 'general' })}
        />
        <DateField
          label={t('licenceUntil')}
          size="lg"
          value={form.licenceUntil}
          error={errors.licenceUntil}
          hint={t('licenceUntilHint')}
          onChange={(licenceUntil) => set({ licenceUntil })}
        />
        {field('agentName')}
        {field('idNumber', last ? t('keepHint', { mask: last.idNumber }) : '', !last)}
        {Number(form.kind) === 3 && (
          <>
            {field('bankName')}
            {field('bankAccount', last?.bankAccount ? t('keepHint', { mask: last.bankAccount }) : t('bankHint'), !last?.bankAccount)}
          </>
        )}
      </div>
      <VerificationPictures values={form} errors={errors} onChange={(name, picture) => set({ [name]: picture })} />
      <Checkbox checked={form.consent === 1} onChange={(event) => set({ consent: event.target.checked ? 1 : 0 })}>
        {t('consent')}
      </Checkbox>
      <p className="ferr min-h-5.5" role="alert">
        {errors.consent ?? errors.form ?? errors.kind}
      </p>
      <div className="row g2">
        <Button type="submit" tone="brand" size="lg" busy={busy}>
          {t('submit')}
        </Button>
        {onCancel && (
          <Button size="lg" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

function KindChoice({ kind, onChange }: { kind: Form['kind']; onChange: (kind: 2 | 3) => void }) {
  const t = useMessages(verificationMessages)
  return (
    <fieldset className="row g4 flex-wrap mb-4">
      <legend className="fld-l">{t('chooseKind')}</legend>
      {([2, 3] as const).map((one) => (
        <Radio key={one} name="kind" checked={Number(kind) === one} onChange={() => onChange(one)}>
          <b>{t(`kind${one}`)}</b> <span className="t12 c3">{t(`kind${one}Help`)}</span>
        </Radio>
      ))}
    </fieldset>
  )
}
