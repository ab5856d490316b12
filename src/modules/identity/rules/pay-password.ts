/** The password of payments is six digits, held apart from the login password (reliability R-ID). */
export const payPasswordLimits = { tries: 5, lock: 2 * 60 * 60_000 } as const

/** Six digits, not all alike and no run such as 123456: those are tried first. */
export function payPasswordProblem(value: string): 'payPasswordRequired' | 'payPasswordInvalid' | 'payPasswordWeak' | null {
  if (value === '') return 'payPasswordRequired'
  if (!/^[0-9]{6}$/.test(value)) return 'payPasswordInvalid'
  const digits = Array.from(value, Number)
  const steps = new Set(digits.slice(1).map((digit, place) => digit - (digits[place] ?? 0)))
  const [step] = steps
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1 ? 'payPasswordWeak' : null
}
