import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldName } from '../../rules/calculator-model.ts'
import { calculate, type CalculatorKind, type Typed } from '../../rules/calculators.ts'

// The address follows typing, but not every key.
const restMs = 400

/** The address of a calculation. */
export function calculatorAddress(kind: CalculatorKind, typed: Typed = {}): string {
  return `/zinc/calculator?${new URLSearchParams({ kind, ...typed }).toString()}`
}

/** A calculator in the browser: the same rules as on the server, and an address that says what was typed. */
export function useCalculator(kind: CalculatorKind, begin: Typed) {
  const [typed, setTyped] = useState(begin)
  const [touched, setTouched] = useState(false)
  const navigate = useNavigate()
  const show = (values: Typed) => void navigate(calculatorAddress(kind, values), { replace: true, preventScrollReset: true })
  useEffect(() => {
    if (!touched) return
    const timer = setTimeout(() => show(typed), restMs)
    return () => clearTimeout(timer)
    // The timer belongs to what was typed; the other names are the same on every draw.
  }, [typed, touched])
  return {
    typed,
    found: calculate(kind, typed),
    type: (name: FieldName, text: string) => {
      setTouched(true)
      setTyped({ ...typed, [name]: text })
    },
    submit: () => show(typed),
  }
}
