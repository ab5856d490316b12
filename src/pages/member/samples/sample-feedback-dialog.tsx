import { Input, Radio } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { sampleFeedback } from '../../../modules/sample/endpoints.ts'
import { samplePageMessages } from '../../../modules/sample/messages.ts'

type Props = { sampleId: number; onDone: () => void; onClose: () => void }

/** How the sample was: whether it fits, what was found, what is wanted of it. */
export function SampleFeedbackDialog({ sampleId, onDone, onClose }: Props) {
  const t = useMessages(samplePageMessages)
  const [fits, setFits] = useState<0 | 1>(1)
  const [note, setNote] = useState('')
  const [target, setTarget] = useState('')
  return (
    <ConsoleDialog
      title={t('feedbackTitle')}
      ok={t('send')}
      call={sampleFeedback}
      input={{ sampleId, fits, note, target }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field id="sample-fits" label={t('fits')}>
            <Radio.Group
              id="sample-fits"
              value={fits}
              onChange={(event) => setFits(event.target.value)}
              options={[
                { value: 1, label: t('fitsYes') },
                { value: 0, label: t('fitsNo') },
              ]}
            />
          </Field>
          <Field id="sample-note" label={t('note')} error={errors['note']}>
            <Input.TextArea
              id="sample-note"
              rows={4}
              maxLength={1000}
              value={note}
              placeholder={t('noteHint')}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          <Field id="sample-target" label={t('target')} error={errors['target']}>
            <Input
              id="sample-target"
              maxLength={200}
              value={target}
              placeholder={t('targetHint')}
              onChange={(event) => setTarget(event.target.value)}
            />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
