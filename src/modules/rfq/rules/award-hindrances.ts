/** Why a chosen line cannot be ordered: no store yet, an index price, no goods, or goods that two lines share. */
export const hindrances = ['GUEST', 'INDEX', 'NO_GOODS', 'TWICE'] as const
export type Hindrance = (typeof hindrances)[number]
