import { actorContext } from '../../../../api/actor-context.ts'
import { storeIdsWith } from '../../../../api/caller.ts'
import type { Call } from '../../../../api/handler.ts'
import { audit, changesBetween } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { skusForSale } from '../../../pricing/server/public.ts'
import { campaignTerms, type CampaignForm } from '../../rules/campaign-form.ts'
import { addCampaign, lockCampaign, nextNumber, updateCampaign, type Campaign, type CampaignText } from './campaign-repository.ts'

export type SaveCampaignInput = CampaignForm & {
  readonly campaignSn: string
  readonly expectedVersion: number
  readonly titleZh: string
  readonly titleEn: string
  readonly note: string
  readonly noteEn: string
  readonly productId: number
  readonly forfeits: boolean
  readonly multiple: number
  readonly shipDays: number
}

/**
 * Writes a draft; nothing of it is public. Refusals: fields by name, `groupSale.campaignGone`, `draftOnly`, `skuForeign`, `stockShort`,
 * `api.stale`.
 */
export async function saveCampaign(
  call: Call,
  tx: Transaction,
  wish: SaveCampaignInput,
): Promise<{ readonly campaignSn: string } | Failure> {
  const storeIds = storeIdsWith(call.caller, 'store.goods')
  const before = wish.campaignSn === '' ? null : await lockCampaign(tx, wish.campaignSn, storeIds)
  if (wish.campaignSn !== '' && !before) return failure('groupSale.campaignGone')
  if (before && before.state !== 'DRAFT' && before.state !== 'REJECTED') return failure('groupSale.draftOnly')
  if (before && before.version !== wish.expectedVersion) return failure('api.stale')
  const text = await readText(tx, wish, before ? [before.storeId] : storeIds, call.app.clock.now())
  if (isFailure(text)) return text
  const { storeId, ...of } = text
  const act = actorContext(call, 'store')
  if (before) {
    if (!(await updateCampaign(tx, before.campaignId, of))) return failure('api.stale')
    const diff = changesBetween(printed(before), printed(of))
    await audit(tx, { ...act, action: 'groupSale.edit', entity: 'groupCampaign', entityId: before.campaignSn, diff })
    return { campaignSn: before.campaignSn }
  }
  const campaignSn = await nextNumber(tx, 'TG', act.now)
  await addCampaign(tx, { ...of, campaignSn, storeId, createdAt: act.now })
  const what = { without: 'creation', to: 'DRAFT', facts: { title: of.titleZh } } as const
  await audit(tx, { ...act, action: 'groupSale.create', entity: 'groupCampaign', entityId: campaignSn, ...what })
  return { campaignSn }
}

async function readText(
  tx: Transaction,
  wish: SaveCampaignInput,
  storeIds: readonly number[],
  now: Date,
): Promise<(CampaignText & { readonly storeId: number }) | Failure> {
  const sku = (await skusForSale(tx, [wish.productId], 'retail')).get(wish.productId)
  if (!sku || !storeIds.includes(sku.storeId)) return failure('groupSale.skuForeign', {}, { field: 'productId' })
  const terms = campaignTerms(wish, sku.precision)
  if (isFailure(terms)) return terms
  if (terms.endsAt <= now) return failure('groupSale.periodOver', {}, { field: 'endTime' })
  const { kind, titleZh, titleEn, note, noteEn, productId, forfeits, multiple, shipDays } = wish
  const own = { kind, titleZh, titleEn, note, noteEn, productId, forfeits, multiple, shipDays }
  return { ...terms, ...own, unitCode: sku.unitCode, decimals: sku.precision, storeId: sku.storeId }
}

/** What of a campaign the audit log keeps when it changes. */
function printed(of: CampaignText | Campaign): Record<string, unknown> {
  const { kind, titleZh, titleEn, note, noteEn, productId, depositBp, forfeits, multiple, balanceHours, shipDays } = of
  const tiers = of.tiers.map(({ from, unitPrice }) => `${from} ${unitPrice}`)
  const numbers = { minNumber: String(of.minNumber), maxNumber: String(of.maxNumber) }
  const times = { startsAt: of.startsAt, endsAt: of.endsAt, balanceAt: of.balanceAt }
  return {
    kind,
    titleZh,
    titleEn,
    note,
    noteEn,
    productId,
    tiers,
    depositBp,
    forfeits,
    multiple,
    ...numbers,
    ...times,
    balanceHours,
    shipDays,
  }
}
