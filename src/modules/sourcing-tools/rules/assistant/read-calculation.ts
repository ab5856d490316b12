import type { CalculatorKind, Typed } from '../../../market/rules/calculator/calculators.ts'
import type { Statement } from '../../../recognition/rules/read-statement.ts'
import { pricedQuantity, questionWords, weightQuestion, zincPriceQuestion, zincQuestion } from './calculation-intent-data.ts'

export type CalculationQuestion = 'weight' | 'zinc'
export type Calculation = { readonly kind: CalculatorKind; readonly typed: Typed }

/** Whether a text asks what zinc costs on the market, and for no quantity of goods. */
export function asksZincPrice(text: string): boolean {
  return zincPriceQuestion.test(text) && !pricedQuantity.test(text)
}

/** Whether a text asks for a weight or for zinc, and the text without the question. */
export function calculationQuestion(text: string): { readonly question: CalculationQuestion | null; readonly rest: string } {
  const question = zincQuestion.test(text) ? 'zinc' : weightQuestion.test(text) ? 'weight' : null
  return { question, rest: question === null ? text : text.replace(questionWords, ' ').trim() }
}

const bars: Readonly<Record<string, readonly [CalculatorKind, Readonly<Record<string, string>>]>> = {
  weldedPipe: ['pipe', { outside: 'od', wall: 't' }],
  seamlessPipe: ['pipe', { outside: 'od', wall: 't' }],
  squareTube: ['tube', { width: 'a', height: 'b', wall: 't' }],
  rectTube: ['tube', { width: 'a', height: 'b', wall: 't' }],
  angle: ['angle', { leg: 'a', thickness: 't' }],
  flat: ['flat', { width: 'w', thickness: 't' }],
  roundBar: ['round', { diameter: 'd' }],
  giCoil: ['sheet', { thickness: 't', width: 'w' }],
  inoxSheet: ['inoxSheet', { thickness: 't', width: 'w' }],
  inoxWeldedPipe: ['inoxPipe', { outside: 'od', wall: 't' }],
  inoxSeamlessPipe: ['inoxPipe', { outside: 'od', wall: 't' }],
}
const zincOf: Readonly<Record<string, readonly [CalculatorKind, Readonly<Record<string, string>>]>> = {
  weldedPipe: ['pipeZinc', { outside: 'od', wall: 't' }],
  seamlessPipe: ['pipeZinc', { outside: 'od', wall: 't' }],
  galvService: ['plate', { thickness: 't' }],
  guardrail2: ['plate', { thickness: 't' }],
  guardrail3: ['plate', { thickness: 't' }],
  flat: ['plate', { thickness: 't' }],
}

/**
 * The calculator for what a text names, with its sizes; null where a size is missing. Sizes that only the matched goods say
 * (the outside diameter of DN50) come from them.
 */
export function calculationOf(
  question: CalculationQuestion,
  statement: Statement,
  known: ReadonlyMap<string, readonly string[]>,
): Calculation | null {
  const id = statement.kind?.id ?? ''
  const [kind, sizes] = (question === 'weight' ? bars[id] : zincOf[id]) ?? []
  if (!kind || !sizes) return null
  const valueOf = (code: string) => statement.features.find((feature) => feature.code === code)?.value ?? known.get(code)?.[0]
  const found = Object.entries(sizes).map(([field, code]) => [field, valueOf(code)] as const)
  if (found.some(([, value]) => value === undefined)) return null
  const coat = valueOf('coatMass')
  const { number, unitCode } = statement.quantity
  const length = statement.features.find((feature) => feature.code === 'l')?.value
  return {
    kind,
    typed: {
      ...Object.fromEntries(found),
      ...(coat !== undefined && (question === 'zinc' || kind === 'pipe') ? { coat } : {}),
      ...(question === 'zinc' && unitCode === 't' ? { tonnes: number } : {}),
      ...(question === 'weight' && length !== undefined ? { length: String(Number(length) / 1000) } : {}),
      ...(question === 'weight' &&
      number !== '' &&
      ['zhi', 'gen', 'tiao', 'zhang', 'pian', 'pcs', 'jian', 'ge', 'kuai'].includes(unitCode ?? '')
        ? { pieces: number }
        : question === 'weight'
          ? { pieces: '1' }
          : {}),
    },
  }
}
