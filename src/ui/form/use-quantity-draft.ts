import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type QuantityLimits, type QuantityVerdict, checkQuantityText } from './quantity-step.ts'

export type QuantityDraftOptions = QuantityLimits & {
  value: string
  onChange: (quantity: string) => unknown
  allowZero?: boolean
  /**
   * Told whether the field shows a quantity that was refused, so that nobody goes on with the one before. `asked` is that
   * quantity where only the limit refuses it: it cannot be ordered, but enquired for.
   */
  onWrong?: (isWrong: boolean, asked: string | null) => void
}

/**
 * What stands in the quantity field and what is wrong with it. Only legal quantities reach `onChange`;
 * when it returns a promise and the value has not followed by its end, the field returns to the value.
 */
export function useQuantityDraft(options: QuantityDraftOptions) {
  const { value, onChange, allowZero, onWrong } = options
  const [draft, setDraft] = useState(value)
  const [verdict, setVerdict] = useState<QuantityVerdict | null>(null)
  // Why a press on + led nowhere; what stands in the field is not wrong for it.
  const [top, setTop] = useState<QuantityVerdict | null>(null)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
    setDraft(value)
    // The note that the minimum was set stays while the value is that minimum.
    setVerdict((last) => (last?.kind === 'belowMin' && last.quantity === value ? last : null))
  }, [value])

  const wrong = verdict !== null && verdict.kind !== 'belowMin'
  const asked = verdict?.kind === 'aboveMax' ? verdict.asked : null
  const tell = useRef(onWrong)
  // Told before the press that left the field is a click: who presses a button right after typing must not send the quantity before.
  useLayoutEffect(() => {
    const { current } = tell
    current?.(wrong, asked)
    return () => current?.(false, null)
  }, [wrong, asked])

  const take = (quantity: string) => {
    setDraft(quantity)
    setVerdict(null)
    setTop(null)
    if (quantity === value) return
    const done = onChange(quantity)
    if (done instanceof Promise) void done.catch(() => undefined).then(() => setDraft(latest.current))
  }
  const settle = () => {
    if (draft === value) return
    setTop(null)
    if (allowZero && /^[0０]*$/.test(draft.trim())) return take('0')
    const found = checkQuantityText(draft, options)
    if (found.kind === 'legal') return take(found.quantity)
    if (found.kind === 'belowMin') take(found.quantity)
    setVerdict(found)
  }
  /** A press on + where no legal quantity lies above says why. */
  const tellTop = () => {
    const { max } = options
    if (max !== undefined) setTop(checkQuantityText(`${Number(max) + 1}`, options))
  }
  return { draft, setDraft, verdict: verdict ?? top, wrong, take, settle, tellTop }
}
