/**
 * Keeps the answer of a question that is the same for everybody for `ttlMs`, so that each page rendering does not ask
 * the database for the site's name again. At most one asking at a time; a failed one is not kept.
 */
export function ttlCache<Answer>(ttlMs: number, now: () => number) {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>()
  const answerOf = (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key)
    if (known && known.until > now()) return known.answer
    const answer = ask()
    kept.set(key, { until: now() + ttlMs, answer })
    answer.catch(() => kept.delete(key))
    return answer
  }
  return Object.assign(answerOf, { forget: () => kept.clear() })
}
