import { Alert, App, Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { FormScope } from '../../../ui/console/form/form-scope.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { DraftNote, useDraft, useKeepDraft } from '../../../ui/console/form/use-draft.tsx'
import { DayInput, MoneyInput, NumberInput } from '../../../ui/console/form/value-inputs.tsx'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { quotationSave, quotationSubmit, type SupplierRfqDetail } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import type { FieldErrors } from '../../../modules/rfq/ui/field-errors.ts'
import { QuotedTermsFields } from './quoted-terms-fields.tsx'
import { QuotationLinesEditor } from './quotation-lines-editor.tsx'
import { quotationDraftOf, quotationInputOf, typedQuotation, type QuotationFormDraft } from './quotation-draft.ts'

/** The next version of the own quotation: kept as a draft, or handed in. Nothing typed is lost when the server refuses. */
export function QuotationForm({ of, onDone }: { of: SupplierRfqDetail; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const kit = useMessages(consoleKitMessages)
  const { message } = App.useApp()
  const saving = useCommand(quotationSave)
  const submitting = useCommand(quotationSubmit)
  const own = useDraft(`quotation.${of.inquirySn}.${of.draft?.version ?? 0}`, typedQuotation)
  const [start] = useState(() => quotationDraftOf(of))
  const [draft, setDraft] = useState(() => own.found?.value ?? start)
  const { isDirty, settle } = useUnsaved(draft)
  useKeepDraft(own.key, draft, isDirty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const save = async () => {
    const outcome = await saving.run(quotationInputOf(of, draft))
    const answer = outcome.kind === 'unknown' ? null : outcome.answer
    if (answer?.state === 200 && answer.data) {
      settle()
      own.drop()
      setErrors({})
      return answer.data
    }
    setErrors(answer ? { ...answer.errors, form: answer.msg } : { form: kit('unknown') })
    return null
  }
  const keep = async () => {
    if (!(await save())) return
    void message.success(t('kept'))
    onDone()
  }
  const submit = async () => {
    const saved = await save()
    if (!saved) return
    const outcome = await submitting.run({ inquirySn: of.inquirySn, expectedVersion: saved.version })
    if (outcome.kind === 'answer' && outcome.answer.state === 200) {
      if (outcome.answer.data?.state === 'DRAFT') void message.warning(t('heldForReview'))
      else void message.success(t('quoteSent'))
    } else void message.error(outcome.kind === 'unknown' ? kit('unknown') : outcome.answer.msg)
    onDone()
  }
  return (
    <Panel title={t(of.current ? 'newEdition' : 'quoteTitle')} sub={t('quoteLead')}>
      <Form layout="vertical" component="div" style={{ padding: 16 }} className="col g3">
        <FormScope>
          {own.found && (
            <DraftNote
              at={own.found.at}
              onDrop={() => {
                own.drop()
                setDraft(start)
              }}
            />
          )}
          <QuotationLinesEditor
            asked={of.lines}
            lines={draft.lines}
            errors={errors}
            onChange={(lines) => setDraft((before) => ({ ...before, lines }))}
          />
          <QuoteTerms
            draft={draft}
            errors={errors}
            firstValidDay={of.firstValidDay}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
          {errors['form'] && <Alert type="error" showIcon title={errors['form']} role="alert" />}
          <div className="row g2 flex-wrap">
            <Button busy={saving.busy} onClick={() => void keep()}>
              {t('keep')}
            </Button>
            <Button tone="action" busy={saving.busy || submitting.busy} onClick={() => void submit()}>
              {t('sendQuote')}
            </Button>
          </div>
        </FormScope>
      </Form>
    </Panel>
  )
}

type TermsProps = {
  readonly draft: QuotationFormDraft
  readonly errors: FieldErrors
  readonly firstValidDay: string
  readonly onChange: (change: Partial<QuotationFormDraft>) => void
}

function QuoteTerms({ draft, errors, firstValidDay, onChange }: TermsProps) {
  const t = useMessages(rfqPageMessages)
  const field = (name: 'payTerms' | 'note', most: number) => (
    <Field id={`rfq-${name}`} label={t(`quote_${name}`)} error={errors[name]}>
      <Input id={`rfq-${name}`} maxLength={most} value={draft[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
    </Field>
  )
  return (
    <div>
      <div className="frm">
        <Field id="rfq-validUntil" label={t('quote_validUntil')} error={errors['validUntil']} isRequired>
          <DayInput id="rfq-validUntil" value={draft.validUntil} from={firstValidDay} onChange={(validUntil) => onChange({ validUntil })} />
        </Field>
        <Field id="rfq-freight" label={t('quote_freight')} error={errors['freight']} unit={t('yuan')}>
          <MoneyInput id="rfq-freight" value={draft.freight} onChange={(freight) => onChange({ freight })} />
        </Field>
        <Field id="rfq-payDays" label={t('quote_payDays')} error={errors['payDays']}>
          <NumberInput id="rfq-payDays" value={draft.payDays} onChange={(payDays) => onChange({ payDays })} decimals={0} />
        </Field>
        <QuotedTermsFields draft={draft} errors={errors} onChange={onChange} />
        {field('payTerms', 200)}
        {field('note', 500)}
      </div>
      <Checkbox checked={draft.taxIncluded} onChange={(event) => onChange({ taxIncluded: event.target.checked })}>
        {t('taxIncluded')}
      </Checkbox>
    </div>
  )
}
