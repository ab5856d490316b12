/** LADDER: the price falls with the quantity of all. PRESALE: one price, delivered later. */
export const groupKinds = ['LADDER', 'PRESALE'] as const
export type GroupKind = (typeof groupKinds)[number]

/** Where a public campaign can stand, for the filter of the list. */
export const groupPhases = ['running', 'coming', 'over'] as const
export type GroupPhase = (typeof groupPhases)[number]
