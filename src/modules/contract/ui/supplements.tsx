import { Input } from 'antd'
import { useState } from 'react'
import type { InputOf } from '../../../api/endpoint.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { keepFile } from '../../../ui/basic/save-file.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { DayInput } from '../../../ui/console/form/value-inputs.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { contractSupplement } from '../endpoints-supplements.ts'
import type { ContractView, SupplementAct } from '../endpoints-schemas.ts'
import { renumberedLines } from '../rules/line-numbers.ts'
import { contractPageMessages } from '../messages.ts'
import { callsOf } from './calls-of-side.ts'
import { ContractLinesFields } from './contract-rows-fields.tsx'
import { DifferenceItem } from './contract-versions.tsx'
import { SignDialog } from './sign-dialog.tsx'

type Supplement = ContractView['supplements'][number]
type Props = { readonly contract: ContractView; readonly onDone: () => void }

const tones: Readonly<Record<Supplement['state'], TagTone>> = {
  PROPOSED: 'warn',
  SIGNING: 'warn',
  EFFECTIVE: 'ok',
  REJECTED: 'danger',
  REFUSED: 'danger',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
}
const sideNames = { store: 'sideStore', buyer: 'sideBuyer' } as const

/** Supplements to a contract in force: what each changes, where it stands, and what may be done with it. */
export function Supplements({ contract, onDone }: Props) {
  const t = useMessages(contractPageMessages)
  const [isOpen, setOpen] = useState(false)
  const { supplements, can } = contract
  if (supplements.length === 0 && !can.includes('supplement')) return null
  return (
    <Panel
      title={t('supplements')}
      more={
        can.includes('supplement') && (
          <Button size="sm" icon="plus" onClick={() => setOpen(true)}>
            {t('supplement')}
          </Button>
        )
      }
    >
      <ol className="bx col g4">
        {supplements.length === 0 && <li className="t13 c3">{t('supplementsNone')}</li>}
        {supplements.toReversed().map((supplement) => (
          <li key={supplement.supplementNo} className="col g2">
            <SupplementItem contract={contract} supplement={supplement} onDone={onDone} />
          </li>
        ))}
      </ol>
      {isOpen && (
        <ProposeDialog
          contract={contract}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </Panel>
  )
}

function SupplementItem({ contract, supplement, onDone }: Props & { supplement: Supplement }) {
  const t = useMessages(contractPageMessages)
  const { supplementSn, state, side, differences, text, total, reason, createTime, effectiveTime, signatures, signUntil } = supplement
  const isOpen = state === 'PROPOSED' || state === 'SIGNING'
  return (
    <>
      <div className="row g2 wrp">
        <b className="b5 t13 num">{supplementSn}</b>
        <Tag tone={tones[state]} small>
          {t(state === 'EXPIRED' ? 'supplementExpired' : state)}
        </Tag>
        <span className="t12 c3">
          {t('proposedBy', { side: t(sideNames[side]) })} <span className="num">{fullTime(createTime)}</span>
          {reason !== '' && ` · ${reason}`}
        </span>
      </div>
      <ul className="col g1 t13">
        {differences.map((difference) => (
          <DifferenceItem key={`${difference.part} ${difference.place} ${difference.field}`} difference={difference} />
        ))}
        {text !== '' && (
          <li>
            <span className="c2">{t('supplementText')}</span> <span className="whitespace-pre-wrap">{text}</span>
          </li>
        )}
        <li>
          <span className="c2">{t('agreedTotal')}</span> <span className="num">¥{priceText(total)}</span>
        </li>
        {isOpen && (
          <li>
            <span className="c2">{t('signUntil')}</span> <span className="num">{fullTime(signUntil)}</span>
          </li>
        )}
        {effectiveTime !== null && (
          <li>
            <span className="c2">{t('effective')}</span> <span className="num">{fullTime(effectiveTime)}</span>
          </li>
        )}
        {signatures.map((signature) => (
          <li key={signature.side}>
            <span className="c2">{t(signature.side)}</span>{' '}
            {signature.signTime ? `${t('signedBy', { agent: signature.agentName })} ${fullTime(signature.signTime)}` : t('signing')}
          </li>
        ))}
      </ul>
      <SupplementActions contract={contract} supplement={supplement} onDone={onDone} />
    </>
  )
}

const labels = { confirm: 'confirmSupplement', reject: 'rejectSupplement', withdraw: 'withdrawSupplement', refuse: 'refuse' } as const

function SupplementActions({ contract, supplement, onDone }: Props & { supplement: Supplement }) {
  const t = useMessages(contractPageMessages)
  const calls = callsOf(contract.viewer)
  const { act, busy } = useAct(calls.supplementAct)
  const download = useAct(calls.supplementFile)
  const [dialog, setDialog] = useState<Exclude<SupplementAct, 'confirm'> | 'sign' | null>(null)
  const { contractId } = contract
  const { supplementNo, can, code, total } = supplement
  const done = () => {
    setDialog(null)
    onDone()
  }
  const confirm = async () => {
    if (await act({ contractId, supplementNo, act: 'confirm' }, t('done'))) onDone()
  }
  const fetchFile = async () => {
    const file = await download.act({ contractId, supplementNo })
    if (file?.data) keepFile(file.data)
  }
  return (
    <div className="row g2 wrp">
      {can.includes('sign') && (
        <Button size="sm" tone="brand" onClick={() => setDialog('sign')}>
          {t('signSupplement')}
        </Button>
      )}
      {can.includes('confirm') && (
        <Button size="sm" tone="brand" busy={busy} onClick={() => void confirm()}>
          {t('confirmSupplement')}
        </Button>
      )}
      {can.includes('download') && (
        <Button size="sm" icon="download" busy={download.busy} onClick={() => void fetchFile()}>
          {t('downloadSupplement')}
        </Button>
      )}
      {code !== '' && (
        <Anchor className="lk t13" to={`/vc?code=${code}&amount=${total.toFixed(2)}`}>
          {t('verify')}
        </Anchor>
      )}
      {(['reject', 'refuse', 'withdraw'] as const)
        .filter((name) => can.includes(name))
        .map((name) => (
          <Button key={name} size="sm" tone="danger" onClick={() => setDialog(name)}>
            {t(labels[name])}
          </Button>
        ))}
      {dialog === 'sign' && (
        <SignDialog
          title={t('signSupplement')}
          call={calls.supplementSign}
          input={(smsCode) => ({ contractId, supplementNo, smsCode })}
          onSigned={done}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog !== null && dialog !== 'sign' && (
        <ReasonDialog contract={contract} supplementNo={supplementNo} act={dialog} onDone={done} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}

type ReasonProps = Props & {
  readonly supplementNo: number
  readonly act: Exclude<SupplementAct, 'confirm'>
  readonly onClose: () => void
}

function ReasonDialog({ contract, supplementNo, act, onDone, onClose }: ReasonProps) {
  const t = useMessages(contractPageMessages)
  const [reason, setReason] = useState('')
  const input = { contractId: contract.contractId, supplementNo, act, reason }
  const title = t(labels[act])
  return (
    <ConsoleDialog title={title} ok={title} call={callsOf(contract.viewer).supplementAct} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <Field id="supplement-reason" label={t('reason')} error={errors['reason']}>
          <Input.TextArea id="supplement-reason" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </ConsoleDialog>
  )
}

/** The numbers that the lines will have; those of a form may be typed. */
function numbersOf(lines: InputOf<typeof contractSupplement>['lines'], agreed: ContractView['agreed']): number[] {
  const typed = lines.map(({ no, ...line }) => (no === undefined ? line : { ...line, no: Number(no) }))
  return renumberedLines(typed, agreed).map(({ no }) => no)
}

function ProposeDialog({ contract, onDone, onClose }: Props & { onClose: () => void }) {
  const t = useMessages(contractPageMessages)
  const { contractId, agreed, viewer } = contract
  const [values, setValues] = useState<InputOf<typeof contractSupplement>>({
    contractId,
    lines: agreed.lines,
    endsOn: agreed.endsOn,
    text: '',
  })
  return (
    <ConsoleDialog
      title={t('supplement')}
      ok={t('proposeSupplement')}
      call={callsOf(viewer).supplement}
      input={values}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Note>{t('supplementHelp')}</Note>
          <h3 className="t14 b6 mt-3 mb-2">{t('lines')}</h3>
          <ContractLinesFields
            lines={values.lines}
            numbers={numbersOf(values.lines, agreed)}
            onChange={(lines) => setValues({ ...values, lines })}
          />
          {errors['lines'] && (
            <p className="ferr" role="alert">
              {errors['lines']}
            </p>
          )}
          <div className="mt-3">
            <Field id="supplement-ends" label={t('endsOn')} isRequired error={errors['endsOn']}>
              <DayInput id="supplement-ends" value={values.endsOn} onChange={(endsOn) => setValues({ ...values, endsOn })} />
            </Field>
            <Field id="supplement-text" label={t('supplementText')} error={errors['text']}>
              <Input.TextArea
                id="supplement-text"
                rows={3}
                maxLength={2000}
                value={values.text ?? ''}
                onChange={(event) => setValues({ ...values, text: event.target.value })}
              />
            </Field>
          </div>
        </>
      )}
    </ConsoleDialog>
  )
}
