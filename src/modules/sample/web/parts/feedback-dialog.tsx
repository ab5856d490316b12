import { Input, Radio } from 'antd'
import { useState } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { DeskDialog, DeskField } from '../../../../ui/console/desk-dialog.tsx'
import { sampleFeedback } from '../../contract.ts'
import { samplePageWords } from '../words-page.ts'

type Props = { sampleId: number; onDone: () => void; onClose: () => void }

/** How the sample was: whether it fits, what was found, what is wanted of it. */
export function FeedbackDialog({ sampleId, onDone, onClose }: Props) {
  const t = useWords(samplePageWords)
  const [fits, setFits] = useState<0 | 1>(1)
  const [note, setNote] = useState('')
  const [target, setTarget] = useState('')
  return (
    <DeskDialog
      title={t('feedbackTitle')}
      ok={t('send')}
      call={sampleFeedback}
      input={{ sampleId, fits, note, target }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <DeskField id="sample-fits" label={t('fits')}>
            <Radio.Group
              id="sample-fits"
              value={fits}
              onChange={(event) => setFits(event.target.value)}
              options={[
                { value: 1, label: t('fitsYes') },
                { value: 0, label: t('fitsNo') },
              ]}
            />
          </DeskField>
          <DeskField id="sample-note" label={t('note')} error={errors['note']}>
            <Input.TextArea
              id="sample-note"
              rows={4}
              maxLength={1000}
              value={note}
              placeholder={t('noteHint')}
              onChange={(event) => setNote(event.target.value)}
            />
          </DeskField>
          <DeskField id="sample-target" label={t('target')} error={errors['target']}>
            <Input
              id="sample-target"
              maxLength={200}
              value={target}
              placeholder={t('targetHint')}
              onChange={(event) => setTarget(event.target.value)}
            />
          </DeskField>
        </>
      )}
    </DeskDialog>
  )
}
