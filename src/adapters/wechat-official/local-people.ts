/** What stands behind the question mark of an address. */
export type Query = Readonly<Record<string, string | undefined>>

/** The demonstration's people: the ids that the open platform's stand-in gives them too. */
export const localFans = [1, 2, 3].map((number) => ({ openId: `demo-fan-${number}`, unionId: `demo-unionid-${number}` }))
