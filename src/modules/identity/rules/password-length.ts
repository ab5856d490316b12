/**
 * The least and greatest length of a member's password, in characters (specification §5), and the least for suppliers, platform
 * staff and salespeople (reliability S2). The fields and the messages take their figures from here.
 */
export const passwordLength = { least: 6, most: 20, guarded: 12 } as const
