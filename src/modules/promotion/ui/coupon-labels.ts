import { formatDate } from '../../../kernel/time/format-date.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import type { CouponCard } from '../endpoints-coupons-on-goods.ts'
import type { ClaimState } from '../rules/claim-state.ts'
import { couponLabelMessages } from '../messages.ts'

/** A coupon as small as a button; made on the server. */
export type CouponChip = {
  readonly campaignId: number
  readonly storeId: number
  readonly brief: string
  readonly title: string
  readonly status: ClaimState
}

const most = 3

/** What a page offers beside goods: the first few that the visitor can claim or has claimed. */
export function couponChips(list: readonly CouponCard[], lang: Language): CouponChip[] {
  return list
    .filter((one) => one.status === 'CLAIM' || one.status === 'CLAIMED')
    .map((one) => {
      const { brief, name, owner, scope } = couponSummary(one, lang)
      return { campaignId: one.campaignId, storeId: one.storeId, brief, title: `${name} · ${owner} · ${scope}`, status: one.status }
    })
    .slice(0, most)
}

/** A coupon in words, made on the server: public pages ship no sentences that they do not show. */
export type CouponView = {
  readonly campaignId: number
  readonly name: string
  /** `¥100` or `9.5 折`. */
  readonly figure: string
  readonly condition: string
  /** `满 1000 减 100` in one line, for chips. */
  readonly brief: string
  readonly owner: string
  readonly storeId: number
  readonly scope: string
  readonly validity: string
  readonly limits: string
  readonly link: string
  readonly taken: number
  readonly status: ClaimState
  readonly statusText: string
}

type Said = Pick<
  CouponCard,
  'kind' | 'amount' | 'offPercent' | 'cap' | 'threshold' | 'storeId' | 'storeName' | 'scope' | 'scopeText' | 'couponName'
>

const money = (amount: number) => amount.toLocaleString('en-US')

/** Member types to choose from. */
export function memberTypeNames(lang: Language): { value: number; label: string }[] {
  const t = translate(lang, couponLabelMessages)
  return ([1, 2, 3, 4, 5, 6] as const).map((type) => ({ value: type, label: t(`type${type}`) }))
}

/** What a coupon takes off and what for, in words. */
export function couponSummary(said: Said, lang: Language) {
  const t = translate(lang, couponLabelMessages)
  // 5 % off is 9.5 折.
  const number = lang === 'en' ? said.offPercent : Number(((100 - said.offPercent) / 10).toFixed(2))
  const off = { number, amount: money(said.amount) }
  const figure = said.kind === 'FIXED' ? t('yuanOff', off) : t('percentOff', off)
  const condition = said.threshold > 0 ? t('from', { amount: money(said.threshold) }) : t('fromAny')
  const cap = said.cap === null ? '' : t('capped', { amount: money(said.cap) })
  const brief =
    said.threshold === 0
      ? t('briefAny', { off: figure })
      : t(said.kind === 'FIXED' ? 'brief' : 'briefFold', { ...off, from: money(said.threshold) })
  return {
    name: said.couponName,
    figure,
    condition: [condition, cap].filter((text) => text !== '').join(lang === 'en' ? ', ' : '，'),
    brief,
    owner: said.storeName || t('ofPlatform'),
    scope: said.scope === 'ALL' ? t(said.storeId === 0 ? 'wholeMall' : 'wholeStore') : t('onlyFor', { names: said.scopeText }),
  }
}

/** From when to when a coupon is valid; the last day is one of them. */
export function validityText(from: string, until: string, lang: Language): string {
  const last = new Date(new Date(until).getTime() - 1)
  return translate(lang, couponLabelMessages)('validRange', { from: formatDate(new Date(from), lang), until: formatDate(last, lang) })
}

export function couponView(couponCard: CouponCard, lang: Language): CouponView {
  const t = translate(lang, couponLabelMessages)
  const types = couponCard.memberTypes.map((type) => t(`type${type}` as 'type1')).join(lang === 'en' ? ', ' : '、')
  const limits = [t('perPerson', { count: couponCard.perPerson }), ...(types === '' ? [] : [t('forTypes', { types })])]
  return {
    campaignId: couponCard.campaignId,
    ...couponSummary(couponCard, lang),
    storeId: couponCard.storeId,
    validity:
      couponCard.validFrom && couponCard.validUntil
        ? validityText(couponCard.validFrom, couponCard.validUntil, lang)
        : t('validDays', { days: couponCard.validDays ?? 0 }),
    limits: limits.join(lang === 'en' ? ' · ' : '，'),
    link: couponCard.link,
    taken: couponCard.takenPercent,
    status: couponCard.status,
    statusText: t(`status_${couponCard.status}`, { day: formatDate(new Date(couponCard.claimFrom), lang) }),
  }
}
