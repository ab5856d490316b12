import { coatingCalculators } from './coating-calculators.ts'
import type { Calculator, CalculatorAnswer, CalculatorField, FieldName } from './calculator-model.ts'
import { priceCalculators } from './price-calculators.ts'
import { weightCalculators } from './weight-calculators.ts'
import { zincCalculators } from './zinc-calculators.ts'

/** Every calculator of the trade (industry practice as the formulas say), by the kind in its address. */
export const calculators = { ...zincCalculators, ...coatingCalculators, ...weightCalculators, ...priceCalculators }
export type CalculatorKind = keyof typeof calculators
export const calculatorKinds = Object.keys(calculators) as readonly CalculatorKind[]

/** The kind that an address names; zinc on plate for anything else. */
export function kindOf(text: string | null): CalculatorKind {
  return calculatorKinds.find((kind) => kind === text) ?? 'plate'
}

export type Typed = Readonly<Partial<Record<FieldName, string>>>
export type Calculated = {
  readonly answer: CalculatorAnswer | null
  /** Fields that hold no usable value. */ readonly wrong: readonly FieldName[]
}

/** The text that a field begins with. */
export function usualText(field: CalculatorField): string {
  if ('list' in field) return field.list
  return String(field.usual)
}

/** What an address says for the fields of a calculator; the usual value where it says nothing. */
export function typedOf(kind: CalculatorKind, query: URLSearchParams): Typed {
  return Object.fromEntries(
    calculators[kind].fields.map((field) => [field.name, (query.get(field.name) ?? usualText(field)).slice(0, 600)]),
  )
}

/** A typed number: thousands separators and full-width digits are understood, exponents and other spellings are not. */
function numberOf(text: string): number | null {
  const clean = text.normalize('NFKC').replaceAll(',', '').trim()
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(clean) ? Number(clean) : null
}

function usable(field: CalculatorField, text: string): boolean {
  if ('list' in field) return text.trim() !== ''
  if ('choices' in field) return field.choices.includes(text)
  const value = numberOf(text)
  return value !== null && value >= field.least && value <= field.most
}

/** Works a calculator with what was typed; nothing comes out while a field is wrong or the sizes cannot be. */
export function calculate(kind: CalculatorKind, typed: Typed): Calculated {
  const calculator: Calculator = calculators[kind]
  const wrong = calculator.fields.filter((field) => !usable(field, typed[field.name] ?? '')).map((field) => field.name)
  if (wrong.length > 0) return { answer: null, wrong }
  return { answer: calculator.work({ number: (name) => numberOf(typed[name] ?? '') ?? 0, text: (name) => typed[name] ?? '' }), wrong }
}
