import { offsetOf } from '../../../../kernel/database/paging.ts'
import { totalOf } from '../../../../kernel/database/list-total.ts'
import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { directoryRow, memberNameOf } from '../../../member/server/public.ts'
import {
  adminStoreList,
  applicationInfo,
  applicationQueue,
  applicationReview,
  applicationSubmit,
  applicationWithdraw,
  storeSuspend,
  type ApplicationView,
  type QueuedApplication,
} from '../../endpoints-applications.ts'
import { applicationMachine } from '../../rules/application-machine.ts'
import { storeMessages } from '../../messages.ts'
import { lastApplication, listApplications, type Application } from './application-repository.ts'
import { reviewApplication, submitApplication, withdrawApplication } from './apply-for-store.ts'
import { adminStoreView } from '../admin-store-view.ts'
import { suspensionsOf } from '../status/suspension-repository.ts'
import { adminStorePage, suspendStore } from '../status/suspend-store.ts'

function viewOf(application: Application, lang: Language): ApplicationView {
  return {
    applicationId: application.id,
    state: application.state,
    stateText: translate(lang, storeMessages)(`application${application.state}`),
    storeName: application.storeName,
    storeNameEn: application.storeNameEn,
    companyName: application.companyName,
    companyNameEn: application.companyNameEn,
    creditCode: application.creditCode,
    storeType: application.storeType,
    districtCode: application.districtCode,
    phone: application.phone,
    descriptionZh: application.descriptionZh,
    descriptionEn: application.descriptionEn,
    categoryIds: application.categoryIds.map(Number),
    licenceImage: application.licenceImage,
    submitTime: application.submittedAt.toISOString(),
    deposit: application.deposit === null ? null : yuanNumber(BigInt(application.deposit)),
    reason: application.reason,
    storeId: application.storeId,
    version: application.version,
  }
}

async function queuedOf(call: Call, application: Application): Promise<QueuedApplication> {
  const can = applicationMachine.allowedActions(application.state, 'platform')
  return {
    ...viewOf(application, call.lang),
    memberName: await memberNameOf(call.app.read, application.memberId),
    reviewerName: application.reviewerName,
    can: (['approve', 'open', 'reject'] as const).filter((act) => can.includes(act)),
  }
}

/** What still keeps a member from becoming a supplier, and where they stand. */
async function showOwn(call: Call) {
  const { memberId, memberType } = memberOf(call)
  const say = translate(call.lang, storeMessages)
  const [row, last] = await Promise.all([directoryRow(call.app.read, memberId), lastApplication(call.app.read, memberId)])
  const isOpen = last !== null && applicationMachine.allowedActions(last.state, 'applicant').length > 0
  const points = [
    { code: 'verified', pass: memberType === 2 || memberType === 3 },
    { code: 'noStore', pass: call.caller.stores.length === 0 },
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

/** Becoming a supplier, and the platform's desk of stores. */
export function applicationHandlers(): Handler[] {
  return [
    handle(applicationInfo, (_input, call) => showOwn(call)),
    handle(applicationSubmit, (input, call) =>
      call.idempotent(async (tx) => {
        const added = await submitApplication(call, tx, input)
        return isFailure(added) ? added : viewOf(added, call.lang)
      }),
    ),
    handle(applicationWithdraw, async (_input, call) => {
      const done = await withdrawApplication(call)
      return isFailure(done) ? done : viewOf(done, call.lang)
    }),
    handle(applicationQueue, async (input, call) => {
      const of = { state: input.state ?? null, limit: input.pageSize, offset: offsetOf(input) }
      const found = await listApplications(call.app.read, of)
      return { list: await Promise.all(found.map((one) => queuedOf(call, one))), total: totalOf(found) }
    }),
    handle(applicationReview, (input, call) =>
      call.idempotent(async (tx) => {
        const done = await reviewApplication(call, tx, input)
        return isFailure(done) ? done : queuedOf(call, done)
      }),
    ),
    handle(adminStoreList, async (input, call) => {
      const of = { keyword: input.keyword, limit: input.pageSize, offset: offsetOf(input) }
      const { stores, total } = await adminStorePage(call.app.read, of)
      const ids = stores.map((store) => store.storeId)
      const suspensions = await suspensionsOf(call.app.read, ids)
      return { list: stores.map((store) => adminStoreView(store, suspensions, call.lang)), total }
    }),
    handle(storeSuspend, async (input, call) => {
      const done = await suspendStore(call, input)
      return isFailure(done) ? done : adminStoreView(done, await suspensionsOf(call.app.read, [done.storeId]), call.lang)
    }),
  ]
}
