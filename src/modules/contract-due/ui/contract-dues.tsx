import { Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { ContractView } from '../../contract/endpoints-schemas.ts'
import {
  adminContractDues,
  contractDueAct,
  contractDues,
  sellerContractDueAct,
  sellerContractDues,
  type ContractDueView,
} from '../endpoints.ts'
import { contractDueMessages } from '../messages.ts'

const calls = { buyer: contractDues, store: sellerContractDues, platform: adminContractDues }
const dueTones: Readonly<Record<ContractDueView['state'], TagTone>> = {
  DUE: 'warn',
  REVIEW: 'info',
  PAID: 'ok',
  HELD: 'info',
  DIRECT: 'ok',
  WAIVED: 'neutral',
  DROPPED: 'neutral',
  RELEASED: 'neutral',
}
const closings = ['charge', 'collect', 'waive'] as const
type Closing = (typeof closings)[number]

/** What is or was due under a contract beside its orders; nothing for a contract without any. */
export function ContractDues({ contract: { contractId, viewer } }: { readonly contract: ContractView }) {
  const t = useMessages(contractDueMessages)
  const call = useCall(calls[viewer], { contractId })
  const [asking, setAsking] = useState<{ due: ContractDueView; act: Closing } | null>(null)
  if (!call.data || call.data.length === 0) return null
  return (
    <Panel title={t('title')}>
      <div className="bx col g2">
        <p className="t12 c3">{t('help')}</p>
        <ul className="lst-p bd">
          {call.data.map((due) => (
            <DueRow key={due.dueSn} due={due} onAct={(act) => setAsking({ due, act })} />
          ))}
        </ul>
      </div>
      {asking && (
        <ClosingDialog
          {...asking}
          isBuyer={viewer === 'buyer'}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null)
            call.reload()
          }}
        />
      )}
    </Panel>
  )
}

function DueRow({ due, onAct }: { readonly due: ContractDueView; readonly onAct: (act: Closing) => void }) {
  const t = useMessages(contractDueMessages)
  const { kind, lineNo, state, amount, kept, reason } = due
  const released = state === 'RELEASED' ? t('released', { kept: priceText(kept), back: priceText(amount - kept) }) : ''
  return (
    <li className="row g3 wrp t13">
      <span className="col">
        <b className="b5">
          {t(`kind_${kind}`)}
          {lineNo > 0 && ` · ${t('ofLine', { no: lineNo })}`}
        </b>
        <span className="t12 c3">
          {t(`debtor_${due.debtor}`)} · <span className="num">{due.dueSn}</span>
        </span>
      </span>
      <span className="sp" />
      <span className="col items-end">
        <b className="num">¥{priceText(amount)}</b>
        <span className="t12 c3">
          {state === 'DUE' ? t('dueBy', { time: fullTime(due.dueTime) }) : due.way ? t(`way_${due.way}`) : ''}
          {released}
          {reason !== '' && ` · ${reason}`}
        </span>
      </span>
      <Tag tone={due.isLate === 1 ? 'danger' : dueTones[state]} small>
        {due.isLate === 1 ? t('late') : t(state)}
      </Tag>
      {due.can.includes('pay') && (
        <ButtonLink size="sm" tone="brand" to={`/member/contract/due?dueSn=${encodeURIComponent(due.dueSn)}`}>
          {t('pay')}
        </ButtonLink>
      )}
      {closings
        .filter((act) => due.can.includes(act))
        .map((act) => (
          <Button key={act} size="sm" tone={act === 'charge' ? 'brand' : 'ghost'} onClick={() => onAct(act)}>
            {t(act)}
          </Button>
        ))}
    </li>
  )
}

type DialogProps = {
  readonly due: ContractDueView
  readonly act: Closing
  readonly isBuyer: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

function ClosingDialog({ due, act, isBuyer, onDone, onClose }: DialogProps) {
  const t = useMessages(contractDueMessages)
  const [reason, setReason] = useState('')
  const call = isBuyer ? contractDueAct : sellerContractDueAct
  // The buyer has no bill: `charge` is the store's alone.
  const event = act === 'charge' && isBuyer ? 'collect' : act
  const input = { dueSn: due.dueSn, expectedVersion: due.version, event: event as 'collect', reason: reason.trim() }
  return (
    <ConsoleDialog title={t(act)} ok={t(act)} call={call} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <p className="row g2">
            {t(`kind_${due.kind}`)} <b className="num">¥{priceText(due.amount)}</b>
          </p>
          <Note>{t(`${act}Help`)}</Note>
          {act !== 'charge' && (
            <Field id="due-note" label={t('note')} isRequired error={errors['reason']}>
              <Input.TextArea id="due-note" maxLength={200} value={reason} onChange={(event_) => setReason(event_.target.value)} />
            </Field>
          )}
        </>
      )}
    </ConsoleDialog>
  )
}
