import { actorOf, type Call } from '../../../api/handler.ts'
import { audit, changesBetween, type AuditedWhat } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { namedCategories } from '../../taxonomy/server/public.ts'
import { namedGoods } from '../../catalog/server/public.ts'
import { campaignOfForm, type CampaignForm } from '../rules/campaign-form.ts'
import { campaignMachine, type CampaignEvent, type CampaignState } from '../rules/campaign-machine.ts'
import { insertCampaign, lockCampaign, moveCampaign, updateCampaign, type Campaign, type CampaignText } from './campaign-repository.ts'
import { expireCouponsOfCampaign } from './coupon-repository.ts'

/** Whose desk: some stores' (with the one that a new campaign is for), the platform's own, or the platform over all. */
export type CampaignAdmin =
  | { readonly kind: 'store'; readonly storeIds: readonly number[] }
  | { readonly kind: 'platform' }
  | { readonly kind: 'watch' }
export type CampaignChange = { readonly campaignId: number; readonly state: CampaignState; readonly version: number }
type Save = CampaignForm & { readonly campaignId: number; readonly expectedVersion: number; readonly storeId?: number | undefined }
type Move = { readonly campaignId: number; readonly expectedVersion: number; readonly reason?: string }

// A draft is nobody's business but its owner's.
function mayTouch(desk: CampaignAdmin, of: Campaign): boolean {
  if (desk.kind === 'watch') return of.state !== 'DRAFT'
  if (desk.kind === 'platform') return of.storeId === null
  return of.storeId !== null && desk.storeIds.includes(of.storeId)
}

/**
 * Writes a draft; nothing of it is public. Refusals: fields by name, `promotion.campaignGone`, `promotion.draftOnly`,
 * `api.stale`, `promotion.scopeForeign` for goods or categories that are not there or another store's.
 */
export function saveCampaign(call: Call, desk: CampaignAdmin, form: Save): Promise<CampaignChange | Failure> {
  return call.app.inTransaction<CampaignChange | Failure>(async (unit) => {
    const before = form.campaignId === 0 ? null : await lockCampaign(unit, form.campaignId)
    if (form.campaignId !== 0 && (!before || !mayTouch(desk, before))) return failure('promotion.campaignGone')
    if (before && before.state !== 'DRAFT') return failure('promotion.draftOnly')
    if (before && before.version !== form.expectedVersion) return failure('api.stale')
    const storeId = before ? before.storeId : storeFor(desk, form.storeId)
    if (isFailure(storeId)) return storeId
    const to = campaignOfForm(form, storeId)
    if (isFailure(to)) return to
    const foreign = await scopeRefusal(unit, to)
    if (foreign) return foreign
    if (!before) {
      const campaignId = await insertCampaign(unit, to, call.app.clock.now())
      await trace(call, unit, {
        desk,
        action: 'promotion.create',
        campaignId,
        what: { without: 'creation', to: 'DRAFT', facts: { name: to.nameZh } },
      })
      return { campaignId, state: 'DRAFT', version: 1 }
    }
    if (!(await updateCampaign(unit, before, to))) return failure('api.stale')
    const diff = changesBetween(told(before), told(to))
    await trace(call, unit, { desk, action: 'promotion.edit', campaignId: before.campaignId, what: { diff } })
    return { campaignId: before.campaignId, state: before.state, version: before.version + 1 }
  })
}

function storeFor(desk: CampaignAdmin, wanted: number | undefined): number | null | Failure {
  if (desk.kind !== 'store') return null
  const storeId = wanted ?? desk.storeIds[0]
  return storeId !== undefined && desk.storeIds.includes(storeId) ? storeId : failure('promotion.campaignGone')
}

async function scopeRefusal(unit: Transaction, of: Pick<CampaignText, 'storeId' | 'scope' | 'scopeIds'>): Promise<Failure | null> {
  if (of.scope === 'ALL') return null
  const found =
    of.scope === 'CATEGORY'
      ? await namedCategories(unit, of.scopeIds)
      : (await namedGoods(unit, of.scopeIds)).filter((one) => of.storeId === null || one.storeId === of.storeId)
  return found.length === of.scopeIds.length ? null : failure('promotion.scopeForeign', {}, { field: 'scopeIds' })
}

/** What of a campaign is told to the audit log when it changes; amounts in fen as text. */
function told({ total, amount, cap, threshold, steps, ...of }: CampaignText): Record<string, unknown> {
  const { nameZh, nameEn, kind, offBp, scope, scopeIds, memberTypes, perPerson, claimFrom, claimUntil, validFrom, validUntil, validDays } =
    of
  const days = { claimFrom, claimUntil, validFrom, validUntil, validDays }
  const money = { amount: String(amount), offBp, cap: cap === null ? null : String(cap), threshold: String(threshold) }
  const ladder = kind === 'LADDER' ? { reductionSteps: steps.map(({ from, off }) => `${from} −${off}`) } : {}
  return { nameZh, nameEn, kind, ...money, ...ladder, scope, scopeIds, memberTypes, couponNum: total, perPerson, ...days }
}

