import { App } from 'antd'
import { useState, type FormEvent } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import { verificationInfo, verificationConfirmBankAccount, verificationWithdraw } from '../../../modules/member/endpoints-verification.ts'
import { VerificationDetails, VerificationStateTag } from '../../../modules/member/ui/verification-details.tsx'
import { VerificationForm } from './verification-form.tsx'
import { verificationMessages } from '../../../modules/member/messages.ts'

type Info = RefOutput<typeof verificationInfo>

/** Becoming a verified buyer or enterprise, proving the account, and renewing. */
export default function AuthenPage() {
  const call = useCall(verificationInfo, {})
  return <CallView call={call}>{(info) => <Authen info={info} onMoved={call.reload} />}</CallView>
}

function Authen({ info, onMoved }: { info: Info; onMoved: () => void }) {
  const t = useMessages(verificationMessages)
  const { message } = App.useApp()
  const [renewing, setRenewing] = useState(false)
  const mayApply = info.can.includes('submit')
  const showForm = mayApply && (renewing || !info.valid)
  const done = () => {
    void message.success(t('submitted'))
    setRenewing(false)
    onMoved()
  }
  return (
    <div className="col g3">
      {info.valid && (
        <Panel title={t('valid')} more={<VerificationStateTag of={info.valid} />}>
          <VerificationDetails of={info.valid} />
          {mayApply && !renewing && (
            <div className="bx row g3">
              <Button tone="brand-outline" onClick={() => setRenewing(true)}>
                {t('renew')}
              </Button>
              <span className="t12 c3">{t('renewHelp')}</span>
            </div>
          )}
        </Panel>
      )}
      {info.last && info.last.verificationId !== info.valid?.verificationId && (
        <LastApplication info={info} last={info.last} onMoved={onMoved} />
      )}
      {showForm && (
        <Panel title={t('authenTitle')} sub={t('authenLead')}>
          {!info.last && info.kinds.length > 1 && (
            <div className="bx">
              <Note icon="shield-check">{t('noneHelp')}</Note>
            </div>
          )}
          <VerificationForm
            last={info.last}
            onlyEnterprise={info.kinds.length === 1}
            onDone={done}
            onCancel={renewing ? () => setRenewing(false) : undefined}
          />
        </Panel>
      )}
    </div>
  )
}

function LastApplication({ info, last, onMoved }: { info: Info; last: NonNullable<Info['last']>; onMoved: () => void }) {
  const t = useMessages(verificationMessages)
  const { modal } = App.useApp()
  const withdraw = useAct(verificationWithdraw)
  const ask = () =>
    void modal.confirm({
      title: t('withdraw'),
      content: t('withdrawAsk'),
      okText: t('withdraw'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await withdraw.act({}, t('withdrawn'))) onMoved()
      },
    })
  return (
    <Panel title={t('application')} more={<VerificationStateTag of={last} />}>
      {last.reason && (
        <div className="bx">
          <Note tone="danger">{t('rejectedBecause', { reason: last.reason })}</Note>
        </div>
      )}
      {last.state === 'REVIEWING' && (
        <div className="bx">
          <Note>{t('reviewing')}</Note>
        </div>
      )}
      {info.can.includes('proveAccount') && <ProveAccount account={last.bankAccount} left={info.triesLeft} onMoved={onMoved} />}
      <VerificationDetails of={last} />
      {info.can.includes('withdraw') && (
        <div className="bx">
          <Button busy={withdraw.busy} onClick={ask}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function ProveAccount({ account, left, onMoved }: { account: string; left: number; onMoved: () => void }) {
  const t = useMessages(verificationMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(verificationConfirmBankAccount)
  const [amount, setAmount] = useState('')
  const [error, setError] = useState<string>()
  const prove = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run({ amount })
    if (outcome.kind === 'unknown') return setError(t('networkFailed'))
    if (outcome.answer.state === 200) void message.success(t('proved'))
    else setError(outcome.answer.msg)
    onMoved()
  }
  return (
    <form className="bx max-w-140" onSubmit={(event) => void prove(event)} noValidate>
      <b className="t14 b6">{t('proveTitle')}</b>
      <p className="t13 c2">{t('proveHelp', { account, left })}</p>
      <TextField
        label={t('amount')}
        size="lg"
        inputMode="decimal"
        maxLength={6}
        value={amount}
        error={error}
        hint={t('proveHelpDemo')}
        onChange={(event) => setAmount(event.target.value.trim())}
      />
      <Button type="submit" tone="brand" busy={busy} disabled={amount === ''}>
        {t('prove')}
      </Button>
    </form>
  )
}
