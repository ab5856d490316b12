import { addDays, dayOf } from '../../../kernel/time/clock.ts'
import type { CampaignRow } from '../endpoints-campaigns.ts'

/** What the form of a campaign holds while somebody writes it; days of Shanghai, the last ones included. */
export type CampaignFormValues = {
  readonly nameZh: string
  readonly nameEn: string
  readonly kind: CampaignRow['kind']
  readonly amount: string
  readonly offPercent: string
  readonly cap: string
  readonly threshold: string
  /** Of a full reduction, as they are typed. */
  readonly steps: readonly { readonly from: string; readonly off: string }[]
  readonly scope: CampaignRow['scope']
  readonly scopeIds: number[]
  readonly memberTypes: number[]
  readonly total: number
  readonly perPerson: number
  readonly claimFrom: string
  readonly claimUntil: string
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly validDays: number
}

const first = (moment: string) => dayOf(new Date(moment))
// A period ends with the midnight after its last day.
const last = (moment: string) => dayOf(new Date(new Date(moment).getTime() - 1))

/** What a desk shows: campaigns that give coupons out, or full reductions. */
export type CampaignSort = 'coupon' | 'ladder'

/** The form of a draft, or of a new campaign that opens today. */
export function campaignFormOf(of: CampaignRow | null, sort: CampaignSort, now: Date): CampaignFormValues {
  const today = dayOf(now)
  if (!of)
    return {
      nameZh: '',
      nameEn: '',
      kind: sort === 'ladder' ? 'LADDER' : 'FIXED',
      steps: [{ from: '', off: '' }],
      amount: '',
      offPercent: '',
      cap: '0',
      threshold: '',
      scope: 'ALL',
      scopeIds: [],
      memberTypes: [],
      total: 100,
      perPerson: 1,
      claimFrom: today,
      claimUntil: addDays(today, 29),
      validFrom: null,
      validUntil: null,
      validDays: 30,
    }
  const { nameZh, nameEn, kind, scope, scopeIds, memberTypes, total, perPerson } = of
  return {
    nameZh,
    nameEn,
    kind,
    steps: of.steps.map(({ from, off }) => ({ from: String(from), off: String(off) })),
    scope,
    scopeIds,
    memberTypes,
    total,
    perPerson,
    amount: String(of.amount),
    offPercent: String(of.offPercent),
    cap: String(of.cap ?? 0),
    threshold: String(of.threshold),
    claimFrom: first(of.claimFrom),
    claimUntil: last(of.claimUntil),
    validFrom: of.validFrom && first(of.validFrom),
    validUntil: of.validUntil && last(of.validUntil),
    validDays: of.validDays ?? 0,
  }
}

const money = (text: string) => (text.trim() === '' ? '0' : text.trim())

/** What is sent: an empty amount is zero, which the server names as missing. */
export function campaignInput({ steps: _steps, ...form }: CampaignFormValues) {
  return { ...form, amount: money(form.amount), offPercent: money(form.offPercent), cap: money(form.cap), threshold: money(form.threshold) }
}

export function thresholdsInput({ steps }: CampaignFormValues) {
  return steps.map(({ from, off }) => ({ from: money(from), off: money(off) }))
}
