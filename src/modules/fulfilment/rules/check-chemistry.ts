import { gradeLimits, type ElementLimit, type GradeLimits } from './chemistry-limits-data.ts'

/** A measured mass percent as it was written, e.g. `0.0021`. */
export type Measured = { readonly element: string; readonly percent: string }
export const chemistryVerdicts = ['CONFORMS', 'DEVIATES', 'INCOMPLETE', 'NO_LIMITS'] as const
export type ChemistryVerdict = (typeof chemistryVerdicts)[number]
export type ChemistryLine = {
  /** `total`: the sum of what was measured but zinc. */
  readonly element: string
  /** Empty where it was not measured. */
  readonly percent: string
  readonly min: string
  readonly max: string
  /** Null where nothing can be said: not measured, or without a limit. */
  readonly fits: boolean | null
}
export type CheckedChemistry = { readonly verdict: ChemistryVerdict; readonly standard: string; readonly lines: readonly ChemistryLine[] }

const places = 6

/** Millionths of a percent. */
function parts(percent: string): bigint {
  const [whole = '0', rest = ''] = percent.split('.')
  return BigInt(whole) * 10n ** BigInt(places) + BigInt(rest.padEnd(places, '0').slice(0, places))
}

function percentText(value: bigint): string {
  const digits = String(value).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
}

/** The limits of a grade by its name or a trade name; undefined when it is not known. */
export function limitsOf(grade: string): GradeLimits | undefined {
  const wanted = grade.replaceAll(' ', '').toUpperCase()
  return gradeLimits.find((one) => [one.grade, ...one.names].some((name) => name.toUpperCase() === wanted))
}

/** The grade that a text names, the longest name first: `Zn99.995` is not `Zn99.99`. Empty when it names none. */
export function gradeNamedIn(text: string): string {
  const plain = text.replaceAll(' ', '').toUpperCase()
  const named = gradeLimits
    .flatMap((one) => [one.grade, ...one.names].map((name) => ({ name, grade: one.grade })))
    .toSorted((one, other) => other.name.length - one.name.length)
  return named.find(({ name }) => plain.includes(name.toUpperCase()))?.grade ?? ''
}

function lineOf(limit: ElementLimit, measured: readonly Measured[]): ChemistryLine {
  const found =
    limit.element === 'total'
      ? percentText(measured.filter((one) => one.element !== 'Zn').reduce((sum, one) => sum + parts(one.percent), 0n))
      : (measured.find((one) => one.element === limit.element)?.percent ?? '')
  const fits =
    found === ''
      ? null
      : (limit.min === undefined || parts(found) >= parts(limit.min)) && (limit.max === undefined || parts(found) <= parts(limit.max))
  return { element: limit.element, percent: found, min: limit.min ?? '', max: limit.max ?? '', fits }
}

/**
 * Measured values against the limits of a grade (industry.md §1): DEVIATES when one is outside, INCOMPLETE when a limited
 * element was not measured, NO_LIMITS when the grade is not known. Elements without a limit are listed behind the others.
 */
export function checkChemistry(grade: string, measured: readonly Measured[]): CheckedChemistry {
  const known = limitsOf(grade)
  const limited = (known?.limits ?? []).map((limit) => lineOf(limit, measured))
  const rest = measured
    .filter((one) => !limited.some((line) => line.element === one.element))
    .map((one) => ({ ...one, min: '', max: '', fits: null }))
  const lines = [...limited, ...rest]
  if (!known) return { verdict: 'NO_LIMITS', standard: '', lines }
  const verdict = limited.some((line) => line.fits === false)
    ? 'DEVIATES'
    : limited.some((line) => line.fits === null)
      ? 'INCOMPLETE'
      : 'CONFORMS'
  return { verdict, standard: known.standard, lines }
}
