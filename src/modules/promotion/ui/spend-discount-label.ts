import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import type { SpendDiscountCard } from '../endpoints-coupons-on-goods.ts'
import { couponLabelMessages } from '../messages.ts'
import { validityText } from './coupon-labels.ts'

/** A full reduction in words, made on the server. */
export type SpendDiscountView = {
  readonly campaignId: number
  readonly storeId: number
  /** `满 50,000 减 300`, from low to high. */
  readonly steps: readonly string[]
  /** What it is called, what it is for, and from when until when. */
  readonly title: string
}

const money = (amount: number) => amount.toLocaleString('en-US')

export function spendDiscountView(spendDiscountCard: SpendDiscountCard, lang: Language): SpendDiscountView {
  const t = translate(lang, couponLabelMessages)
  const scope = spendDiscountCard.scope === 'ALL' ? t('wholeStore') : t('onlyFor', { names: spendDiscountCard.scopeText })
  return {
    campaignId: spendDiscountCard.campaignId,
    storeId: spendDiscountCard.storeId,
    steps: spendDiscountCard.steps.map(({ from, off }) => t('brief', { from: money(from), amount: money(off) })),
    title: `${spendDiscountCard.reductionName} · ${scope} · ${validityText(spendDiscountCard.from, spendDiscountCard.until, lang)}`,
  }
}
