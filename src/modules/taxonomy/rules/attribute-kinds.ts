/** What the values of an attribute are: one of a list, a number, a range of numbers, or free text. The table `attribute` checks the same list. */
export const attributeKinds = ['enum', 'number', 'range', 'text'] as const
export type AttributeKind = (typeof attributeKinds)[number]
