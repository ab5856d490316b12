import { App, Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  clarificationAsk,
  rfqDecline,
  quotationInsist,
  quotationWithdraw,
  type SupplierRfqDetail,
} from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'

/** What a store may do with a request beside quoting it. */
export function SupplierActions({ of, onDone }: { of: SupplierRfqDetail; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const { modal } = App.useApp()
  const withdraw = useAct(quotationWithdraw)
  const insist = useAct(quotationInsist)
  const [open, setOpen] = useState<'ask' | 'decline' | null>(null)
  const named = { quotationSn: of.current?.quotationSn ?? '', expectedVersion: of.current?.version ?? 0 }
  const takeBack = () =>
    void modal.confirm({
      title: t('withdraw'),
      content: t('withdrawAsk'),
      okText: t('withdraw'),
      cancelText: t('cancelWord'),
      onOk: async () => {
        if (await withdraw.act(named, t('withdrawn'))) onDone()
      },
    })
  const stay = async () => {
    if (await insist.act(named, t('insisted'))) onDone()
  }
  return (
    <div className="row g2 flex-wrap">
      {of.can.includes('askInfo') && <Button onClick={() => setOpen('ask')}>{t('askInfo')}</Button>}
      {of.can.includes('insist') && (
        <Button busy={insist.busy} onClick={() => void stay()}>
          {t('insist')}
        </Button>
      )}
      {of.can.includes('withdraw') && (
        <Button tone="danger" busy={withdraw.busy} onClick={takeBack}>
          {t('withdraw')}
        </Button>
      )}
      {of.can.includes('decline') && (
        <Button tone="danger" onClick={() => setOpen('decline')}>
          {t('decline')}
        </Button>
      )}
      {open && <SayDialog key={open} what={open} inquirySn={of.inquirySn} onClose={() => setOpen(null)} onDone={onDone} />}
    </div>
  )
}

type SayProps = { readonly what: 'ask' | 'decline'; readonly inquirySn: string; readonly onClose: () => void; readonly onDone: () => void }

function SayDialog({ what, inquirySn, onClose, onDone }: SayProps) {
  const t = useMessages(rfqPageMessages)
  const [said, setSaid] = useState('')
  const done = () => {
    onClose()
    onDone()
  }
  const common = { onDone: done, onClose }
  const text = said.trim()
  const field = (name: 'question' | 'reason') => (errors: Readonly<Record<string, string>>) => (
    <Field id={`rfq-${name}`} label={t(name)} error={errors[name]} help={t(`${name}Help`)}>
      <Input.TextArea
        id={`rfq-${name}`}
        rows={3}
        maxLength={name === 'question' ? 500 : 200}
        value={said}
        onChange={(event) => setSaid(event.target.value)}
      />
    </Field>
  )
  return what === 'ask' ? (
    <ConsoleDialog title={t('askInfo')} ok={t('send')} call={clarificationAsk} input={{ inquirySn, question: text }} {...common}>
      {field('question')}
    </ConsoleDialog>
  ) : (
    <ConsoleDialog title={t('decline')} ok={t('decline')} call={rfqDecline} input={{ inquirySn, reason: text }} {...common}>
      {field('reason')}
    </ConsoleDialog>
  )
}
