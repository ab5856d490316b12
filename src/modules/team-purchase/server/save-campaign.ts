import { actorContext } from '../../../api/actor-context.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import type { Call } from '../../../api/handler.ts'
import { audit, changesBetween } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { skusForSale } from '../../pricing/server/public.ts'
import { teamTerms, type TeamForm } from '../rules/team-terms.ts'
import { addCampaign, lockCampaign, nextNumber, updateCampaign, type CampaignText, type TeamCampaign } from './campaign-repository.ts'

export type SaveCampaignInput = TeamForm & {
  readonly campaignSn: string
  readonly expectedVersion: number
  readonly titleZh: string
  readonly titleEn: string
  readonly note: string
  readonly noteEn: string
  readonly productId: number
}

/** Writes a draft; nothing of it is public. Refusals: fields by name, `teamPurchase.campaignGone`, `draftOnly`, `skuForeign`, `api.stale`. */
export async function saveCampaign(call: Call, tx: Transaction, wish: SaveCampaignInput): Promise<{ campaignSn: string } | Failure> {
  const storeIds = storeIdsWith(call.caller, 'store.goods')
  const before = wish.campaignSn === '' ? null : await lockCampaign(tx, wish.campaignSn, storeIds)
  if (wish.campaignSn !== '' && !before) return failure('teamPurchase.campaignGone')
  if (before && before.state !== 'DRAFT' && before.state !== 'REJECTED') return failure('teamPurchase.draftOnly')
  if (before && before.version !== wish.expectedVersion) return failure('api.stale')
  const text = await readText(tx, wish, before ? [before.storeId] : storeIds, call.app.clock.now())
  if (isFailure(text)) return text
  const { storeId, ...of } = text
  const act = actorContext(call, 'store')
  if (before) {
    if (!(await updateCampaign(tx, before.campaignId, of))) return failure('api.stale')
    const diff = changesBetween(printed(before), printed(of))
    await audit(tx, { ...act, action: 'teamPurchase.edit', entity: 'teamCampaign', entityId: before.campaignSn, diff })
    return { campaignSn: before.campaignSn }
  }
  const campaignSn = await nextNumber(tx, 'PT', act.now)
  await addCampaign(tx, { ...of, campaignSn, storeId, createdAt: act.now })
  const what = { without: 'creation', to: 'DRAFT', facts: { title: of.titleZh } } as const
  await audit(tx, { ...act, action: 'teamPurchase.create', entity: 'teamCampaign', entityId: campaignSn, ...what })
  return { campaignSn }
}

async function readText(
  tx: Transaction,
  wish: SaveCampaignInput,
  storeIds: readonly number[],
  now: Date,
): Promise<(CampaignText & { readonly storeId: number }) | Failure> {
  const sku = (await skusForSale(tx, [wish.productId], 'business')).get(wish.productId)
  if (!sku || !storeIds.includes(sku.storeId)) return failure('teamPurchase.skuForeign', {}, { field: 'productId' })
  const terms = teamTerms(wish, { decimals: sku.precision, listPrice: sku.basis?.unitPrice ?? null })
  if (isFailure(terms)) return terms
  if (terms.endsAt <= now) return failure('teamPurchase.periodOver', {}, { field: 'endTime' })
  const { titleZh, titleEn, note, noteEn, productId } = wish
  return { ...terms, titleZh, titleEn, note, noteEn, productId, unitCode: sku.unitCode, decimals: sku.precision, storeId: sku.storeId }
}

/** What of a campaign the audit log keeps when it changes. */
function printed(of: CampaignText | TeamCampaign): Record<string, unknown> {
  const { titleZh, titleEn, note, noteEn, productId, size, periodHours, startsAt, endsAt } = of
  const prices = { teamPrice: String(of.teamPrice), leaderPrice: String(of.leaderPrice) }
  const numbers = { minNumber: String(of.minNumber), maxNumber: String(of.maxNumber) }
  return { titleZh, titleEn, note, noteEn, productId, size, periodHours, ...prices, ...numbers, startsAt, endsAt }
}
