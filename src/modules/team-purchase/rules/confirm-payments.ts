import type { TeamState } from './team-machine.ts'

export type SeatingTeam = { readonly state: TeamState; readonly size: number; readonly paid: number; readonly deadline: Date | null }
export type PaidOrder = { readonly participationId: number; readonly paidAt: Date }

/**
 * Who of those that paid gets a seat: the earlier payment first, while the team forms, has seats, and its deadline was not over when
 * they paid. The others get their money back.
 */
export function confirmPayments<Paid extends PaidOrder>(
  team: SeatingTeam,
  paid: readonly Paid[],
): { readonly confirmed: readonly Paid[]; readonly over: readonly Paid[] } {
  const inOrder = paid.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime() || a.participationId - b.participationId)
  const inTime = inOrder.filter(({ paidAt }) => team.state === 'FORMING' && team.deadline !== null && paidAt <= team.deadline)
  const confirmed = inTime.slice(0, team.size - team.paid)
  return { confirmed, over: inOrder.filter((one) => !confirmed.includes(one)) }
}
