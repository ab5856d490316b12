import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Callable, RefInput } from '../../api/browser/call-ref.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { Anchor } from '../basic/anchor.tsx'
import { Button } from '../basic/button.tsx'
import { priceText } from '../basic/price-parts.ts'
import { ConsoleDialog } from '../console/console-dialog.tsx'
import { Field } from '../console/form/field.tsx'
import { Panel } from '../layout/panel.tsx'
import { otherWaysMessages } from './messages.ts'

type ReviewEvent = 'confirmTransfer' | 'rejectTransfer'
type Transfer = {
  readonly bankName: string
  readonly documentNo: string
  readonly picture: string
  /** Yuan. */
  readonly amount: number
}
type Document = { readonly to: string; readonly name: string; readonly number: string; readonly payer: string; readonly payee: string }
type Props<Ref extends Callable, Row extends Transfer> = {
  readonly title: string
  readonly total: number
  readonly list: readonly Row[]
  /** What is paid, by its document. */
  readonly document: (row: Row) => Document
  readonly call: Ref
  readonly input: (row: Row, answer: { readonly event: ReviewEvent; readonly reason: string }) => RefInput<Ref>
  readonly confirmHelp: string
  readonly onDone: () => void
}

/** Transfers that the platform checks against its account. */
export function TransferReview<Ref extends Callable, Row extends Transfer>(props: Props<Ref, Row>) {
  const { title, total, list, document, onDone } = props
  const [reviewing, setReviewing] = useState<{ row: Row; event: ReviewEvent } | null>(null)
  return (
    <Panel title={title} sub={String(total)}>
      <ul className="lst-p bd">
        {list.map((row) => {
          const of = document(row)
          return <TransferRow key={of.number} row={row} of={of} onReview={(event) => setReviewing({ row, event })} />
        })}
      </ul>
      {reviewing && (
        <ReviewDialog
          {...props}
          {...reviewing}
          onClose={() => setReviewing(null)}
          onDone={() => {
            setReviewing(null)
            onDone()
          }}
        />
      )}
    </Panel>
  )
}

const pair = (first: ReactNode, second: ReactNode) => (
  <span className="col">
    {first}
    <span className="c3 t12">{second}</span>
  </span>
)

type RowProps = { readonly row: Transfer; readonly of: Document; readonly onReview: (event: ReviewEvent) => void }
function TransferRow({ row, of, onReview }: RowProps) {
  const t = useMessages(otherWaysMessages)
  return (
    <li className="row g3 wrp t13">
      {pair(
        <Anchor className="num" to={of.to}>
          {of.name}
        </Anchor>,
        <span className="num">{of.number}</span>,
      )}
      {pair(<span>{of.payer}</span>, of.payee)}
      {pair(<span>{row.bankName}</span>, <span className="num">{row.documentNo}</span>)}
      <span className="sp" />
      <b className="num">¥{priceText(row.amount)}</b>
      <a className="lk" href={row.picture} target="_blank" rel="noopener">
        {t('seePicture')}
      </a>
      <span className="row g1">
        <Button size="sm" tone="action-outline" onClick={() => onReview('confirmTransfer')}>
          {t('confirmTransfer')}
        </Button>
        <Button size="sm" tone="ghost" onClick={() => onReview('rejectTransfer')}>
          {t('rejectTransfer')}
        </Button>
      </span>
    </li>
  )
}

type ReviewProps<Ref extends Callable, Row extends Transfer> = Props<Ref, Row> & {
  readonly row: Row
  readonly event: ReviewEvent
  readonly onClose: () => void
}
function ReviewDialog<Ref extends Callable, Row extends Transfer>(props: ReviewProps<Ref, Row>) {
  const { row, event, call, input, confirmHelp, onClose, onDone } = props
  const t = useMessages(otherWaysMessages)
  const [reason, setReason] = useState('')
  const answer = input(row, { event, reason: reason.trim() })
  return (
    <ConsoleDialog title={t(event)} ok={t(event)} call={call} input={answer} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          <p className="num">
            {row.bankName} · {row.documentNo} · <b>¥{priceText(row.amount)}</b>
          </p>
          {event === 'confirmTransfer' ? (
            <p className="c2">{confirmHelp}</p>
          ) : (
            <Field id="transfer-reject-reason" label={t('rejectReason')} isRequired error={errors['reason']}>
              <Input.TextArea
                id="transfer-reject-reason"
                rows={3}
                maxLength={200}
                value={reason}
                onChange={(change) => setReason(change.target.value)}
              />
            </Field>
          )}
        </>
      )}
    </ConsoleDialog>
  )
}
