import { speak, type Language } from '../../../../shared/words.ts'
import type { ReductionCard } from '../../contract-coupon.ts'
import { couponWords } from '../words-coupon.ts'
import { validityText } from './coupon-ticket.ts'

/** A full reduction in words, made on the server. */
export type ReductionSaid = {
  readonly campaignId: number
  readonly storeId: number
  /** `满 50,000 减 300`, from low to high. */
  readonly steps: readonly string[]
  /** What it is called, what it is for, and from when until when. */
  readonly title: string
}

const money = (amount: number) => amount.toLocaleString('en-US')

export function reductionSaid(of: ReductionCard, lang: Language): ReductionSaid {
  const t = speak(lang, couponWords)
  const scope = of.scope === 'ALL' ? t('wholeStore') : t('onlyFor', { names: of.scopeText })
  return {
    campaignId: of.campaignId,
    storeId: of.storeId,
    steps: of.steps.map(({ from, off }) => t('brief', { from: money(from), amount: money(off) })),
    title: `${of.reductionName} · ${scope} · ${validityText(of.from, of.until, lang)}`,
  }
}
