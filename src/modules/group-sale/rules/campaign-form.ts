import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseUnitPrice } from '../../../kernel/money/unit-price.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import type { GroupKind } from './group-kinds.ts'
import type { PriceTier } from './price-tiers.ts'

/** A campaign as its form says it: quantities and prices as text, in the trade unit of the SKU. */
export type CampaignForm = {
  readonly kind: GroupKind
  readonly tiers: readonly { readonly from: string; readonly price: string }[]
  readonly depositPercent: number
  readonly minNumber: string
  readonly maxNumber: string
  readonly startTime: string
  readonly endTime: string
  readonly balanceTime: string | null
  readonly balanceHours: number
}
export type CampaignTerms = {
  readonly tiers: readonly PriceTier[]
  readonly depositBp: number
  readonly minNumber: bigint
  readonly maxNumber: bigint
  readonly startsAt: Date
  readonly endsAt: Date
  readonly balanceAt: Date
  readonly balanceHours: number
}
const longestDays = 60
const day = 86_400_000

/**
 * Reads the terms of a campaign. Refusals, each with its field: `groupSale.tierWrong`, `tiersNotRising`, `tiersNotFalling`, `oneTier`,
 * `depositWrong`, `numberWrong`, `periodWrong`, `periodLong`, `balanceWrong`.
 */
export function campaignTerms(form: CampaignForm, decimals: number): CampaignTerms | Failure {
  const tiers = tiersOf(form, decimals)
  if (isFailure(tiers)) return tiers
  if (form.depositPercent < 1 || form.depositPercent > 20) return failure('groupSale.depositWrong', {}, { field: 'depositPercent' })
  const minNumber = parseQuantity(form.minNumber, decimals)
  if (minNumber === undefined || minNumber === 0n) return failure('groupSale.numberWrong', {}, { field: 'minNumber' })
  const maxNumber = parseQuantity(form.maxNumber, decimals)
  if (maxNumber === undefined || (maxNumber > 0n && maxNumber < minNumber))
    return failure('groupSale.numberWrong', {}, { field: 'maxNumber' })
  const period = periodOf(form)
  if (isFailure(period)) return period
  const depositBp = form.depositPercent * 100
  return { tiers: tiers.list, depositBp, minNumber, maxNumber, ...period, balanceHours: form.balanceHours }
}

function tiersOf({ kind, tiers }: CampaignForm, decimals: number): { readonly list: readonly PriceTier[] } | Failure {
  const field = 'tiers'
  if (tiers.length === 0) return failure('groupSale.tierWrong', { place: 1 }, { field })
  if (kind !== 'LADDER' && tiers.length > 1) return failure('groupSale.oneTier', {}, { field })
  const list: PriceTier[] = []
  for (const [index, tier] of tiers.entries()) {
    const from = kind === 'LADDER' ? parseQuantity(tier.from, decimals) : 0n
    const unitPrice = parseUnitPrice(tier.price)
    if (from === undefined || (kind === 'LADDER' && from === 0n) || unitPrice === undefined || unitPrice === 0n)
      return failure('groupSale.tierWrong', { place: index + 1 }, { field })
    const before = list.at(-1)
    if (before && from <= before.from) return failure('groupSale.tiersNotRising', { place: index + 1 }, { field })
    if (before && unitPrice >= before.unitPrice) return failure('groupSale.tiersNotFalling', { place: index + 1 }, { field })
    list.push({ from, unitPrice })
  }
  return { list }
}

type Period = Pick<CampaignTerms, 'startsAt' | 'endsAt' | 'balanceAt'>

function periodOf(form: CampaignForm): Period | Failure {
  const [startsAt, endsAt] = [new Date(form.startTime), new Date(form.endTime)]
  if (Number.isNaN(startsAt.getTime())) return failure('groupSale.periodWrong', {}, { field: 'startTime' })
  if (Number.isNaN(endsAt.getTime()) || endsAt <= startsAt) return failure('groupSale.periodWrong', {}, { field: 'endTime' })
  if (endsAt.getTime() - startsAt.getTime() > longestDays * day)
    return failure('groupSale.periodLong', { days: longestDays }, { field: 'endTime' })
  if (form.kind !== 'PRESALE') return { startsAt, endsAt, balanceAt: endsAt }
  const balanceAt = new Date(form.balanceTime ?? '')
  if (Number.isNaN(balanceAt.getTime()) || balanceAt < endsAt) return failure('groupSale.balanceWrong', {}, { field: 'balanceTime' })
  if (balanceAt.getTime() - endsAt.getTime() > longestDays * day)
    return failure('groupSale.periodLong', { days: longestDays }, { field: 'balanceTime' })
  return { startsAt, endsAt, balanceAt }
}
