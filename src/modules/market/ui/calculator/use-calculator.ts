import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldName } from '../../rules/calculator/calculator-model.ts'
import { calculatorAddress } from './calculator-address.ts'
import { calculate, type CalculatorKind, type Typed } from '../../rules/calculator/calculators.ts'

// The address follows typing, but not every key.
const restMs = 400
const quietly = { replace: true, preventScrollReset: true }

/** A calculator in the browser: the same rules as on the server, and an address that says what was typed. */
export function useCalculator(kind: CalculatorKind, begin: Typed) {
  const [typed, setTyped] = useState(begin)
  const [touched, setTouched] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (!touched) return
    const timer = setTimeout(() => void navigate(calculatorAddress(kind, typed), quietly), restMs)
    return () => clearTimeout(timer)
  }, [kind, typed, touched, navigate])
  return {
    typed,
    found: calculate(kind, typed),
    type: (name: FieldName, text: string) => {
      setTouched(true)
      setTyped({ ...typed, [name]: text })
    },
    submit: () => void navigate(calculatorAddress(kind, typed), quietly),
  }
}
