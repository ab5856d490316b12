import { Alert, App, Input, Modal } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import {
  ownFormula,
  previewFormula,
  saveFormula,
  stopFormula,
  type OwnFormula,
} from '../../../modules/pricing/endpoints-formulas-seller.ts'
import { formulaEditorMessages } from './messages.ts'
import { FormulaFields } from './formula-fields.tsx'
import { toFormulaForm, toFormulaInput, type FormulaForm } from './formula-form.ts'
import { chartGeometry } from '../../../modules/market/ui/chart-geometry.ts'
import { LineChart } from '../../../modules/market/ui/line-chart.tsx'

type Day = { readonly date: string; readonly retailPrice: number; readonly businessPrice: number }

/** What a formula would have given at the last quotes, for both price classes. */
function FormulaPreview({ days }: { days: readonly Day[] }) {
  const t = useMessages(formulaEditorMessages)
  const dates = days.map((day) => day.date.slice(5))
  const shape = chartGeometry(
    [
      { name: t('businessNow'), days: dates, prices: days.map((day) => day.businessPrice) },
      { name: t('retailNow'), days: dates, prices: days.map((day) => day.retailPrice) },
    ],
    876,
    220,
  )
  const title = t('previewTitle', { days: days.length })
  return (
    <section aria-label={title}>
      <h3 className="t13 b6">{title}</h3>
      {shape && (
        <>
          <div className="row g3 t12 c3">
            {shape.lines.map((line, index) => (
              <span key={line.name} className="row g1">
                <i className="w-3.5" style={{ height: index === 0 ? 3 : 2, background: `var(--zb-viz-${index + 1})` }} />
                {line.name}
              </span>
            ))}
          </div>
          <LineChart shape={shape} label={title} />
        </>
      )}
    </section>
  )
}

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
  const t = useMessages(formulaEditorMessages)
  const kit = useMessages(consoleKitMessages)
  const { message } = App.useApp()
  const [form, setForm] = useState<FormulaForm>(() => toFormulaForm(goods))
  const { settle } = useUnsaved(form)
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
    const outcome = await trying.run(toFormulaInput(goods.goodsId, form))
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    const { answer } = outcome
    setErrors(answer.state === 200 ? {} : (answer.errors ?? { form: answer.msg }))
    return setTried(answer.data ?? null)
  }
  const save = async () => {
    const outcome = await saving.run({ ...toFormulaInput(goods.goodsId, form), oldVersion: goods.formula?.version ?? 0, reason })
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    message.success(t('saved'))
    settle()
    return onDone()
  }
  const known = goods.formula
  return (
    <div className="col g3 p-4">
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
      <div className="row g2 wrp">
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
  const t = useMessages(formulaEditorMessages)
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
        <p className="c2 mb-3">{t('stopTitle')}</p>
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
  const t = useMessages(formulaEditorMessages)
  return (
    <section aria-label={t('versions')}>
      <h3 className="t13 b6">{t('versions')}</h3>
      <ul className="t12 c2">
        {goods.versions.map((version) => (
          <li key={version.version} className="row g2">
            <b className="b5">{t('version', { version: version.version })}</b>
            <span className="num">{fullTime(version.editedAt)}</span>
            <span>{version.state === 'stopped' ? t('stopped') : version.reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
