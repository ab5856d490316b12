import { Input, Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { differenceResolve, type DifferenceView } from '../../../modules/payment/endpoints-reconciliation.ts'
import { reconciliationMessages } from '../../../modules/payment/messages.ts'
import { resolutions } from '../../../modules/payment/rules/difference-machine.ts'

type Props = { readonly of: DifferenceView; readonly onDone: () => void; readonly onClose: () => void }

/** Settles a difference: what was done, and a note. */
export function ResolveDialog({ of, onDone, onClose }: Props) {
  const t = useMessages(reconciliationMessages)
  const [resolution, setResolution] = useState<(typeof resolutions)[number]>('booked')
  const [note, setNote] = useState('')
  const input = { differenceId: of.differenceId, resolution, note, expectedVersion: of.version }
  return (
    <ConsoleDialog
      title={`${of.findingText} ${of.number}`}
      ok={t('resolve')}
      call={differenceResolve}
      input={input}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field id="difference-resolution" label={t('colResolution')}>
            <Select
              id="difference-resolution"
              value={resolution}
              options={resolutions.map((value) => ({ value, label: t(`resolution_${value}`) }))}
              onChange={setResolution}
            />
          </Field>
          <Field id="difference-note" label={t('colNote')} isRequired error={errors['note']}>
            <Input.TextArea id="difference-note" rows={3} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
