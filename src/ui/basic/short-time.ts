import { shanghaiParts } from '../../kernel/time/clock.ts'

/** A moment in lists, in Shanghai time: `11-20 17:00`; `—` when there is none. */
export function shortTime(at: string | null): string {
  if (at === null) return '—'
  const { month, day, hour, minute } = shanghaiParts(new Date(at))
  return `${month}-${day} ${hour}:${minute}`
}

/** The same with its year: `2026-11-20 17:00`. */
export function fullTime(at: string | null): string {
  return at === null ? '—' : `${shanghaiParts(new Date(at)).year}-${shortTime(at)}`
}
