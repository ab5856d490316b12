import { shanghaiParts } from '../../../kernel/time/clock.ts'

/** A moment as an input of kind `datetime-local` holds it, in Shanghai. */
export function localOf(at: Date): string {
  const { year, month, day: date, hour, minute } = shanghaiParts(at)
  return `${year}-${month}-${date}T${hour}:${minute}`
}

/** The moment of such an input; empty without one. */
export const instantOf = (local: string) => (local === '' ? '' : `${local}:00+08:00`)
