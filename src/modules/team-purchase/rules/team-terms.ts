import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseUnitPrice } from '../../../kernel/money/unit-price.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'

/** A campaign as its form says it: quantities and prices as text, in the trade unit of the SKU. */
export type TeamForm = {
  readonly teamPrice: string
  /** Empty: leaders pay the team price. */
  readonly leaderPrice: string
  readonly size: number
  readonly periodHours: number
  readonly minNumber: string
  readonly maxNumber: string
  readonly startTime: string
  readonly endTime: string
}
export type TeamTerms = {
  readonly teamPrice: bigint
  readonly leaderPrice: bigint
  readonly size: number
  readonly periodHours: number
  readonly minNumber: bigint
  readonly maxNumber: bigint
  readonly startsAt: Date
  readonly endsAt: Date
}
const [hour, day] = [3_600_000, 86_400_000]
const longestDays = 60

/**
 * Reads the terms of a campaign. Refusals, each with its field: `teamPurchase.priceWrong`, `priceNotLower`, `leaderPriceWrong`,
 * `numberWrong`, `periodWrong`, `periodLong`.
 */
export function teamTerms(form: TeamForm, sku: { readonly decimals: number; readonly listPrice: bigint | null }): TeamTerms | Failure {
  const teamPrice = parseUnitPrice(form.teamPrice)
  if (teamPrice === undefined || teamPrice === 0n) return failure('teamPurchase.priceWrong', {}, { field: 'teamPrice' })
  if (sku.listPrice !== null && teamPrice >= sku.listPrice) return failure('teamPurchase.priceNotLower', {}, { field: 'teamPrice' })
  const leaderPrice = form.leaderPrice === '' ? teamPrice : parseUnitPrice(form.leaderPrice)
  if (leaderPrice === undefined || leaderPrice === 0n || leaderPrice > teamPrice)
    return failure('teamPurchase.leaderPriceWrong', {}, { field: 'leaderPrice' })
  const minNumber = parseQuantity(form.minNumber, sku.decimals)
  if (minNumber === undefined || minNumber === 0n) return failure('teamPurchase.numberWrong', {}, { field: 'minNumber' })
  const maxNumber = parseQuantity(form.maxNumber, sku.decimals)
  if (maxNumber === undefined || (maxNumber > 0n && maxNumber < minNumber))
    return failure('teamPurchase.numberWrong', {}, { field: 'maxNumber' })
  const [startsAt, endsAt] = [new Date(form.startTime), new Date(form.endTime)]
  if (Number.isNaN(startsAt.getTime())) return failure('teamPurchase.periodWrong', {}, { field: 'startTime' })
  if (Number.isNaN(endsAt.getTime()) || endsAt <= startsAt) return failure('teamPurchase.periodWrong', {}, { field: 'endTime' })
  if (endsAt.getTime() - startsAt.getTime() > longestDays * day)
    return failure('teamPurchase.periodLong', { days: longestDays }, { field: 'endTime' })
  const { size, periodHours } = form
  return { teamPrice, leaderPrice, size, periodHours, minNumber, maxNumber, startsAt, endsAt }
}

/** Until when a team may form: its period from its opening on, and no longer than the campaign. */
export function teamDeadline(openedAt: Date, { periodHours, endsAt }: Pick<TeamTerms, 'periodHours' | 'endsAt'>): Date {
  return new Date(Math.min(openedAt.getTime() + periodHours * hour, endsAt.getTime()))
}

/** Seats that are left. */
export const seatsLeft = ({ size, paid }: { readonly size: number; readonly paid: number }): number => size - paid
