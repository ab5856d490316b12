import { actorContext } from '../../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { storeCapabilities } from '../../../../api/caller.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { parseYuan } from '../../../../kernel/money/money.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { addStoreFounder } from '../../../member/server/public.ts'
import { normalizeCreditCode } from '../../../member/rules/credit-code.ts'
import { cityNameOf, ownsFiles, regionNames } from '../../../site/server/public.ts'
import { applicationProblems, type ApplicationForm } from '../../rules/application-form.ts'
import { storeMessages } from '../../messages.ts'
import {
  addApplication,
  lockApplication,
  lockOpenApplication,
  moveApplication,
  openNewStore,
  conflictingApplication,
  type Application,
} from './application-repository.ts'

export type Submission = ApplicationForm & {
  readonly storeNameEn: string
  readonly companyNameEn: string
  readonly storeType: 'producer' | 'trader'
  readonly descriptionEn: string
}

/**
 * Hands in an application. Refusals: the form's fields, `member.regionInvalid`, `member.pictureGone`, `store.nameTaken`,
 * `store.companyTaken`, `store.applicationOpen`, `store.hasStore`.
 */
export async function submitApplication(call: Call, tx: Transaction, typed: Submission): Promise<Application | Failure> {
  const { memberId } = memberOf(call)
  const form = { ...typed, creditCode: normalizeCreditCode(typed.creditCode) }
  const problems = Object.entries(applicationProblems(form))
  const [first] = problems
  if (first) return failure(first[1], {}, { errors: Object.fromEntries(problems.map(([field, code]) => [field, { code, facts: {} }])) })
  if (call.caller.stores.length > 0) return failure('store.hasStore')
  if ((await regionNames(tx, [form.districtCode])).size === 0) return failure('member.regionInvalid', {}, { field: 'districtCode' })
  if (!(await ownsFiles(tx, memberId, [form.licenceImage], 'licence'))) return failure('member.pictureGone', {}, { field: 'licenceImage' })
  const refused = await takenRefusal(tx, form.storeName, form.creditCode)
  if (refused) return refused
  const added = await addApplication(tx, { ...form, memberId, submittedAt: call.app.clock.now() })
  if (!added) return failure('store.applicationOpen')
  await audit(tx, {
    ...actorContext(call),
    action: 'store.apply',
    entity: 'storeApplication',
    entityId: added.id,
    without: 'creation',
    to: added.state,
  })
  await emit(tx, { event: 'store.applicationWaits', payload: { applicationId: added.id, memberId } })
  return added
}

async function takenRefusal(tx: Transaction, storeName: string, creditCode: string): Promise<Failure | null> {
  const { nameTaken, codeTaken } = await conflictingApplication(tx, storeName, creditCode)
  if (nameTaken) return failure('store.nameTaken', {}, { field: 'storeName' })
  return codeTaken ? failure('store.companyTaken', {}, { field: 'creditCode' }) : null
}

export async function withdrawApplication(call: Call): Promise<Application | Failure> {
  return call.app.inTransaction<Application | Failure>(async (tx) => {
    const open = await lockOpenApplication(tx, memberOf(call).memberId)
    if (!open) return failure('store.applicationMoved')
    return moveApplication(tx, open, { event: 'withdraw', who: 'applicant', act: actorContext(call) })
  })
}

export type ApplicationReview = {
  readonly applicationId: number
  readonly result: 'approve' | 'open' | 'reject'
  readonly deposit: string
  readonly reason: string
  readonly expectedVersion?: number
}

/**
 * The platform decides. `open` makes the store, its first warehouse and the owner's seat in one transaction. Refusals:
 * `store.applicationGone`, `applicationMoved`, `depositInvalid`, `nameTaken`, `companyTaken`, `member.reasonRequired`.
 */
export async function reviewApplication(call: Call, tx: Transaction, review: ApplicationReview): Promise<Application | Failure> {
  const deposit = parseYuan(review.deposit)
  if (review.result === 'reject' && review.reason === '') return failure('member.reasonRequired', {}, { field: 'reason' })
  if (deposit === undefined || deposit < 0n) return failure('store.depositInvalid', {}, { field: 'deposit' })
  const open = await lockApplication(tx, review.applicationId)
  if (!open) return failure('store.applicationGone')
  if (review.expectedVersion !== undefined && review.expectedVersion !== open.version) return failure('api.stale')
  if (open.memberId === memberOf(call).memberId) return failure('member.ownApplication')
  const storeId = review.result === 'open' && open.state === 'DEPOSIT' ? await openFor(tx, open) : undefined
  if (isFailure(storeId)) return storeId
  const { memberId, id: applicationId } = open
  const opened = storeId === undefined ? [] : [{ event: 'store.changed', payload: { storeId } }]
  return moveApplication(tx, open, {
    event: review.result,
    who: 'platform',
    act: actorContext(call, 'platform'),
    ...(review.result === 'approve' ? { deposit } : {}),
    reason: review.reason,
    ...(storeId === undefined ? {} : { storeId }),
    facts: { memberId, deposit: String(deposit), storeId: storeId ?? null },
    events: (to) => [{ event: `store.application${to}`, payload: { memberId, applicationId, storeId } }, ...opened],
  })
}

async function openFor(tx: Transaction, application: Application): Promise<number | Failure> {
  const refused = await takenRefusal(tx, application.storeName, application.creditCode)
  if (refused) return refused
  const cityName = await cityNameOf(tx, application.districtCode)
  const districtName = (await regionNames(tx, [application.districtCode])).get(application.districtCode) ?? ''
  const warehouse = { warehouseZh: storeMessages.zh.mainWarehouse, warehouseEn: storeMessages.en.mainWarehouse }
  const storeId = await openNewStore(tx, application, { cityName, districtName, ...warehouse })
  await addStoreFounder(tx, { memberId: application.memberId, storeId, role: 'owner', capabilities: storeCapabilities })
  return storeId
}
