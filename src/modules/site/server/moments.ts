/** A moment of the wire; empty for none. */
export const momentOf = (text: string): Date | null => (text === '' ? null : new Date(text))

/** A moment for the wire; empty for none. */
export const momentText = (moment: Date | null): string => moment?.toISOString() ?? ''