/** A published campaign starts by itself at its first moment; one whose moment has come starts at once. */
export function publishCampaign(call: Call, desk: CampaignAdmin, wanted: Move): Promise<CampaignChange | Failure> {
  return moveBy(call, desk, { ...wanted, event: 'publish' }, async (unit, of) => {
    const now = call.app.clock.now()
    if (of.claimUntil <= now) return failure(of.kind === 'LADDER' ? 'promotion.periodOver' : 'promotion.claimOver')
    const key = { entity: 'couponCampaign', entityId: of.campaignId }
    await schedule(unit, { ...key, event: 'end', dueAt: of.claimUntil })
    if (of.claimFrom > now) await schedule(unit, { ...key, event: 'start', dueAt: of.claimFrom })
    return true
  })
}

/** Stops giving out; what was claimed stays valid. */
export function stopCampaign(call: Call, desk: CampaignAdmin, wanted: Move): Promise<CampaignChange | Failure> {
  return moveBy(call, desk, { ...wanted, event: 'stop' }, endTimers)
}

/** Voids a campaign: coupons that no order holds expire at once, those of placed orders stay what was agreed. */
export async function voidCampaign(call: Call, wanted: Move): Promise<CampaignChange | Failure> {
  if (!wanted.reason) return failure('promotion.reasonNeeded', {}, { field: 'reason' })
  return moveBy(call, { kind: 'watch' }, { ...wanted, event: 'void' }, async (unit, of) => {
    await expireCouponsOfCampaign(unit, of.campaignId)
    return endTimers(unit, of)
  })
}

async function endTimers(unit: Transaction, of: Campaign): Promise<true> {
  await cancelTimers(unit, { entity: 'couponCampaign', entityId: of.campaignId })
  return true
}

const actions = { publish: 'promotion.publish', stop: 'promotion.stop', void: 'promotion.void' } as const

async function moveBy(
  call: Call,
  desk: CampaignAdmin,
  wanted: Move & { readonly event: keyof typeof actions },
  then: (unit: Transaction, of: Campaign) => Promise<true | Failure>,
): Promise<CampaignChange | Failure> {
  return call.app.inTransaction<CampaignChange | Failure>(async (unit) => {
    const of = await lockCampaign(unit, wanted.campaignId)
    if (!of || !mayTouch(desk, of)) return failure('promotion.campaignGone')
    if (of.version !== wanted.expectedVersion) return failure('api.stale')
    const to = await transitionCampaign(unit, of, wanted.event, desk.kind === 'watch' ? 'watch' : 'owner', wanted.reason)
    if (isFailure(to)) return to
    const done = await then(unit, of)
    if (isFailure(done)) return done
    const reason = wanted.reason ?? ''
    await trace(call, unit, { desk, action: actions[wanted.event], campaignId: of.campaignId, reason, what: { from: of.state, to } })
    const starts = wanted.event === 'publish' && of.claimFrom <= call.app.clock.now()
    const state = starts ? await transitionCampaign(unit, { ...of, state: to }, 'start', 'system') : to
    if (isFailure(state)) return state
    await emitCampaignChanged(unit, of.campaignId)
    return { campaignId: of.campaignId, state, version: of.version + (starts ? 2 : 1) }
  })
}

/** Moves a locked campaign by its machine. */
export async function transitionCampaign(
  unit: Transaction,
  of: Campaign,
  event: CampaignEvent,
  who: 'owner' | 'watch' | 'system',
  reason?: string,
): Promise<CampaignState | Failure> {
  const to = campaignMachine.next(of.state, event, who)
  if (isFailure(to)) return to
  return (await moveCampaign(unit, of, to, reason)) ? to : failure('api.stale')
}

/** Public pages show another list now. */
export async function emitCampaignChanged(unit: Transaction, campaignId: number): Promise<void> {
  await emit(unit, { event: 'promotion.changed', key: `campaign ${campaignId}`, payload: { campaignId } })
}

type Traced = {
  readonly desk: CampaignAdmin
  readonly action: string
  readonly campaignId: number
  readonly what: AuditedWhat
  readonly reason?: string
}

async function trace(call: Call, unit: Transaction, { desk, action, campaignId, what, reason = '' }: Traced): Promise<void> {
  const kind = desk.kind === 'store' ? 'store' : 'platform'
  const channel = desk.kind === 'store' ? 'seller' : 'admin'
  const row = {
    actor: actorOf(call, kind),
    action,
    entity: 'couponCampaign',
    entityId: campaignId,
    channel,
    requestId: call.requestId,
    reason,
  } as const
  await audit(unit, { ...row, ...what })
}
