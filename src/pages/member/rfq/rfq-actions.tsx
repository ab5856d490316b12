import { App, Input } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { rfqCancel, rfqClone, rfqClose, rfqCopy, rfqExtend, type RfqDetail } from '../../../modules/rfq/endpoints.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { draftAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'
import { MinuteInput } from '../../../ui/console/form/value-inputs.tsx'

type Props = { readonly of: Pick<RfqDetail, 'inquirySn' | 'version' | 'can' | 'state'>; readonly onDone: () => void }

/** What a buyer may do with a request now; the server says what. */
export function RfqActions({ of, onDone }: Props) {
  const t = useMessages(rfqPageMessages)
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'extend' | 'clone' | 'cancel' | null>(null)
  const close = useAct(rfqClose)
  const copy = useAct(rfqCopy)
  const may = (event: RfqDetail['can'][number]) => of.can.includes(event)
  const named = { inquirySn: of.inquirySn, expectedVersion: of.version }
  const again = async () => {
    const done = await copy.act(named, t('copied'))
    if (done?.data) void navigate(draftAddress(done.data.inquirySn))
  }
  const ask = (title: string, content: string, then: () => Promise<unknown>) =>
    void modal.confirm({ title, content, okText: title, cancelText: t('cancelWord'), onOk: then })
  const closeNow = async () => {
    if (await close.act(named, t('closed'))) onDone()
  }
  return (
    <div className="row g2 flex-wrap">
      {may('save') && (
        <ButtonLink tone="brand" to={draftAddress(of.inquirySn)}>
          {t('writeOn')}
        </ButtonLink>
      )}
      {may('close') && (
        <Button busy={close.busy} onClick={() => ask(t('closeNow'), t('closeAsk'), closeNow)}>
          {t('closeNow')}
        </Button>
      )}
      {may('extend') && <Button onClick={() => setOpen('extend')}>{t('extend')}</Button>}
      {may('nextRound') && (
        <Button busy={copy.busy} onClick={() => ask(t('nextRound'), t('nextRoundAsk'), again)}>
          {t('nextRound')}
        </Button>
      )}
      {may('resubmit') && (
        <Button busy={copy.busy} tone="brand" onClick={() => void again()}>
          {t('again')}
        </Button>
      )}
      {of.state !== 'DRAFT' && <Button onClick={() => setOpen('clone')}>{t('cloneIt')}</Button>}
      {may('cancel') && (
        <Button tone="danger" onClick={() => setOpen('cancel')}>
          {t('cancelInquiry')}
        </Button>
      )}
      {open === 'extend' && <ExtendDialog named={named} onClose={() => setOpen(null)} onDone={onDone} />}
      {open === 'clone' && <CloneDialog inquirySn={of.inquirySn} onClose={() => setOpen(null)} />}
      {open === 'cancel' && <CancelDialog named={named} onClose={() => setOpen(null)} onDone={onDone} />}
    </div>
  )
}

type DialogProps = {
  readonly named: { readonly inquirySn: string; readonly expectedVersion: number }
  readonly onClose: () => void
  readonly onDone: () => void
}

function ExtendDialog({ named, onClose, onDone }: DialogProps) {
  const t = useMessages(rfqPageMessages)
  const [closeTime, setCloseTime] = useState('')
  const done = () => {
    onClose()
    onDone()
  }
  return (
    <ConsoleDialog
      title={t('extend')}
      ok={t('extend')}
      call={rfqExtend}
      input={{ ...named, closeTime: `${closeTime}:00+08:00` }}
      onDone={done}
      onClose={onClose}
    >
      {(errors) => (
        <Field id="rfq-extend" label={t('field_closeTime')} error={errors['closeTime']} help={t('extendHelp')}>
          <MinuteInput id="rfq-extend" value={closeTime} onChange={setCloseTime} />
        </Field>
      )}
    </ConsoleDialog>
  )
}

function CloneDialog({ inquirySn, onClose }: { inquirySn: string; onClose: () => void }) {
  const t = useMessages(rfqPageMessages)
  const navigate = useNavigate()
  const [closeTime, setCloseTime] = useState('')
  return (
    <ConsoleDialog
      title={t('cloneIt')}
      ok={t('cloneIt')}
      call={rfqClone}
      input={{ inquirySn, ...(closeTime === '' ? {} : { closeTime: `${closeTime}:00+08:00` }) }}
      onDone={(data) => {
        onClose()
        if (data) void navigate(draftAddress(data.inquirySn))
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="t13 c2">{t('cloneHelp')}</p>
          <Field id="rfq-clone" label={t('cloneTime')} error={errors['closeTime']} help={t('shanghaiTime')}>
            <MinuteInput id="rfq-clone" value={closeTime} onChange={setCloseTime} />
          </Field>
        </>
      )}
    </ConsoleDialog>
  )
}

function CancelDialog({ named, onClose, onDone }: DialogProps) {
  const t = useMessages(rfqPageMessages)
  const [reason, setReason] = useState('')
  const done = () => {
    onClose()
    onDone()
  }
  return (
    <ConsoleDialog
      title={t('cancelInquiry')}
      ok={t('cancelInquiry')}
      call={rfqCancel}
      input={{ ...named, reason: reason.trim() }}
      onDone={done}
      onClose={onClose}
    >
      {(errors) => (
        <Field id="rfq-cancel" label={t('reason')} error={errors['reason']} help={t('cancelHelp')}>
          <Input.TextArea id="rfq-cancel" rows={3} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </ConsoleDialog>
  )
}
