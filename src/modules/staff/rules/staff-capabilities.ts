/** The two kinds of staff. */
export const staffKinds = ['store', 'platform'] as const
export type StaffKind = (typeof staffKinds)[number]

/** Members of these types may sit on a staff: suppliers' people are verified, the platform's are persons of no company. */
export const typesOf = { store: [2, 3], platform: [1] } as const satisfies Record<StaffKind, readonly number[]>

/** Nobody gives, changes or takes what they do not hold themselves. */
export function isWithin(own: readonly string[], rights: readonly string[]): boolean {
  return rights.every((right) => own.includes(right))
}
