/**
 * What became of a message: taken; refused because this person does not take any; not before the day's limit is lifted; or
 * refused in a way that another try does not change. `reason` names WeChat's code, never a person.
 */
export type WechatOutcome = { readonly kind: 'sent' } | { readonly kind: 'notFollowing' | 'later' | 'never'; readonly reason: string }

export type WechatNotification = {
  /** The person's id at the official account. */
  readonly openId: string
  /** The same for every try of one message: WeChat sends it once. */
  readonly key: string
  /** WeChat's number of the reviewed template; empty where the platform gave none. */
  readonly number: string
  readonly title: string
  readonly text: string
  /** An address of the mall, or empty. */
  readonly link: string
  /** In the order in which they stand in the text. */
  readonly facts: Readonly<Record<string, string>>
}

/** Somebody as the official account knows them. `unionId` is the id that is the same in every app of the mall. */
export type WechatFollower = { readonly openId: string; readonly isFollowing: boolean; readonly unionId: string | null }

/** The official account of the mall on WeChat. What may work the next time is thrown. */
export type WechatOfficial = {
  readonly send: (message: WechatNotification) => Promise<WechatOutcome>
  /** Whether somebody follows, and the id that is the same in every app of the mall; null where WeChat knows nobody. */
  readonly fanOf: (openId: string) => Promise<{ readonly isFollowing: boolean; readonly unionId: string | null } | null>
  /** A page of who follows, after somebody (empty for the first); `next` is empty when nobody comes any more. */
  readonly followers: (after: string) => Promise<{ readonly total: number; readonly openIds: readonly string[]; readonly next: string }>
  /** Up to a hundred of them at once. */
  readonly fansOf: (openIds: readonly string[]) => Promise<readonly WechatFollower[]>
}
