import { Alert, App, Input, Modal } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { fullTime } from '../../../../ui/basic/short-time.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { kitWords } from '../../../../ui/console/words.ts'
import { ownFormula, previewFormula, saveFormula, stopFormula, type OwnFormula } from '../../contract-formula-desk.ts'
import { formulaDeskWords } from '../words-formula-desk.ts'
import { FormulaFields } from './formula-fields.tsx'
import { formOf, inputOf, type FormulaForm } from './formula-form.ts'
import { FormulaPreview } from './formula-preview.tsx'

/** The price formula of a goods: terms, differences of its SKUs, trying it, versions. Stands on a page or in the goods editor. */
export function FormulaEditor({ goodsId, onDone }: { goodsId: number; onDone?: () => void }) {
  const own = useCall(ownFormula, { goodsId })
  const done = () => {
    own.reload()
    onDone?.()
  }
  return <CallView call={own}>{(goods) => <Editor key={goods.formula?.version ?? 0} goods={goods} onDone={done} />}</CallView>
}

function Editor({ goods, onDone }: { goods: OwnFormula; onDone: () => void }) {
  const t = useWords(formulaDeskWords)
  const kit = useWords(kitWords)
  const { message } = App.useApp()
  const [form, setForm] = useState<FormulaForm>(() => formOf(goods))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState<OutputOf<typeof previewFormula> | null>(null)
  const trying = useCommand(previewFormula)
  const saving = useCommand(saveFormula)
  const change = (next: Partial<FormulaForm>) => {
    setForm((before) => ({ ...before, ...next }))
    setTried(null)
  }
  const attempt = async () => {
    const outcome = await trying.run(inputOf(goods.goodsId, form))
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    const { answer } = outcome
    setErrors(answer.state === 200 ? {} : (answer.errors ?? { form: answer.msg }))
    return setTried(answer.data ?? null)
  }
  const save = async () => {
    const outcome = await saving.run({ ...inputOf(goods.goodsId, form), oldVersion: goods.formula?.version ?? 0, reason })
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    message.success(t('saved'))
    return onDone()
  }
  const known = goods.formula
  return (
    <div className="col g3" style={{ padding: 16 }}>
      <p className="c2 t13">{t('intro')}</p>
      <Alert
        type={known?.state === 'active' ? 'success' : 'info'}
        showIcon
        title={
          known === null
            ? t('none')
            : known.state === 'active'
              ? t('active', { date: known.quoteDate, until: known.freshUntil })
              : t('stopped')
        }
      />
      <FormulaFields goods={goods} form={form} errors={errors} tried={tried} onChange={change} />
      <Input
        aria-label={t('reason')}
        placeholder={t('reason')}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        style={{ maxWidth: 480 }}
      />
      {errors.form && <Alert type="error" showIcon title={errors.form} role="alert" />}
      <div className="row g2">
        <Button busy={trying.busy} onClick={() => void attempt()}>
          {t('preview')}
        </Button>
        <Button tone="brand" busy={saving.busy} onClick={() => void save()}>
          {t('save')}
        </Button>
        {known?.state === 'active' && <StopFormula goodsId={goods.goodsId} version={known.version} onDone={onDone} />}
      </div>
      {tried && <FormulaPreview days={tried.days} />}
      {goods.versions.length > 0 && <Versions goods={goods} />}
    </div>
  )
}

function StopFormula({ goodsId, version, onDone }: { goodsId: number; version: number; onDone: () => void }) {
  const t = useWords(formulaDeskWords)
  const { act, busy } = useAct(stopFormula)
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const stop = async () => {
    if (await act({ goodsId, oldVersion: version, reason }, t('stopDone'))) onDone()
  }
  return (
    <>
      <Button tone="danger" onClick={() => setIsOpen(true)}>
        {t('stop')}
      </Button>
      <Modal
        open={isOpen}
        title={t('stop')}
        okText={t('stop')}
        cancelText={t('cancel')}
        okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
        confirmLoading={busy}
        onOk={() => void stop()}
        onCancel={() => setIsOpen(false)}
      >
        <p className="c2" style={{ marginBottom: 12 }}>
          {t('stopTitle')}
        </p>
        <Input
          aria-label={t('stopReason')}
          placeholder={t('stopReason')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Modal>
    </>
  )
}

function Versions({ goods }: { goods: OwnFormula }) {
  const t = useWords(formulaDeskWords)
  return (
    <section aria-label={t('versions')}>
      <h3 className="t13 b6">{t('versions')}</h3>
      <ul className="t12 c2">
        {goods.versions.map((one) => (
          <li key={one.version} className="row g2">
            <b className="b5">{t('version', { version: one.version })}</b>
            <span className="num">{fullTime(one.editedAt)}</span>
            <span>{one.state === 'stopped' ? t('stopped') : one.reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
