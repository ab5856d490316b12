import { App } from 'antd'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Radio } from '../../../ui/form/choice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { creditApplyCall } from '../../../modules/credit/endpoints.ts'
import { creditPageMessages } from '../../../modules/credit/messages.ts'
import { warnedTermDays } from '../../../modules/credit/rules/credit-terms.ts'
import { LenderStore } from './lender-store.tsx'
import '../../../ui/styles/commerce.css'

const empty = { limit: '', termDays: '30', purpose: '', contactName: '', contactPhone: '' }

/** The company asks the platform or a store for credit. `?storeId=` names the store. */
export default function ApplyPage() {
  const t = useMessages(creditPageMessages)
  const kit = useMessages(consoleKitMessages)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [isStore, setStore] = useState(Number(query.get('storeId')) > 0)
  const [storeId, setStoreId] = useState(Number(query.get('storeId')) || 0)
  const [form, setForm] = useState(empty)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { run, busy } = useCommand(creditApplyCall)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    if (isStore && storeId === 0) return setErrors({ storeId: t('storeNameHelp') })
    const amounts = { limit: Number(form.limit) || 0, termDays: Number(form.termDays) || 0 }
    const outcome = await run({ ...form, ...amounts, storeId: isStore ? storeId : 0 })
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    message.success(t('applied'))
    return navigate('/member/credit/index')
  }
  const line = (name: keyof typeof empty, label: string, more: object = {}) => (
    <TextField
      label={label}
      required
      {...more}
      value={form[name]}
      error={errors[name]}
      onChange={(event) => setForm((before) => ({ ...before, [name]: event.target.value }))}
    />
  )
  return (
    <Panel title={t('applyTitle')}>
      <form className="vch bx" onSubmit={(event) => void submit(event)} noValidate aria-label={t('applyTitle')}>
        <div className="all row g3 wrp" role="radiogroup" aria-label={t('from')}>
          <Radio name="from" checked={!isStore} onChange={() => setStore(false)}>
            {t('fromPlatform')}
          </Radio>
          <Radio name="from" checked={isStore} onChange={() => setStore(true)}>
            {t('fromStore')}
          </Radio>
        </div>
        {isStore && (
          <div className="all">
            <LenderStore value={storeId} error={errors['storeId']} onChange={setStoreId} />
          </div>
        )}
        {line('limit', t('wantedLimit'), { inputMode: 'decimal', maxLength: 14 })}
        {line('termDays', t('wantedDays'), { inputMode: 'numeric', maxLength: 3 })}
        {line('purpose', t('purpose'), { maxLength: 300 })}
        {line('contactName', t('contactName'), { maxLength: 40 })}
        {line('contactPhone', t('contactPhone'), { maxLength: 20, inputMode: 'tel' })}
        {Number(form.termDays) > warnedTermDays && (
          <div className="all">
            <Note tone="warn">{t('sixtyDays')}</Note>
          </div>
        )}
        {errors['form'] && (
          <div className="all">
            <Note tone="danger">{errors['form']}</Note>
          </div>
        )}
        <div className="all">
          <Button type="submit" tone="brand" size="lg" busy={busy}>
            {t('submitApply')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
