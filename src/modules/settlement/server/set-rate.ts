import type { Call } from '../../../api/handler.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { rateOf } from '../../referral/rules/commission.ts'
import type { CommissionRateView } from '../endpoints-admin.ts'
import { settlementMessages } from '../messages.ts'
import { addRate, currentRate, rateById, type CommissionRate } from './rate-repository.ts'

export function rateView(rate: CommissionRate, lang: Language): CommissionRateView {
  const say = translate(lang, settlementMessages)
  const inLanguage = (zh: string, en: string) => (lang === 'en' && en !== '' ? en : zh)
  return {
    rateId: rate.rateId,
    storeId: rate.storeId,
    storeName: rate.storeId === null ? say('allStores') : inLanguage(rate.storeName, rate.storeNameEn),
    categoryId: rate.categoryId,
    categoryName: rate.categoryId === null ? say('allGoods') : inLanguage(rate.categoryName, rate.categoryNameEn),
    rate: rate.rateBp === null ? null : rate.rateBp / 100,
    fromTime: rate.validFrom.toISOString(),
    setBy: rate.setBy === 'system' ? say('bySystem') : rate.setBy,
    reason: rate.reason,
    isCurrent: rate.isCurrent,
  }
}

type CommandInput = { readonly storeId: number; readonly categoryId: number; readonly rate: string; readonly reason: string }

/** Sets a commission rate from now on; orders placed before keep theirs. Refusals: `settlement.rateWrong`, `rateNeeded`, `rateSubjectGone`. */
export async function setRate(call: Call, wish: CommandInput): Promise<CommissionRateView | Failure> {
  const rateBp = wish.rate === '' ? null : rateOf(wish.rate)
  if (rateBp === undefined) return failure('settlement.rateWrong', {}, { field: 'rate' })
  const storeId = wish.storeId === 0 ? null : wish.storeId
  const categoryId = wish.categoryId === 0 ? null : wish.categoryId
  if (rateBp === null && storeId === null && categoryId === null) return failure('settlement.rateNeeded', {}, { field: 'rate' })
  return call.idempotent(async (tx) => {
    const act = actorContext(call, 'platform')
    const before = await currentRate(tx, storeId, categoryId)
    const rateId = await addRate(tx, { storeId, categoryId, rateBp, at: act.now, by: act.actor.name, reason: wish.reason })
    const made = rateId === null ? null : await rateById(tx, rateId)
    if (!made) return failure('settlement.rateSubjectGone')
    const { actor, channel, requestId } = act
    await audit(tx, {
      actor,
      channel,
      requestId,
      action: 'settlement.setRate',
      entity: 'commissionRate',
      entityId: made.rateId,
      ...(wish.reason === '' ? {} : { reason: wish.reason }),
      diff: { rateBp: [before, rateBp] },
      facts: { storeId, categoryId },
    })
    return rateView(made, call.lang)
  })
}
