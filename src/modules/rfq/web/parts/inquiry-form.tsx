import { Alert, App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { kitWords } from '../../../../ui/console/words.ts'
import { Note } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { inquirySaveCall, inquirySubmitCall, type InquiryDetail } from '../../contract.ts'
import { rfqPageWords } from '../words.ts'
import { draftAddress, inquiryAddress } from './inquiry-address.ts'
import { inputOf, type Draft } from './inquiry-draft.ts'
import { InquiryLinesEdit } from './inquiry-lines-edit.tsx'
import { InquiryTerms } from './inquiry-terms.tsx'

export type Errors = Readonly<Record<string, string>>
type Props = { readonly known: InquiryDetail | null; readonly first: Draft; readonly onDone: () => void }

/** A request while it is written: kept as a draft, or published. Nothing typed is lost when the server refuses. */
export function InquiryForm({ known, first, onDone }: Props) {
  const t = useWords(rfqPageWords)
  const kit = useWords(kitWords)
  const navigate = useNavigate()
  const { message } = App.useApp()
  const saving = useCommand(inquirySaveCall)
  const submitting = useCommand(inquirySubmitCall)
  const [draft, setDraft] = useState(first)
  const [errors, setErrors] = useState<Errors>({})
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
      return navigate(inquiryAddress({ kind: 'OPEN', inquirySn: saved.inquirySn }))
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
      <div style={{ padding: 16 }} className="col g3">
        {known?.state === 'REVIEW_REJECTED' && <Note tone="danger">{t('sentBack', { reason: known.reason })}</Note>}
        <InquiryTerms draft={draft} errors={errors} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} />
        <InquiryLinesEdit lines={draft.lines} errors={errors} onChange={(lines) => setDraft((before) => ({ ...before, lines }))} />
        {errors['form'] && <Alert type="error" showIcon title={errors['form']} role="alert" />}
        <div className="row g2" style={{ flexWrap: 'wrap' }}>
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
