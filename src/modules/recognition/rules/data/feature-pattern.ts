/** A value that words or signs state: its code, how it is written, and the value that is compared. */
export type FeaturePattern = {
  readonly code: string
  readonly pattern: RegExp
  /** The compared value from the groups; null when this is no such value after all. */
  readonly read: (groups: readonly string[], kind: string) => string | null
  /** The kinds that it is read for; all when left out. */
  readonly kinds?: RegExp
}

/** A number without zeros behind its decimals. */
export const plain = (text: string): string => (text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text)
/** The first group of a pattern as such a number. */
export const number = ([value = '']: readonly string[]): string => plain(value)
