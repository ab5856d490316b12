import type { CalculatorKind, Typed } from '../../rules/calculator/calculators.ts'

/** The address of a calculation. It stands apart from the calculators: links to them must not load them. */
export function calculatorAddress(kind: CalculatorKind, typed: Typed = {}): string {
  return `/zinc/calculator?${new URLSearchParams({ kind, ...typed }).toString()}`
}
