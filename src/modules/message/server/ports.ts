/** Sends a template message to somebody who follows the mall on WeChat. Throws when WeChat did not take it. */
export type WechatNoticeSender = (message: {
  readonly openId: string
  readonly unionId: string | null
  /** WeChat's number of the reviewed template; empty where the platform gave none. */
  readonly number: string
  readonly title: string
  readonly text: string
  /** An address of the mall, or empty. */
  readonly link: string
  readonly facts: Readonly<Record<string, string>>
}) => Promise<void>
