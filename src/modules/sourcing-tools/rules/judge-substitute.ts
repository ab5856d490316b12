import { gradeMatch } from './equivalence-groups.ts'

/** How the desk says that an attribute is compared (catalogue, attributes). */
export type MatchedAttribute = { readonly code: string; readonly rule: string }
type Values = Readonly<Record<string, string>>

/**
 * One value beside another: `same`; `better` (more where more is needed, less where less is); `alike` (another system's name,
 * limits may differ); `higher` (a higher grade); `near` (within a tenth); `worse`; `unknown` (not stated); `different`;
 * `free` (it may be anything).
 */
export type Verdict = 'same' | 'better' | 'alike' | 'higher' | 'near' | 'worse' | 'unknown' | 'different' | 'free'
export type JudgedRow = { readonly code: string; readonly wanted: string; readonly offered: string; readonly verdict: Verdict }
/** `same`: every requirement is met as it stands. `suggested`: at most two points to agree on. */
export type Judgement = { readonly kind: 'same' | 'suggested'; readonly rows: readonly JudgedRow[] }

const openPoints: readonly Verdict[] = ['alike', 'higher', 'near', 'worse', 'unknown']
const mostOpen = 2

/** Whether goods may stand for others by the attributes' rules (industry.md §2); null when they may not. */
export function judgeSubstitute(attributes: readonly MatchedAttribute[], wanted: Values, offered: Values): Judgement | null {
  const rows = attributes.flatMap(({ code, rule }) => {
    const [one, other] = [wanted[code] ?? '', offered[code] ?? '']
    return one === '' && other === '' ? [] : [{ code, wanted: one, offered: other, verdict: verdictOf(rule, one, other) }]
  })
  const stated = rows.filter((row) => row.wanted !== '' && row.verdict !== 'free')
  // Goods of which nothing is said could be anything.
  if (stated.length === 0 || stated.some((row) => row.verdict === 'different')) return null
  const open = stated.filter((row) => openPoints.includes(row.verdict)).length
  if (open > mostOpen) return null
  return { kind: open === 0 ? 'same' : 'suggested', rows }
}

function verdictOf(rule: string, wanted: string, offered: string): Verdict {
  if (rule === 'ignore' || wanted === '') return wanted === offered ? 'same' : 'free'
  if (offered === '') return 'unknown'
  if (wanted === offered) return 'same'
  if (rule === 'equivGroup') return byGrade(wanted, offered)
  const [need, has] = [spanOf(wanted), spanOf(offered)]
  if (!need || !has) return 'different'
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
