import { gradeMatch } from './equivalence-groups.ts'

/** How the desk says that an attribute is compared (catalogue, attributes). */
export type MatchedAttribute = { readonly code: string; readonly rule: string }
type Values = Readonly<Record<string, string>>

/** What is compared: values by attribute, standards with their editions, and the leaf category. */
export type ComparedGoods = { readonly values: Values; readonly standards: readonly string[]; readonly categoryId: number }

/**
 * One value beside another: `same`; `better` (more where more is needed, less where less is); `alike` (another system's name,
 * limits may differ); `higher` (a higher grade); `near` (within a tenth); `worse`; `other` (made to another standard);
 * `unknown` (not stated); `different`; `free` (it may be anything).
 */
export type Verdict = 'same' | 'better' | 'alike' | 'higher' | 'near' | 'worse' | 'other' | 'unknown' | 'different' | 'free'
export type AssessedRow = { readonly code: string; readonly wanted: string; readonly offered: string; readonly verdict: Verdict }
/** `same`: every requirement is met as it stands. `suggested`: at most two points to agree on. */
export type Assessment = { readonly kind: 'same' | 'suggested'; readonly rows: readonly AssessedRow[] }

const openPoints: readonly Verdict[] = ['alike', 'higher', 'near', 'worse', 'other', 'unknown']
const mostOpen = 2

/** Whether goods may stand for others by the attributes' rules (industry.md §2); null when they may not. */
export function assessSubstitute(
  attributes: readonly MatchedAttribute[],
  comparedGoods: ComparedGoods,
  offered: ComparedGoods,
): Assessment | null {
  const judged = attributes.flatMap(({ code, rule }) => {
    const [one, other] = [comparedGoods.values[code] ?? '', offered.values[code] ?? '']
    return one === '' && other === ''
      ? []
      : [{ rule, row: { code, wanted: one, offered: other, verdict: verdictOf({ code, rule }, one, other) } }]
  })
  if (judged.some(({ row }) => row.verdict === 'different') || !isNamed(judged, comparedGoods.categoryId === offered.categoryId))
    return null
  const rows = [...judged.map(({ row }) => row), ...standardRow(comparedGoods.standards, offered.standards)]
  const open = rows.filter((row) => openPoints.includes(row.verdict)).length
  return open > mostOpen ? null : { kind: open === 0 ? 'same' : 'suggested', rows }
}

type Judged = { readonly rule: string; readonly row: AssessedRow }

/**
 * Goods must be named by something that agrees: how much of it, or how strong, is true of other things as well. Goods of
 * another leaf category need the grade of the material itself (a steel grade is that of beams and channels alike) and a measure or
 * limit beside it: zinc of the next grade, sheet with another coating.
 */
function isNamed(judged: readonly Judged[], isSameLeaf: boolean): boolean {
  const agreeing = judged.filter(({ row }) => row.wanted !== '' && ['same', 'better', 'alike', 'higher'].includes(row.verdict))
  const has = (rules: readonly string[]) => agreeing.some(({ rule }) => rules.includes(rule))
  if (isSameLeaf) return has(['exact', 'equivGroup'])
  return has(['exact', 'lte']) && agreeing.some(({ row }) => materialGrades.includes(row.code))
}

const materialGrades = ['grade', 'alloy', 'coatType']

/** A standard without its edition: `GB/T 470-2008` is GB/T 470. */
const plainStandard = (code: string): string => code.replace(/-\d{4}.*$/, '').trim()

function standardRow(wanted: readonly string[], offered: readonly string[]): readonly AssessedRow[] {
  const [need, has] = [wanted.map(plainStandard), offered.map(plainStandard)]
  if (need.length === 0) return []
  const verdict = need.every((one) => has.includes(one))
    ? 'same'
    : need.every((one) => has.some((other) => gradeMatch(one, other) !== null))
      ? 'alike'
      : has.length === 0
        ? 'unknown'
        : 'other'
  return [{ code: standardCode, wanted: wanted.join(' / '), offered: offered.join(' / '), verdict }]
}

/** The row of the standards, which are no attribute. */
export const standardCode = 'standard'

function verdictOf({ code, rule }: MatchedAttribute, wanted: string, offered: string): Verdict {
  if (rule === 'ignore' || wanted === '') return wanted === offered ? 'same' : 'free'
  // What must be exact must be said.
  if (offered === '') return rule === 'exact' ? 'different' : 'unknown'
  if (wanted === offered) return 'same'
  if (rule === 'equivGroup') return byGrade(wanted, offered)
  const [need, has] = [spanOf(wanted), spanOf(offered)]
  if (!need || !has) return 'different'
  // Zinc of 99.995 % is no better alloy of 85 %: it is another material.
  if (code === 'purity' && has.low - need.low > 1) return 'different'
  if (rule === 'gte') return bySize(has.low - need.low)
  if (rule === 'lte') return bySize(need.high - has.high)
  if (rule === 'range') return byRange(need, has)
  return need.low === has.low && need.high === has.high ? 'same' : 'different'
}

function byGrade(wanted: string, offered: string): Verdict {
  const match = gradeMatch(wanted, offered)
  return match === null ? 'different' : match === 'named' ? 'same' : match
}

const bySize = (ahead: number): Verdict => (ahead === 0 ? 'same' : ahead > 0 ? 'better' : 'worse')

type Span = { readonly low: number; readonly high: number }

function byRange(need: Span, has: Span): Verdict {
  if (has.low >= need.low && has.high <= need.high) return 'same'
  const room = Math.abs(need.high + need.low) / 20
  return has.low >= need.low - room && has.high <= need.high + room ? 'near' : 'different'
}

/** `20-25` as its two ends, `99.995` as both; null for a text. */
function spanOf(text: string): Span | null {
  const parts = text.split(/\s*[-~～–]\s*/)
  if (parts.length > 2 || parts.some((part) => !/^\d+(\.\d+)?$/.test(part))) return null
  const [low = 0, high = low] = parts.map(Number)
  return { low, high }
}
