/** Ways by which a notice reaches somebody: on the site, and outside by text message, mail or WeChat. */
export const channels = ['site', 'sms', 'mail', 'wechat'] as const
export type Channel = (typeof channels)[number]

export const outsideChannels = ['sms', 'mail', 'wechat'] as const
export type OutsideChannel = (typeof outsideChannels)[number]

/** Whether WeChat messages reach a member: never bound by a login, bound but not following the official account, or ready. */
export const wechatStates = ['READY', 'NOT_FOLLOWING', 'NOT_BOUND', 'OFF'] as const
export type WechatState = (typeof wechatStates)[number]
