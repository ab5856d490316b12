import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { sampleAllow, sampleApprove, sampleReject, sampleShip, type SampleView } from '../../../modules/sample/endpoints.ts'
import { samplePageMessages } from '../../../modules/sample/messages.ts'

type Props = { of: SampleView; onDone: () => void }

/** What a store may do with an application now. */
export function SampleActions({ of, onDone }: Props) {
  const t = useMessages(samplePageMessages)
  const approve = useAct(sampleApprove)
  const allow = useAct(sampleAllow)
  const [dialog, setDialog] = useState<'reject' | 'ship' | null>(null)
  const run = async (work: Promise<unknown>) => {
    if (await work) onDone()
  }
  const close = () => setDialog(null)
  const done = () => {
    close()
    onDone()
  }
  return (
    <>
      {of.can.includes('approve') && (
        <Button size="sm" tone="brand" busy={approve.busy} onClick={() => void run(approve.act({ sampleId: of.sampleId }, t('approved')))}>
          {t('approve')}
        </Button>
      )}{' '}
      {of.can.includes('reject') && (
        <Button size="sm" onClick={() => setDialog('reject')}>
          {t('reject')}
        </Button>
      )}
      {of.can.includes('ship') && (
        <Button size="sm" tone="brand" onClick={() => setDialog('ship')}>
          {t('ship')}
        </Button>
      )}
      {of.can.includes('allow') && (
        <Button size="sm" busy={allow.busy} onClick={() => void run(allow.act({ sampleId: of.sampleId }, t('allowed')))}>
          {t('allow')}
        </Button>
      )}
      {dialog === 'reject' && <RejectDialog sampleId={of.sampleId} onDone={done} onClose={close} />}
      {dialog === 'ship' && <ShipDialog sampleId={of.sampleId} onDone={done} onClose={close} />}
    </>
  )
}

type DialogProps = { sampleId: number; onDone: () => void; onClose: () => void }

function RejectDialog({ sampleId, onDone, onClose }: DialogProps) {
  const t = useMessages(samplePageMessages)
  const [reason, setReason] = useState('')
  return (
    <ConsoleDialog
      title={t('rejectTitle')}
      ok={t('reject')}
      call={sampleReject}
      input={{ sampleId, reason }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <Field id="sample-reason" label={t('reason')} error={errors['reason']}>
          <Input id="sample-reason" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </ConsoleDialog>
  )
}

function ShipDialog({ sampleId, onDone, onClose }: DialogProps) {
  const t = useMessages(samplePageMessages)
  const [carrier, setCarrier] = useState('')
  const [trackingNo, setTrackingNo] = useState('')
  return (
    <ConsoleDialog
      title={t('shipTitle')}
      ok={t('ship')}
      call={sampleShip}
      input={{ sampleId, carrier, trackingNo }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field id="sample-carrier" label={t('carrier')} error={errors['carrier']}>
            <Input id="sample-carrier" maxLength={40} value={carrier} onChange={(event) => setCarrier(event.target.value)} />
          </Field>
          <Field id="sample-tracking" label={t('trackingNo')} error={errors['trackingNo']}>
            <Input id="sample-tracking" maxLength={40} value={trackingNo} onChange={(event) => setTrackingNo(event.target.value)} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}
