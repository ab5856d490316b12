import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { isFailure } from '../../../shared/failure.ts'
import { yuanNumber } from '../../../shared/money.ts'
import { speak, type Language } from '../../../shared/words.ts'
import { placeName } from '../../site/server/public.ts'
import { directoryRow, memberNameOf } from '../../member/server/public.ts'
import {
  adminStoreListCall,
  applyInfoCall,
  applyQueueCall,
  applyReviewCall,
  applySubmitCall,
  applyWithdrawCall,
  storeSuspendCall,
  type AdminStore,
  type ApplicationView,
  type QueuedApplication,
} from '../contract-apply.ts'
import { applicationMachine } from '../rules/application-machine.ts'
import { storeWords } from '../words.ts'
import { lastApplication, listApplications, type Application } from './application-store.ts'
import { reviewApplication, submitApplication, withdrawApplication } from './apply-store.ts'
import type { StoreRecord } from './store-store.ts'
import { suspensionsOf, type Suspension } from './suspension-store.ts'
import { storePage, suspendStore } from './suspend-store.ts'

function viewOf(of: Application, lang: Language): ApplicationView {
  return {
    applicationId: of.id,
    state: of.state,
    stateText: speak(lang, storeWords)(`application${of.state}`),
    storeName: of.storeName,
    storeNameEn: of.storeNameEn,
    companyName: of.companyName,
    companyNameEn: of.companyNameEn,
    creditCode: of.creditCode,
    storeType: of.storeType,
    districtCode: of.districtCode,
    phone: of.phone,
    descriptionZh: of.descriptionZh,
    descriptionEn: of.descriptionEn,
    categoryIds: of.categoryIds.map(Number),
    licenceImage: of.licenceImage,
    submitTime: of.submittedAt.toISOString(),
    deposit: of.deposit === null ? null : yuanNumber(BigInt(of.deposit)),
    reason: of.reason,
    storeId: of.storeId,
    version: of.version,
  }
}

async function queuedOf(call: Call, of: Application): Promise<QueuedApplication> {
  const can = applicationMachine.allowedActions(of.state, 'platform')
  return {
    ...viewOf(of, call.lang),
    memberName: await memberNameOf(call.house.read, of.memberId),
    reviewerName: of.reviewerName,
    can: (['approve', 'open', 'reject'] as const).filter((act) => can.includes(act)),
  }
}

/** What still keeps a member from becoming a supplier, and where they stand. */
async function showOwn(call: Call) {
  const { memberId, memberType } = memberOf(call)
  const say = speak(call.lang, storeWords)
  const [row, last] = await Promise.all([directoryRow(call.house.read, memberId), lastApplication(call.house.read, memberId)])
  const isOpen = last !== null && applicationMachine.allowedActions(last.state, 'applicant').length > 0
  const points = [
    { code: 'verified', pass: memberType === 2 || memberType === 3 },
    { code: 'noStore', pass: call.visitor.stores.length === 0 },
    { code: 'noOpen', pass: !isOpen },
  ] as const
  const ready = points.every((point) => point.pass)
  return {
    checklist: points.map((point) => ({ ...point, text: say(`check_${point.code}`) })),
    application: last && viewOf(last, call.lang),
    companyName: row?.enterpriseName ?? row?.companyName ?? '',
    creditCode: row?.uscc ?? '',
    can: [...(ready ? ['submit' as const] : []), ...(isOpen ? ['withdraw' as const] : [])],
  }
}

function adminViewOf(store: StoreRecord, suspensions: readonly Suspension[], lang: Language): AdminStore {
  return {
    storeId: store.storeId,
    storeName: lang === 'en' ? store.storeNameEn : store.storeName,
    companyName: store.companyName,
    creditCode: store.creditCode,
    state: store.state,
    stateText: speak(lang, storeWords)(`store_${store.state}`),
    cityName: placeName(store.cityName, lang, store.cityNameEn),
    suspendReason: suspensions.find((one) => one.storeId === store.storeId)?.reason ?? '',
    can: store.state === 'open' ? ['suspend'] : store.state === 'paused' ? ['resume'] : [],
  }
}

/** Becoming a supplier, and the platform's desk of stores. */
export function applyHandlers(): Handler[] {
  return [
    handle(applyInfoCall, (_input, call) => showOwn(call)),
    handle(applySubmitCall, (input, call) =>
      call.once(async (unit) => {
        const added = await submitApplication(call, unit, input)
        return isFailure(added) ? added : viewOf(added, call.lang)
      }),
    ),
    handle(applyWithdrawCall, async (_input, call) => {
      const done = await withdrawApplication(call)
      return isFailure(done) ? done : viewOf(done, call.lang)
    }),
    handle(applyQueueCall, async (input, call) => {
      const of = { state: input.state ?? null, limit: input.pageSize, offset: (input.current - 1) * input.pageSize }
      const found = await listApplications(call.house.read, of)
      return { list: await Promise.all(found.map((one) => queuedOf(call, one))), total: found[0]?.total ?? 0 }
    }),
    handle(applyReviewCall, (input, call) =>
      call.once(async (unit) => {
        const done = await reviewApplication(call, unit, input)
        return isFailure(done) ? done : queuedOf(call, done)
      }),
    ),
    handle(adminStoreListCall, async (input, call) => {
      const of = { keyword: input.keyword, limit: input.pageSize, offset: (input.current - 1) * input.pageSize }
      const { stores, total } = await storePage(call.house.read, of)
      const ids = stores.map((store) => store.storeId)
      const suspensions = await suspensionsOf(call.house.read, ids)
      return { list: stores.map((store) => adminViewOf(store, suspensions, call.lang)), total }
    }),
    handle(storeSuspendCall, async (input, call) => {
      const done = await suspendStore(call, input)
      return isFailure(done) ? done : adminViewOf(done, await suspensionsOf(call.house.read, [done.storeId]), call.lang)
    }),
  ]
}
