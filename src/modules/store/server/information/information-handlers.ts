import { actorContext } from '../../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { audit, changesBetween } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { contactPhoneProblem } from '../../../identity/rules/account-fields.ts'
import { isPublicPicture, placeName } from '../../../site/server/public.ts'
import { storeInformation, storeInformationSave } from '../../endpoints-information.ts'
import { ownStoreMembership } from '../own-store-membership.ts'
import { storesByIds, warehousesOf, type StoreRecord } from '../store-repository.ts'
import { updateInformation, type StoreInformation } from './information-repository.ts'

const editableOf = ({ companyNameEn, phone, logo, descriptionZh, descriptionEn }: StoreRecord): StoreInformation => ({
  companyNameEn,
  phone,
  logo,
  descriptionZh,
  descriptionEn,
})

async function show(call: Call) {
  const membership = ownStoreMembership(call)
  if (isFailure(membership)) return membership
  const { storeId } = membership
  const [[store], warehouses] = await Promise.all([storesByIds(call.app.read, [storeId]), warehousesOf(call.app.read, [storeId])])
  if (!store) return failure('api.notFound')
  const english = call.lang === 'en'
  const { storeName, storeNameEn, companyName, creditCode, storeType, yearsOpen } = store
  const city = placeName(store.cityName, call.lang, store.cityNameEn)
  const district = placeName(store.districtName, call.lang, store.districtNameEn)
  return {
    storeId,
    storeName,
    storeNameEn,
    companyName,
    creditCode,
    storeType,
    yearsOpen,
    place: english ? `${district}, ${city}` : `${city}${district}`,
    ...editableOf(store),
    version: store.infoVersion,
    warehouses: warehouses.map((one) => ({
      warehouseId: one.warehouseId,
      warehouseName: english ? one.nameEn : one.nameZh,
      city: placeName(one.cityName, call.lang, one.cityNameEn),
    })),
  }
}

/** Refusals: `store.phoneInvalid`, `store.introductionEmpty`, `site.settingImage`, each at its field; `store.changed`. */
async function refusalOf(call: Call, info: StoreInformation): Promise<Failure | null> {
  if (contactPhoneProblem(info.phone)) return failure('store.phoneInvalid', {}, { field: 'phone' })
  if (info.descriptionZh === '') return failure('store.introductionEmpty', {}, { field: 'descriptionZh' })
  if (info.logo !== '' && !(await isPublicPicture(call.app.read, info.logo))) return failure('site.settingImage', {}, { field: 'logo' })
  return null
}

async function change(call: Call, { version, ...info }: StoreInformation & { readonly version: number }) {
  const membership = ownStoreMembership(call)
  if (isFailure(membership)) return membership
  const { storeId } = membership
  const refusal = await refusalOf(call, info)
  if (refusal) return refusal
  return call.app.inTransaction(async (tx) => {
    const [before] = await storesByIds(tx, [storeId])
    if (!before) return failure('api.notFound')
    if (!(await updateInformation(tx, storeId, version, info))) return failure('store.changed')
    await audit(tx, {
      ...actorContext(call, 'store'),
      action: 'store.information',
      entity: 'store',
      entityId: storeId,
      diff: changesBetween(editableOf(before), info),
    })
    await emit(tx, { event: 'store.changed', payload: { storeId } })
    return { version: version + 1 }
  })
}

/** What a store says of itself: its phone, logo and introduction. */
export function informationHandlers(): Handler[] {
  return [handle(storeInformation, (_input, call) => show(call)), handle(storeInformationSave, (input, call) => change(call, input))]
}
