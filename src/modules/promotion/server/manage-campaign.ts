import { transition, type TransitionAudit } from '../../../kernel/state-machine/transition.ts'
import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit, changesBetween, type AuditedWhat } from '../../../kernel/audit/audit.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { namedCategories } from '../../taxonomy/server/public.ts'
import { namedGoods } from '../../catalog/server/public.ts'
import { campaignOfForm, type CampaignForm } from '../rules/campaign-form.ts'
import { campaignMachine, type CampaignEvent, type CampaignState } from '../rules/campaign-machine.ts'
import { addCampaign, lockCampaign, moveCampaign, updateCampaign, type Campaign, type CampaignText } from './campaign-repository.ts'
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
function mayTouch(desk: CampaignAdmin, campaign: Campaign): boolean {
  if (desk.kind === 'watch') return campaign.state !== 'DRAFT'
  if (desk.kind === 'platform') return campaign.storeId === null
  return campaign.storeId !== null && desk.storeIds.includes(campaign.storeId)
}

/**
 * Writes a draft; nothing of it is public. Refusals: fields by name, `promotion.campaignGone`, `promotion.draftOnly`,
 * `api.stale`, `promotion.scopeForeign` for goods or categories that are not there or another store's.
 */
export function saveCampaign(call: Call, desk: CampaignAdmin, form: Save): Promise<CampaignChange | Failure> {
  return call.app.inTransaction<CampaignChange | Failure>(async (tx) => {
    const before = form.campaignId === 0 ? null : await lockCampaign(tx, form.campaignId)
    if (form.campaignId !== 0 && (!before || !mayTouch(desk, before))) return failure('promotion.campaignGone')
    if (before && before.state !== 'DRAFT') return failure('promotion.draftOnly')
    if (before && before.version !== form.expectedVersion) return failure('api.stale')
    const storeId = before ? before.storeId : storeFor(desk, form.storeId)
    if (isFailure(storeId)) return storeId
    const to = campaignOfForm(form, storeId)
    if (isFailure(to)) return to
    const foreign = await scopeRefusal(tx, to)
    if (foreign) return foreign
    if (!before) {
      const campaignId = await addCampaign(tx, to, call.app.clock.now())
      await trace(call, tx, {
        desk,
        action: 'promotion.create',
        campaignId,
        what: { without: 'creation', to: 'DRAFT', facts: { name: to.nameZh } },
      })
      return { campaignId, state: 'DRAFT', version: 1 }
    }
    if (!(await updateCampaign(tx, before, to))) return failure('api.stale')
    const diff = changesBetween(told(before), told(to))
    await trace(call, tx, { desk, action: 'promotion.edit', campaignId: before.campaignId, what: { diff } })
    return { campaignId: before.campaignId, state: before.state, version: before.version + 1 }
  })
}

function storeFor(desk: CampaignAdmin, wanted: number | undefined): number | null | Failure {
  if (desk.kind !== 'store') return null
  const storeId = wanted ?? desk.storeIds[0]
  return storeId !== undefined && desk.storeIds.includes(storeId) ? storeId : failure('promotion.campaignGone')
}

