import { Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { ErrorLine } from '../../../ui/form/field.tsx'
import type { TemplateDetail } from '../../../modules/notification/endpoints-admin.ts'
import { filled, longestText, longestTitle } from '../../../modules/notification/rules/notification-text.ts'
import { notificationAdminMessages } from './messages.ts'

export type Lines = TemplateDetail['own']
type Props = {
  readonly lang: Language
  readonly detail: TemplateDetail
  readonly lines: Lines
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (lines: Lines) => void
}

/** Title and text in one language, and below what a person would get, with sample facts. */
export function TemplateLines({ lang, detail, lines, errors, onChange }: Props) {
  const t = useMessages(notificationAdminMessages)
  const [titleName, textName] = lang === 'zh' ? (['titleZh', 'textZh'] as const) : (['titleEn', 'textEn'] as const)
  const samples = Object.fromEntries(detail.facts.map((fact) => [fact.name, fact.sample]))
  const shown = (name: keyof Lines) => filled(lines[name] || detail.builtIn[name], samples)
  // A text message has no title.
  const hasTitle = detail.channel !== 'sms'
  return (
    <div className="col g2 flex-[1_1_300px] min-w-0">
      <b className="t13">{t(`lang_${lang}`)}</b>
      {hasTitle && (
        <label className="col g1">
          <span className="t12 c3">{t('title')}</span>
          <Input
            value={lines[titleName]}
            maxLength={longestTitle}
            placeholder={detail.builtIn[titleName]}
            aria-describedby={`${titleName}-error`}
            onChange={(event) => onChange({ ...lines, [titleName]: event.target.value })}
          />
          <ErrorLine id={`${titleName}-error`} error={errors[titleName]} />
        </label>
      )}
      <label className="col g1">
        <span className="t12 c3">{t('text')}</span>
        <Input.TextArea
          rows={4}
          value={lines[textName]}
          maxLength={longestText[detail.channel]}
          showCount
          placeholder={detail.builtIn[textName]}
          aria-describedby={`${textName}-error`}
          onChange={(event) => onChange({ ...lines, [textName]: event.target.value })}
        />
        <ErrorLine id={`${textName}-error`} error={errors[textName]} />
      </label>
      <div className="pan bx mt-2" role="group" aria-label={t('preview')}>
        <span className="t12 c3">{t('preview')}</span>
        {hasTitle && <p className="t14 b6">{shown(titleName)}</p>}
        <p className="t13 wrap-anywhere whitespace-pre-wrap">{shown(textName)}</p>
      </div>
    </div>
  )
}
