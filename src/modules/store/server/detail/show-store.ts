import type { Call } from '../../../../api/handler.ts'
import type { PlatformCapability } from '../../../../api/caller.ts'
import { auditEventsOf, staffNotesOf } from '../../../../api/record/record-history.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import { maskPhone } from '../../../identity/rules/mask-contact.ts'
import { memberNameOf, membershipsOf, type StaffMembership } from '../../../member/server/public.ts'
import { countFollowers } from '../../../saved/server/public.ts'
import { placeName } from '../../../site/server/public.ts'
import { storeRecordParts, type AdminStoreDetail } from '../../endpoints-admin-store.ts'
import { expiryWarningDays } from '../../rules/certificate-machine.ts'
import { adminStoreView } from '../admin-store-view.ts'
import { closureOf } from '../status/closure-repository.ts'
import { closureView } from '../status/store-status-handlers.ts'
import { suspensionsOf } from '../status/suspension-repository.ts'
import { storesByIds, warehousesOf, type StoreRecord } from '../store-repository.ts'
import { storeView } from '../store-view.ts'
import { certificatesForAdmin, openedApplication, ratedCount, type StoreCertificate } from './store-detail-repository.ts'

/** Each part behind the right that its own pages ask for. */
const rightOf: Readonly<Record<(typeof storeRecordParts)[number], PlatformCapability>> = {
  figures: 'platform.payments',
  orders: 'platform.orders',
  bills: 'platform.finance',
  goods: 'platform.goods',
  members: 'platform.members',
  support: 'platform.support',
  audit: 'platform.audit',
}

const personView = (membership: StaffMembership): AdminStoreDetail['staff'][number] => ({
  memberId: Number(membership.memberId),
  memberName: membership.memberName,
  mobile: membership.phone ? maskPhone(membership.phone) : '',
  roleName: membership.roleId === null ? '' : membership.role,
  isFounder: membership.roleId === null ? 1 : 0,
  state: membership.suspendedAt ? 'SUSPENDED' : 'ACTIVE',
  sinceTime: membership.since.toISOString(),
})

function certificateView(one: StoreCertificate, today: string, lang: Language): AdminStoreDetail['certificates'][number] {
  const { validUntil } = one
  const isEnglish = lang === 'en'
  return {
    certificateId: Number(one.certificateId),
    certificateName: isEnglish && one.nameEn !== '' ? one.nameEn : one.nameZh,
    number: one.number,
    issuer: isEnglish && one.issuerEn !== '' ? one.issuerEn : one.issuer,
    validUntil,
    expiry: validUntil === '' || validUntil > addDays(today, expiryWarningDays) ? 'none' : validUntil < today ? 'over' : 'soon',
    state: one.state,
    judgedTime: one.judgedAt?.toISOString() ?? null,
    reason: one.reason,
  }
}

async function applicationView(call: Call, storeId: number): Promise<AdminStoreDetail['application']> {
  const found = await openedApplication(call.app.read, storeId)
  if (!found) return null
  return {
    memberId: Number(found.memberId),
    memberName: await memberNameOf(call.app.read, Number(found.memberId)),
    submitTime: found.submittedAt.toISOString(),
    openTime: found.openedAt.toISOString(),
    reviewerName: found.reviewerName,
    deposit: yuanNumber(BigInt(found.deposit)),
    licenceImage: found.licenceImage,
  }
}

function companyView(store: StoreRecord, lang: Language) {
  const { description, district, descScore, serviceScore, logisticsScore, phone } = storeView(store, lang)
  return {
    storeNameZh: store.storeName,
    storeNameEn: store.storeNameEn,
    companyNameEn: store.companyNameEn,
    storeType: store.storeType,
    isSelfOperated: store.selfOperated ? (1 as const) : (0 as const),
    yearsOpen: store.yearsOpen,
    districtName: district,
    phone,
    description,
    scores: { desc: descScore, service: serviceScore, logistics: logisticsScore },
  }
}

/** Everything that the platform needs to know of a store, open or not. Refusal: `store.storeGone`. */
export async function showStoreForPlatform(call: Call, storeId: number): Promise<AdminStoreDetail | Failure> {
  const { read, clock } = call.app
  const [store] = await storesByIds(read, [storeId])
  if (!store) return failure('store.storeGone')
  const today = dayOf(clock.now())
  const record = { entity: 'store', entityId: storeId }
  const [suspensions, closure, rated, followNum, warehouses, application, staff, certificates, notes, log] = await Promise.all([
    suspensionsOf(read, [storeId]),
    closureOf(read, storeId, today),
    ratedCount(read, storeId),
    countFollowers(read, { kind: 'store', id: storeId }),
    warehousesOf(read, [storeId]),
    applicationView(call, storeId),
    membershipsOf(read, storeId),
    certificatesForAdmin(read, storeId),
    staffNotesOf(read, record),
    auditEventsOf(read, record),
  ])
  const { scores, ...company } = companyView(store, call.lang)
  return {
    store: adminStoreView(store, suspensions, call.lang),
    ...company,
    followNum,
    rating: { rated, ...scores },
    suspendTime: suspensions[0]?.since.toISOString() ?? null,
    closure: closure ? closureView(closure, call.lang) : null,
    warehouses: warehouses.map((warehouse) => ({
      warehouseId: Number(warehouse.warehouseId),
      warehouseName: call.lang === 'en' ? warehouse.nameEn : warehouse.nameZh,
      cityName: placeName(warehouse.cityName, call.lang, warehouse.cityNameEn),
    })),
    application,
    staff: staff.map(personView),
    certificates: certificates.map((one) => certificateView(one, today, call.lang)),
    notes,
    log,
    parts: storeRecordParts.filter((part) => call.caller.platform.includes(rightOf[part])),
  }
}
