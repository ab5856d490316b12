/** A token and for how many seconds it stands. */
export type FreshToken = { readonly token: string; readonly seconds: number }

const marginMs = 300_000

/**
 * Keeps the access token of an official account: asked for once however many want it, and anew five minutes before it ends.
 * `ask(force)` gets WeChat's present token, or with force a new one, which ends the old.
 */
export function accessTokens(ask: (force: boolean) => Promise<FreshToken>, now: () => number) {
  let kept = { token: '', until: 0 }
  let asking: Promise<string> | null = null
  const renew = (force: boolean) =>
    (asking ??= ask(force)
      .then(({ token, seconds }) => {
        kept = { token, until: now() + seconds * 1000 - marginMs }
        return token
      })
      .finally(() => {
        asking = null
      }))
  return {
    current: async () => (kept.until > now() ? kept.token : renew(false)),
    /** Another token than the one that WeChat refused: what a neighbour process renewed, otherwise a forced one. */
    instead: async (refused: string) => {
      if (kept.token !== refused && kept.until > now()) return kept.token
      const present = await renew(false)
      if (present !== refused) return present
      return kept.token === refused ? renew(true) : kept.token
    },
  }
}
