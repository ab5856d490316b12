/** A moment of the wire; empty for none. */
export const parseWireTimestamp = (text: string): Date | null => (text === '' ? null : new Date(text))

/** A moment for the wire; empty for none. */
export const formatWireTimestamp = (moment: Date | null): string => moment?.toISOString() ?? ''
