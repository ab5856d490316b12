import type { Language } from '../../../../shared/words.ts'
import type { ReductionCard } from '../../contract-coupon.ts'
import { couponWords } from '../words-coupon.ts'
import { speak } from '../../../../shared/words.ts'
import { validityText } from './coupon-ticket.ts'

/** A full reduction in words, made on the server. */
export type ReductionSaid = { readonly campaignId: number; readonly storeId: number; readonly text: string; readonly title: string }

const money = (amount: number) => amount.toLocaleString('en-US')

/** `满 50,000 减 300，满 100,000 减 800`, and what it is called, for and until when. */
export function reductionSaid(of: ReductionCard, lang: Language): ReductionSaid {
  const t = speak(lang, couponWords)
  const scope = of.scope === 'ALL' ? t('wholeStore') : t('onlyFor', { names: of.scopeText })
  return {
    campaignId: of.campaignId,
    storeId: of.storeId,
    text: of.steps.map(({ from, off }) => t('brief', { from: money(from), amount: money(off) })).join(lang === 'en' ? ', ' : '，'),
    title: `${of.reductionName} · ${scope} · ${validityText(of.from, of.until, lang)}`,
  }
}
