import { Alert, App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../../../api/browser/client.ts'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { consoleKitMessages } from '../../../../ui/console/messages.ts'
import { Note } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { AttachmentField } from '../../../../modules/attachment/ui/attachment-field.tsx'
import { openOwnAttachment, type OpenAttachment } from '../../../../modules/attachment/ui/attachment-list.tsx'
import { rfqFile, rfqSave, rfqSubmit, type RfqDetail } from '../../../../modules/rfq/endpoints.ts'
import { rfqPageMessages } from '../../../../modules/rfq/messages.ts'
import { draftAddress, rfqAddress } from '../../../../modules/rfq/ui/rfq-addresses.ts'
import { inputOf, type RfqFormDraft } from './rfq-draft.ts'
import { RequestedTermsFields } from './requested-terms-fields.tsx'
import { RfqLinesEditor } from './rfq-lines-editor.tsx'
import { RfqTermsFields } from './rfq-terms-fields.tsx'
import type { FieldErrors } from '../../../../modules/rfq/ui/field-errors.ts'

type Props = { readonly known: RfqDetail | null; readonly first: RfqFormDraft; readonly onDone: () => void }

/** A request while it is written: kept as a draft, or published. Nothing typed is lost when the server refuses. */
export function RfqForm({ known, first, onDone }: Props) {
  const t = useMessages(rfqPageMessages)
  const kit = useMessages(consoleKitMessages)
  const navigate = useNavigate()
  const { message } = App.useApp()
  const saving = useCommand(rfqSave)
  const submitting = useCommand(rfqSubmit)
  const [draft, setDraft] = useState(first)
  const [errors, setErrors] = useState<FieldErrors>({})
  const openFile: OpenAttachment = (fileId) =>
    known?.files.some((file) => file.fileId === fileId)
      ? callApi(rfqFile, { inquirySn: known.inquirySn, fileId })
      : openOwnAttachment(fileId)
  const save = async () => {
    const outcome = await saving.run(inputOf(draft, known))
    const answer = outcome.kind === 'unknown' ? null : outcome.answer
    if (answer?.state === 200 && answer.data) return answer.data
    setErrors(answer ? { ...answer.errors, form: answer.msg } : { form: kit('unknown') })
    return null
  }
  const keep = async () => {
    const saved = await save()
    if (!saved) return
    void message.success(t('kept'))
    if (known) onDone()
    else void navigate(draftAddress(saved.inquirySn), { replace: true })
  }
  const publish = async () => {
    const saved = await save()
    if (!saved) return
    const outcome = await submitting.run({ inquirySn: saved.inquirySn, expectedVersion: saved.version })
    if (outcome.kind === 'answer' && outcome.answer.state === 200) {
      void message.success(t(outcome.answer.data?.state === 'REVIEWING' ? 'handedIn' : 'published'))
      return navigate(rfqAddress({ kind: 'OPEN', inquirySn: saved.inquirySn }))
    }
    const refusal = outcome.kind === 'unknown' ? kit('unknown') : outcome.answer.msg
    void message.error(refusal)
    // The draft is kept; the page goes on with it as it stands there.
    if (known) onDone()
    return navigate(draftAddress(saved.inquirySn), { replace: true })
  }
  if (known && known.state !== 'DRAFT' && known.state !== 'REVIEW_REJECTED') return <Note tone="info">{t('noDraft')}</Note>
  return (
    <Panel title={known ? `${t('startTitle')} ${known.inquirySn}` : t('startTitle')} sub={t('startLead')}>
      <div className="col g3 p-4">
        {known?.state === 'REVIEW_REJECTED' && <Note tone="danger">{t('sentBack', { reason: known.reason })}</Note>}
        <RfqTermsFields draft={draft} errors={errors} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} />
        <RequestedTermsFields
          terms={draft.terms}
          errors={errors}
          onChange={(change) => setDraft((before) => ({ ...before, terms: { ...before.terms, ...change } }))}
        />
        <RfqLinesEditor lines={draft.lines} errors={errors} onChange={(lines) => setDraft((before) => ({ ...before, lines }))} />
        <AttachmentField files={draft.files} open={openFile} onChange={(files) => setDraft((before) => ({ ...before, files }))} />
        {errors['form'] && <Alert type="error" showIcon title={errors['form']} role="alert" />}
        <div className="row g2 flex-wrap">
          <Button busy={saving.busy} onClick={() => void keep()}>
            {t('keep')}
          </Button>
          <Button tone="action" busy={saving.busy || submitting.busy} onClick={() => void publish()}>
            {t('publish')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
