import { Alert, App, Form, Input } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import { saveOfferSheet, type OwnOfferSheet } from '../../../modules/pricing/endpoints-offer-sheets-seller.ts'
import { offerSheetEditorMessages } from './messages.ts'
import { OfferSheetLinesEditor } from './offer-sheet-lines-editor.tsx'
import { OfferSheetActions } from './offer-sheet-actions.tsx'

const texts = ['titleZh', 'titleEn', 'validFrom', 'validUntil', 'termsZh', 'termsEn'] as const
type Draft = Readonly<Record<(typeof texts)[number], string>> & { readonly lines: OwnOfferSheet['lines'] }

const empty: Draft = { titleZh: '', titleEn: '', validFrom: '', validUntil: '', termsZh: '', termsEn: '', lines: [] }

/** Title, dates, terms and lines of a sheet; nothing typed is lost when the server refuses. */
export function OfferSheetEditor({ sheet, onDone }: { sheet: OwnOfferSheet | null; onDone: () => void }) {
  const t = useMessages(offerSheetEditorMessages)
  const kit = useMessages(consoleKitMessages)
  const { message } = App.useApp()
  const navigate = useNavigate()
  const { run, busy } = useCommand(saveOfferSheet)
  const [draft, setDraft] = useState<Draft>(sheet ?? empty)
  const { settle } = useUnsaved(draft)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const save = async () => {
    const outcome = await run({
      ...Object.fromEntries(texts.map((name) => [name, draft[name]])),
      offerSheetId: sheet?.offerSheetId ?? 0,
      oldVersion: sheet?.version ?? 0,
      titleZh: draft.titleZh,
      validFrom: draft.validFrom,
      validUntil: draft.validUntil,
      lines: draft.lines.map(({ productId, remark }) => ({ productId, remark })),
    })
    if (outcome.kind === 'unknown') return setErrors({ form: kit('unknown') })
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) return setErrors(answer.errors ?? { form: answer.msg })
    message.success(t('saved'))
    setErrors({})
    settle()
    return sheet ? onDone() : navigate(`/seller/offer/edit?offerSheetId=${answer.data.offerSheetId}`, { replace: true })
  }
  const field = (name: (typeof texts)[number]) => (
    <Form.Item key={name} label={t(name)} htmlFor={`offer-${name}`} validateStatus={errors[name] ? 'error' : ''} help={errors[name]}>
      {name.startsWith('terms') ? (
        <Input.TextArea
          id={`offer-${name}`}
          rows={3}
          maxLength={1000}
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      ) : (
        <Input
          id={`offer-${name}`}
          type={name.startsWith('valid') ? 'date' : 'text'}
          maxLength={120}
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      )}
    </Form.Item>
  )
  return (
    <div className="p-4">
      <Form layout="vertical" requiredMark={false} component="div">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-x-4 gap-y-0">{texts.map(field)}</div>
      </Form>
      <OfferSheetLinesEditor lines={draft.lines} onChange={(lines) => setDraft({ ...draft, lines })} />
      {(errors.form ?? errors.lines) && (
        <Alert type="error" showIcon title={errors.form ?? errors.lines} role="alert" style={{ marginTop: 12 }} />
      )}
      <div className="row g2 mt-4 flex-wrap">
        <Button tone="brand" busy={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
        {sheet && <OfferSheetActions sheet={sheet} onDone={onDone} />}
      </div>
    </div>
  )
}
