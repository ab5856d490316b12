import { Alert, Input, Switch } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { languages } from '../../../kernel/i18n/translate.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { templateSave, templateTest, type TemplateDetail } from '../../../modules/notification/endpoints-admin.ts'
import { notificationAdminMessages } from './messages.ts'
import { TemplateLines, type Lines } from './template-lines.tsx'

/** What is typed stays when it is refused; what is empty is said in the built-in words. */
export function TemplateForm({ detail, onSaved }: { detail: TemplateDetail; onSaved: () => void }) {
  const t = useMessages(notificationAdminMessages)
  const [lines, setLines] = useState<Lines>(detail.own)
  const [isOn, setIsOn] = useState(detail.isOn === 1)
  const [number, setNumber] = useState(detail.providerNumber)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { run, busy } = useCommand(templateSave)
  const test = useAct(templateTest)
  const { template, channel, version } = detail
  const save = async () => {
    const outcome = await run({ ...lines, template, channel, version, isOn: isOn ? 1 : 0, providerNumber: number })
    if (outcome.kind === 'unknown') return setErrors({ form: t('failed') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    return onSaved()
  }
  return (
    <form
      className="col g3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="row g2 t13 flex-wrap">
        <Switch aria-label={t('isOn')} checked={isOn} disabled={detail.isFixed === 1} onChange={setIsOn} />
        <span>{t(detail.isFixed === 1 ? 'fixedHelp' : 'isOn')}</span>
        <span className="sp" />
        <span className="c3">{t('facts')}</span>
        {detail.facts.length === 0 ? <span className="c3">{t('noFacts')}</span> : null}
        {detail.facts.map((fact) => (
          <Tag key={fact.name} small>
            {fact.name}
          </Tag>
        ))}
      </div>
      <div className="row flex-wrap items-stretch gap-4">
        {languages.map((lang) => (
          <TemplateLines key={lang} lang={lang} detail={detail} lines={lines} errors={errors} onChange={setLines} />
        ))}
      </div>
      {(channel === 'sms' || channel === 'wechat') && (
        <label className="col g1">
          <span className="t13 c2">{t('providerNumber')}</span>
          <Input value={number} maxLength={60} style={{ maxWidth: 320 }} onChange={(event) => setNumber(event.target.value)} />
          <span className="t12 c3">{t('providerHelp')}</span>
        </label>
      )}
      {(errors['form'] ?? errors['isOn']) && <Alert type="error" showIcon role="alert" title={errors['form'] ?? errors['isOn']} />}
      <div className="row g2 flex-wrap">
        {detail.updatedAt !== '' && (
          <span className="t12 c3">{t('changedBy', { name: detail.updatedBy, time: fullTime(detail.updatedAt) })}</span>
        )}
        <span className="sp" />
        <Button busy={test.busy} icon="send" onClick={() => void test.act({ template, channel }, t('testSent'))}>
          {t('test')}
        </Button>
        <Button type="submit" tone="brand" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
