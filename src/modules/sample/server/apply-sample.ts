import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { sampleLinesOf, removeSampleLines, skusInTransaction } from '../../basket/server/public.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import { addressOf, profileOf } from '../../member/server/public.ts'
import { sampleLimits } from '../rules/sample-limits.ts'
import { addSample, recentlyApplied, sampleById, openAndOverdueOf, type Sample } from './sample-repository.ts'

type CommandInput = { readonly cartIds: readonly number[]; readonly addressId: number; readonly purpose: string }

/**
 * Applies for chosen lines of the sample cart, one application per store (flows.md F8). Refusals: `sample.nothingChosen`,
 * `addressGone`, `tooManyOpen`, `feedbackFirst`, `hadLately`, `notOffered`.
 */
export async function applySamples(call: Call, tx: Transaction, wish: CommandInput): Promise<Sample[] | Failure> {
  const { memberId, memberName } = memberOf(call)
  const now = call.app.clock.now()
  const { open, overdue } = await openAndOverdueOf(tx, memberId, now)
  if (overdue >= sampleLimits.mostOverdue) return failure('sample.feedbackFirst', { count: overdue })
  const lines = (await sampleLinesOf(tx, memberId)).filter((line) => wish.cartIds.includes(line.lineId))
  if (lines.length === 0) return failure('sample.nothingChosen', {}, { field: 'cartIds' })
  const address = await addressOf(tx, memberId, wish.addressId)
  if (!address) return failure('sample.addressGone', {}, { field: 'addressId' })
  const skus = await skusInTransaction(
    call,
    tx,
    lines.map((line) => line.productId),
  )
  const refused = await refusalOf(call, tx, { memberId, skus, productIds: lines.map((line) => line.productId), now })
  if (refused) return refused
  const groups = [...Map.groupBy(lines, (line) => skus.get(line.productId)?.storeId ?? 0)]
  if (open + groups.length > sampleLimits.mostOpen) return failure('sample.tooManyOpen', { max: sampleLimits.mostOpen })
  const profile = await profileOf(tx, memberId)
  await removeSampleLines(
    tx,
    memberId,
    lines.map((line) => line.lineId),
  )
  const buyer = { memberId, buyerName: profile?.enterpriseName || profile?.companyName || memberName }
  const receiver = {
    addressId: address.id,
    receiverName: address.receiver,
    mobile: address.phone,
    regionCode: address.districtCode,
    regionText: address.regionName,
    detail: address.detail,
  }
  const made: Sample[] = []
  for (const [storeId, ofStore] of groups) {
    const day = dayOf(now).slice(2).replaceAll('-', '')
    const sampleId = await addSample(tx, { ...buyer, storeId, purpose: wish.purpose, receiver, lines: ofStore, day, at: now })
    const of = await sampleById(tx, sampleId)
    if (!of) throw new Error('a sample that was just applied for is not there')
    await traceNew(call, tx, of)
    made.push(of)
  }
  return made
}

type Asked = {
  readonly memberId: number
  readonly skus: ReadonlyMap<number, SkuForSale>
  readonly productIds: readonly number[]
  readonly now: Date
}

async function refusalOf(call: Call, tx: Transaction, { memberId, skus, productIds, now }: Asked): Promise<Failure | null> {
  const nameOf = (productId: number) => (call.lang === 'en' ? skus.get(productId)?.nameEn : skus.get(productId)?.nameZh) ?? ''
  const gone = productIds.find((id) => !isOffered(skus.get(id)))
  if (gone !== undefined) return failure('sample.notOffered', { goods: nameOf(gone) }, { field: 'cartIds' })
  const [again] = await recentlyApplied(tx, memberId, productIds, now)
  if (again === undefined) return null
  return failure('sample.hadLately', { goods: nameOf(again), days: sampleLimits.againAfterDays }, { field: 'cartIds' })
}

const isOffered = (sku: SkuForSale | undefined): boolean => sku !== undefined && sku.onSale && sku.storeOpen && sku.sampleAvailable

async function traceNew(call: Call, tx: Transaction, { sampleId, sampleSn, memberId, storeId }: Sample): Promise<void> {
  const trace = { ...actorContext(call) }
  await audit(tx, { ...trace, action: 'sample.apply', entity: 'sample', entityId: sampleSn, without: 'creation', to: 'APPLIED' })
  await emit(tx, { event: 'sample.moved', key: sampleSn, payload: { sampleId, sampleSn, state: 'APPLIED', memberId, storeId } })
}
