import { endOfDay, startOfDay, type Day } from '../../../kernel/time/clock.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseYuan, type Fen } from '../../../kernel/money/money.ts'
import type { SpendTier } from './best-spend-discount.ts'
import type { CampaignKind } from './campaign-kinds.ts'
import type { Discount } from './discount.ts'
import { parseThresholds, type ThresholdForm } from './spend-threshold-form.ts'

/** A campaign as its form sends it: yuan as text, days of Shanghai with the last one included. */
export type CampaignForm = {
  readonly nameZh: string
  readonly nameEn: string
  readonly kind: CampaignKind
  /** Of a full reduction; empty for coupons. */
  readonly reductionSteps?: readonly ThresholdForm[]
  readonly amount: string
  readonly offPercent: string
  readonly cap: string
  readonly threshold: string
  readonly scope: Discount['scope']
  readonly scopeIds: readonly number[]
  readonly memberTypes: readonly number[]
  readonly total: number
  readonly perPerson: number
  readonly claimFrom: Day
  readonly claimUntil: Day
  readonly validFrom: Day | null
  readonly validUntil: Day | null
  readonly validDays: number
}

type Money = {
  readonly amount: Fen
  readonly offBp: number
  readonly cap: Fen | null
  readonly threshold: Fen
  readonly steps: readonly SpendTier[]
}

/**
 * Reads a form. What a coupon takes off is always less than what it asks for, so that no order becomes free. A failure
 * names every field that is wrong, as codes of this module's words.
 */
export function campaignOfForm(form: CampaignForm, storeId: number | null) {
  const errors: Record<string, string> = {}
  if (form.nameZh === '') errors['nameZh'] = 'promotion.nameNeeded'
  const money = form.kind === 'LADDER' ? parseThresholds(form.reductionSteps ?? [], storeId, errors) : moneyOf(form, errors)
  if (form.scope !== 'ALL' && form.scopeIds.length === 0) errors['scopeIds'] = 'promotion.scopeNeeded'
  if (form.memberTypes.some((type) => type < 1 || type > 6)) errors['memberTypes'] = 'promotion.typeUnknown'
  const isLadder = form.kind === 'LADDER'
  if (!isLadder && form.total < 1) errors['total'] = 'promotion.totalNeeded'
  if (!isLadder && form.perPerson < 1) errors['perPerson'] = 'promotion.perPersonNeeded'
  if (form.claimUntil < form.claimFrom) errors['claimUntil'] = 'promotion.endsBeforeStart'
  // Nobody claims a reduction: it holds for everybody, in its period.
  const days = validityOf(isLadder ? { ...form, validDays: 0, validFrom: form.claimFrom, validUntil: form.claimUntil } : form, errors)
  if (Object.keys(errors).length > 0) return refusalOf(errors)
  return {
    ...money,
    ...days,
    storeId,
    nameZh: form.nameZh,
    nameEn: form.nameEn,
    kind: form.kind,
    scope: form.scope,
    scopeIds: form.scope === 'ALL' ? [] : [...new Set(form.scopeIds)],
    memberTypes: isLadder ? [] : [...new Set(form.memberTypes)].toSorted((one, other) => one - other),
    total: isLadder ? 1 : form.total,
    perPerson: isLadder ? 1 : form.perPerson,
    claimFrom: startOfDay(form.claimFrom),
    claimUntil: endOfDay(form.claimUntil),
  }
}

function moneyOf(form: CampaignForm, errors: Record<string, string>): Money {
  const threshold = parseYuan(form.threshold)
  if (threshold === undefined) errors['threshold'] = 'promotion.amountWrong'
  if (form.kind === 'FIXED') {
    const amount = parseYuan(form.amount)
    if (!amount) errors['amount'] = 'promotion.amountWrong'
    else if (threshold !== undefined && threshold <= amount) errors['threshold'] = 'promotion.thresholdTooLow'
    return { amount: amount ?? 0n, offBp: 0, cap: null, threshold: threshold ?? 0n, steps: [] }
  }
  const offBp = Number(parseYuan(form.offPercent) ?? 0n)
  if (offBp < 100 || offBp > 9000) errors['offPercent'] = 'promotion.percentWrong'
  const cap = parseYuan(form.cap)
  if (cap === undefined) errors['cap'] = 'promotion.amountWrong'
  return { amount: 0n, offBp, cap: cap || null, threshold: threshold ?? 0n, steps: [] }
}

type Validity = { readonly validFrom: Date | null; readonly validUntil: Date | null; readonly validDays: number | null }

function validityOf({ validDays, validFrom, validUntil, claimFrom }: CampaignForm, errors: Record<string, string>): Validity {
  if (validDays > 0) return { validFrom: null, validUntil: null, validDays }
  if (validFrom === null || validUntil === null) errors['validUntil'] = 'promotion.validityNeeded'
  else if (validUntil < validFrom || validUntil < claimFrom) errors['validUntil'] = 'promotion.endsBeforeStart'
  return {
    validFrom: validFrom === null ? null : startOfDay(validFrom),
    validUntil: validUntil === null ? null : endOfDay(validUntil),
    validDays: null,
  }
}

function refusalOf(errors: Readonly<Record<string, string>>): Failure {
  const [[field, code] = ['', '']] = Object.entries(errors)
  return failure(
    code,
    {},
    { field, errors: Object.fromEntries(Object.entries(errors).map(([name, one]) => [name, { code: one, facts: {} }])) },
  )
}
