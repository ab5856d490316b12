import { App, Input } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { DeskDialog, DeskField } from '../../../../ui/console/desk-dialog.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { inquiryCancelCall, inquiryCloseCall, inquiryCopyCall, inquiryExtendCall, type InquiryDetail } from '../../contract.ts'
import { rfqPageWords } from '../words.ts'
import { draftAddress } from './inquiry-address.ts'

type Props = { readonly of: Pick<InquiryDetail, 'inquirySn' | 'version' | 'can' | 'state'>; readonly onDone: () => void }

/** What a buyer may do with a request now; the server says what. */
export function BuyerActs({ of, onDone }: Props) {
  const t = useWords(rfqPageWords)
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'extend' | 'cancel' | null>(null)
  const close = useAct(inquiryCloseCall)
  const copy = useAct(inquiryCopyCall)
  const may = (event: InquiryDetail['can'][number]) => of.can.includes(event)
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
    <div className="row g2" style={{ flexWrap: 'wrap' }}>
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
      {may('cancel') && (
        <Button tone="danger" onClick={() => setOpen('cancel')}>
          {t('cancelInquiry')}
        </Button>
      )}
      {open === 'extend' && <ExtendDialog named={named} onClose={() => setOpen(null)} onDone={onDone} />}
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
  const t = useWords(rfqPageWords)
  const [closeTime, setCloseTime] = useState('')
  const done = () => {
    onClose()
    onDone()
  }
  return (
    <DeskDialog
      title={t('extend')}
      ok={t('extend')}
      call={inquiryExtendCall}
      input={{ ...named, closeTime: `${closeTime}:00+08:00` }}
      onDone={done}
      onClose={onClose}
    >
      {(errors) => (
        <DeskField id="rfq-extend" label={t('field_closeTime')} error={errors['closeTime']} help={t('extendHelp')}>
          <Input id="rfq-extend" type="datetime-local" value={closeTime} onChange={(event) => setCloseTime(event.target.value)} />
        </DeskField>
      )}
    </DeskDialog>
  )
}

function CancelDialog({ named, onClose, onDone }: DialogProps) {
  const t = useWords(rfqPageWords)
  const [reason, setReason] = useState('')
  const done = () => {
    onClose()
    onDone()
  }
  return (
    <DeskDialog
      title={t('cancelInquiry')}
      ok={t('cancelInquiry')}
      call={inquiryCancelCall}
      input={{ ...named, reason: reason.trim() }}
      onDone={done}
      onClose={onClose}
    >
      {(errors) => (
        <DeskField id="rfq-cancel" label={t('reason')} error={errors['reason']} help={t('cancelHelp')}>
          <Input.TextArea id="rfq-cancel" rows={3} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </DeskField>
      )}
    </DeskDialog>
  )
}
