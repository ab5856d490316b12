import { Input, App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { keepFile } from '../../../ui/basic/save-file.ts'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { contractLinkOrder } from '../endpoints.ts'
import { contractActs, type ContractAct, type ContractView } from '../endpoints-schemas.ts'
import { contractPageMessages } from '../messages.ts'
import { callsOf, contractRoot } from './calls-of-side.ts'
import { SignDialog } from './sign-dialog.tsx'

type Props = { readonly contract: ContractView; readonly onDone: () => void }
const withReason: readonly ContractAct[] = ['return', 'reject', 'refuse', 'withdraw', 'rescind']
const asking: readonly ContractAct[] = ['confirm', 'complete', 'agreeRescind', 'send']
const first: readonly ContractAct[] = ['submit', 'approve', 'send', 'confirm', 'complete']

const ending: readonly ContractAct[] = ['reject', 'refuse', 'withdraw', 'rescind']
const toneOf = (name: ContractAct) => (first.includes(name) ? 'brand' : ending.includes(name) ? 'danger' : 'default')

/** What a side may do with a contract now. */
export function ContractActions({ contract, onDone }: Props) {
  const t = useMessages(contractPageMessages)
  const calls = callsOf(contract.viewer)
  const { act, busy } = useAct(calls.act)
  const download = useAct(calls.download)
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<ContractAct | 'sign' | 'linkOrder' | null>(null)
  const { contractId, versionNo, can } = contract
  const close = () => setDialog(null)
  const done = () => {
    close()
    onDone()
  }
  const press = async (name: ContractAct) => {
    if (withReason.includes(name)) return setDialog(name)
    if (asking.includes(name) && !(await modal.confirm({ title: t('sure', { act: t(name) }), okText: t(name), cancelText: t('close') })))
      return
    if (await act({ contractId, act: name, versionNo }, t('done'))) onDone()
  }
  const actsOf = (isShown: (name: ContractAct) => boolean) =>
    contractActs
      .filter((name) => can.includes(name) && isShown(name))
      .map((name) => (
        <Button key={name} size="sm" busy={busy} tone={toneOf(name)} onClick={() => void press(name)}>
          {t(name)}
        </Button>
      ))
  const fetchFile = async () => {
    const file = await download.act({ contractId })
    if (file?.data) keepFile(file.data)
  }
  return (
    <div className="row g2 wrp">
      {can.includes('sign') && (
        <Button size="sm" tone="brand" onClick={() => setDialog('sign')}>
          {t('sign')}
        </Button>
      )}
      {actsOf((name) => first.includes(name))}
      {can.includes('edit') && (
        <ButtonLink size="sm" to={`${contractRoot[contract.viewer]}/add?contractId=${contractId}`}>
          {t('edit')}
        </ButtonLink>
      )}
      {can.includes('callOff') && (
        <ButtonLink size="sm" tone="brand-outline" to={`${contractRoot[contract.viewer]}/add?frameworkId=${contractId}`}>
          {t('callOff')}
        </ButtonLink>
      )}
      {can.includes('linkOrder') && (
        <Button size="sm" onClick={() => setDialog('linkOrder')}>
          {t('linkOrder')}
        </Button>
      )}
      {can.includes('download') && (
        <Button size="sm" icon="download" busy={download.busy} onClick={() => void fetchFile()}>
          {t('download')}
        </Button>
      )}
      {contract.effectiveTime !== null && (
        <ButtonLink size="sm" to={`/vc?code=${contract.code}&amount=${contract.total.toFixed(2)}`}>
          {t('verify')}
        </ButtonLink>
      )}
      {actsOf((name) => !first.includes(name))}
      {dialog === 'sign' && (
        <SignDialog
          title={t('signTitle')}
          call={calls.sign}
          input={(smsCode) => ({ contractId, smsCode })}
          onSigned={() => void navigate(`${contractRoot[contract.viewer]}/successInform?contractId=${contractId}`)}
          onClose={close}
        />
      )}
      {dialog === 'linkOrder' && <LinkDialog contractId={contractId} onDone={done} onClose={close} />}
      {dialog !== null && dialog !== 'sign' && dialog !== 'linkOrder' && (
        <ReasonDialog contract={contract} act={dialog} onDone={done} onClose={close} />
      )}
    </div>
  )
}

function ReasonDialog({ contract, act, onDone, onClose }: Props & { act: ContractAct; onClose: () => void }) {
  const t = useMessages(contractPageMessages)
  const [reason, setReason] = useState('')
  const input = { contractId: contract.contractId, act, versionNo: contract.versionNo, reason }
  return (
    <ConsoleDialog title={t(act)} ok={t(act)} call={callsOf(contract.viewer).act} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <Field id="contract-reason" label={t('reason')} error={errors['reason']} help={act === 'rescind' ? t('rescindHelp') : undefined}>
          <Input.TextArea id="contract-reason" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </ConsoleDialog>
  )
}

function LinkDialog({ contractId, onDone, onClose }: { contractId: number; onDone: () => void; onClose: () => void }) {
  const t = useMessages(contractPageMessages)
  const [orderSn, setOrderSn] = useState('')
  return (
    <ConsoleDialog
      title={t('linkOrder')}
      ok={t('linkOrder')}
      call={contractLinkOrder}
      input={{ contractId, orderSn }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <Field id="contract-order" label={t('orderSn')} error={errors['orderSn']}>
          <Input id="contract-order" maxLength={32} value={orderSn} onChange={(event) => setOrderSn(event.target.value.trim())} />
        </Field>
      )}
    </ConsoleDialog>
  )
}