async function scopeRefusal(tx: Transaction, of: Pick<CampaignText, 'storeId' | 'scope' | 'scopeIds'>): Promise<Failure | null> {
  if (of.scope === 'ALL') return null
  const found =
    of.scope === 'CATEGORY'
      ? await namedCategories(tx, of.scopeIds)
      : (await namedGoods(tx, of.scopeIds)).filter((one) => of.storeId === null || one.storeId === of.storeId)
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
export function publishCampaign(call: Call, desk: CampaignAdmin, move: Move): Promise<CampaignChange | Failure> {
  return moveBy(call, desk, { ...move, event: 'publish' }, async (tx, of) => {
    const now = call.app.clock.now()
    if (of.claimUntil <= now) return failure(of.kind === 'LADDER' ? 'promotion.periodOver' : 'promotion.claimOver')
    const key = { entity: 'couponCampaign', entityId: of.campaignId }
    await schedule(tx, { ...key, event: 'end', dueAt: of.claimUntil })
    if (of.claimFrom > now) await schedule(tx, { ...key, event: 'start', dueAt: of.claimFrom })
    return true
  })
}

/** Stops giving out; what was claimed stays valid. */
export function stopCampaign(call: Call, desk: CampaignAdmin, move: Move): Promise<CampaignChange | Failure> {
  return moveBy(call, desk, { ...move, event: 'stop' }, endTimers)
}

/** Voids a campaign: coupons that no order holds expire at once, those of placed orders stay what was agreed. */
export async function voidCampaign(call: Call, move: Move): Promise<CampaignChange | Failure> {
  if (!move.reason) return failure('promotion.reasonNeeded', {}, { field: 'reason' })
  return moveBy(call, { kind: 'watch' }, { ...move, event: 'void' }, async (tx, of) => {
    await expireCouponsOfCampaign(tx, of.campaignId)
    return endTimers(tx, of)
  })
}

async function endTimers(tx: Transaction, campaign: Campaign): Promise<true> {
  await cancelTimers(tx, { entity: 'couponCampaign', entityId: campaign.campaignId })
  return true
}

const actions = { publish: 'promotion.publish', stop: 'promotion.stop', void: 'promotion.void' } as const

async function moveBy(
  call: Call,
  desk: CampaignAdmin,
  wanted: Move & { readonly event: keyof typeof actions },
  then: (tx: Transaction, campaign: Campaign) => Promise<true | Failure>,
): Promise<CampaignChange | Failure> {
  // To void takes coupons away, so that call has a key; the others are held by the version alone.
  const once: Call['idempotent'] = wanted.event === 'void' ? call.idempotent : call.app.inTransaction
  return once<CampaignChange>(async (tx) => {
    const of = await lockCampaign(tx, wanted.campaignId)
    if (!of || !mayTouch(desk, of)) return failure('promotion.campaignGone')
    if (of.version !== wanted.expectedVersion) return failure('api.stale')
    const { event, reason } = wanted
    const who = desk.kind === 'watch' ? 'watch' : 'owner'
    const act = actorContext(call, desk.kind === 'store' ? 'store' : 'platform')
    const row = { act, action: actions[event], reason: reason ?? '' }
    const to = await transitionCampaign(tx, of, { event, who, audit: row, ...(reason === undefined ? {} : { reason }) })
    if (isFailure(to)) return to
    const done = await then(tx, of)
    if (isFailure(done)) return done
    const starts = wanted.event === 'publish' && of.claimFrom <= call.app.clock.now()
    const state = starts ? await transitionCampaign(tx, { ...of, state: to }, { event: 'start', who: 'system', audit: null }) : to
    if (isFailure(state)) return state
    await emitCampaignChanged(tx, of.campaignId)
    return { campaignId: of.campaignId, state, version: of.version + (starts ? 2 : 1) }
  })
}

export type CampaignMove = {
  readonly event: CampaignEvent
  readonly who: 'owner' | 'watch' | 'system'
  readonly reason?: string
  readonly audit: Omit<TransitionAudit, 'entity' | 'entityId'> | null
}

/** Moves a locked campaign by its machine, with the audit row of whoever acts; a start that follows a publication has none of its own. */
export async function transitionCampaign(
  tx: Transaction,
  campaign: Campaign,
  { event, who, reason, audit: row }: CampaignMove,
): Promise<CampaignState | Failure> {
  const done = await transition(tx, {
    machine: campaignMachine,
    event,
    who,
    from: campaign.state,
    update: (to) => moveCampaign(tx, campaign, to, reason),
    audit: row && { ...row, entity: 'couponCampaign', entityId: campaign.campaignId },
  })
  return isFailure(done) ? done : done.to
}

/** Public pages show another list now. */
export async function emitCampaignChanged(tx: Transaction, campaignId: number): Promise<void> {
  await emit(tx, { event: 'promotion.changed', key: `campaign ${campaignId}`, payload: { campaignId } })
}

type Traced = {
  readonly desk: CampaignAdmin
  readonly action: string
  readonly campaignId: number
  readonly what: AuditedWhat
  readonly reason?: string
}

async function trace(call: Call, tx: Transaction, { desk, action, campaignId, what, reason = '' }: Traced): Promise<void> {
  const kind = desk.kind === 'store' ? 'store' : 'platform'
  const row = {
    ...actorContext(call, kind),
    action,
    entity: 'couponCampaign',
    entityId: campaignId,
    reason,
  } as const
  await audit(tx, { ...row, ...what })
}
