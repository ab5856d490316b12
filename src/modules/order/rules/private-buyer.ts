/** Whether somebody buys for daily life: no company and nobody who buys for one, so that goods may go back without a reason (Consumer Rights Law, article 25). */
export function isPrivateBuyer({
  memberType,
  enterpriseId,
}: {
  readonly memberType: number
  readonly enterpriseId: number | null
}): boolean {
  return enterpriseId === null && (memberType === 1 || memberType === 4)
}
