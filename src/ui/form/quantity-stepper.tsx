import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import { type QuantityLimits, type QuantityVerdict, nextQuantity } from './quantity-step.ts'
import { useQuantityDraft } from './use-quantity-draft.ts'

export type QuantityLabels = {
  quantity: string
  decrease: string
  increase: string
  /** '起订 37 支，已改为 37' — facts are quantities as text. */
  belowMin: (min: string) => string
  /** Text before the clickable quantities: '请改为'. */
  offStep: string
  /** Between two choices: '或'. */
  or: string
  /** '最多可购 412 吨'; null when nothing may be bought. */
  aboveMax: (max: string | null) => string
  notANumber: string
}

export type QuantityStepperProps = QuantityLimits & {
  value: string
  /** Called with a legal quantity only (button, blur, Enter, a clicked suggestion). Return the write's promise, and a refused quantity goes back. */
  onChange: (quantity: string) => unknown
  /** `asked` is the refused quantity where only the limit refuses it. */
  onWrong?: (isWrong: boolean, asked: string | null) => void
  labels: QuantityLabels
  /** Text, or a choice of units beside the control. */
  unit?: ReactNode
  /** 28, 32 or 40 px high. */
  size?: 'sm' | 'md' | 'lg'
  disabled?: boolean
  /** Under the control while nothing is wrong: rule or conversion. */
  hint?: ReactNode
  /** Beside the "above the limit" note: the way out, e.g. a link to an enquiry. */
  aboveMaxAction?: ReactNode
  /** Zero is legal too and means "not chosen" (variant tables). */
  allowZero?: boolean
}

/** Quantity with − and +: free typing, judged on blur or Enter; the note names the nearest legal quantities. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { labels, unit, size = 'md', disabled, hint, allowZero } = props
  const { draft, setDraft, verdict, wrong, take, settle, tellTop } = useQuantityDraft(props)
  const noteId = useId()
  const down = nextQuantity(draft, -1, props) ?? (allowZero && draft !== '0' ? '0' : null)
  const noted = verdict !== null || Boolean(hint)

  return (
    <span className="stp-w">
      <span className="row">
        <span className={classNames('stp', size !== 'md' && size, wrong && 'err')}>
          <StepButton icon="minus" label={labels.decrease} to={disabled ? null : down} take={take} />
          <input
            value={draft}
            disabled={disabled}
            inputMode="decimal"
            autoComplete="off"
            aria-label={labels.quantity}
            aria-invalid={wrong || undefined}
            aria-describedby={noted ? noteId : undefined}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={settle}
            onKeyDown={(event) => event.key === 'Enter' && settle()}
          />
          <StepButton
            icon="plus"
            label={labels.increase}
            to={disabled ? null : nextQuantity(draft, 1, props)}
            take={take}
            onEnd={disabled || props.max === undefined ? undefined : tellTop}
          />
        </span>
        {unit && <span className="stp-u">{unit}</span>}
      </span>
      {noted && (
        <span id={noteId} className={classNames('stp-n', wrong && 'cd')} aria-live="polite">
          {verdict === null ? hint : <VerdictNote verdict={verdict} labels={labels} take={take} aboveMaxAction={props.aboveMaxAction} />}
        </span>
      )}
    </span>
  )
}

type StepButtonProps = {
  icon: 'plus' | 'minus'
  label: string
  to: string | null
  take: (quantity: string) => void
  /** Says why there is no step that way; without it the button is disabled then. */
  onEnd?: () => void
}

/** One step; where no legal quantity lies that way it says why, or is disabled. */
function StepButton({ icon, label, to, take, onEnd }: StepButtonProps) {
  const isEnd = to === null
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isEnd && !onEnd}
      aria-disabled={isEnd || undefined}
      onClick={() => (isEnd ? onEnd?.() : take(to))}
    >
      <Icon name={icon} size={14} />
    </button>
  )
}

type NoteProps = Pick<QuantityStepperProps, 'labels' | 'aboveMaxAction'> & { verdict: QuantityVerdict; take: (quantity: string) => void }

function VerdictNote({ verdict, labels, take, aboveMaxAction }: NoteProps) {
  if (verdict.kind === 'legal') return null
  if (verdict.kind === 'notANumber') return labels.notANumber
  if (verdict.kind === 'belowMin') return labels.belowMin(verdict.quantity)
  if (verdict.kind === 'aboveMax') {
    return (
      <>
        {labels.aboveMax(verdict.quantity)} {aboveMaxAction}
      </>
    )
  }
  return (
    <>
      {labels.offStep}{' '}
      {verdict.nearest.map((quantity, index) => (
        <span key={quantity}>
          {index > 0 && ` ${labels.or} `}
          <button type="button" className="lk" onClick={() => take(quantity)}>
            {quantity}
          </button>
        </span>
      ))}
    </>
  )
}
