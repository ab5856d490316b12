import { offsetOf } from '../../../kernel/database/paging.ts'
import { placeName } from '../../site/server/public.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { storeIndex, storeInfo, storeList, storesOf } from '../endpoints.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { storeMessages } from '../messages.ts'
import { countFollowers } from '../../saved/server/public.ts'
import { certificateAdminHandlers } from './certificates/certificate-admin-handlers.ts'
import { informationHandlers } from './information/information-handlers.ts'
import { certificateHandlers } from './certificates/certificate-handlers.ts'
import { closureHandlers } from './status/closure-handlers.ts'
import { closureOf } from './status/closure-repository.ts'
import { hoursOf } from './status/opening-hours-repository.ts'
import { closureView, storeStatusHandlers } from './status/store-status-handlers.ts'
import { sellerPostHandlers } from './posts/seller-post-handlers.ts'
import { postHandlers } from './posts/post-handlers.ts'
import { storeDetailHandlers } from './detail/store-detail-handlers.ts'
import { storePageHandlers } from './decor/store-page-handlers.ts'
import { certificatesOf } from './posts/post-repository.ts'
import { applicationHandlers } from './applications/application-handlers.ts'
import { storeView } from './store-view.ts'
import { listStores, openStore, storesByIds, warehousesOf } from './store-repository.ts'

/** An absent store does not exist; a suspended one says so (decision 066): state 257, with what its page needs. */
async function absence({ app: house, lang }: Call, storeId: number): Promise<Failure> {
  const [store] = await storesByIds(house.visitorRead, [storeId])
  if (store?.state !== 'paused') return failure('api.notFound')
  const facts = { store: lang === 'en' ? store.storeNameEn : store.storeName }
  return failure('store.suspended', facts, { state: 257, data: { ...facts, categoryIds: store.mainCategoryIds.map(Number) } })
}

/** The licence of a store and the certificates that it shows. */
function qualificationsOf(creditCode: string, certificates: Awaited<ReturnType<typeof certificatesOf>>, today: string, lang: Language) {
  return [
    {
      name: translate(lang, storeMessages)('licence'),
      number: creditCode,
      issuer: '',
      validUntil: '',
      isChecked: 1 as const,
      isExpired: 0 as const,
      checkedOn: '',
    },
    ...certificates.map((certificate) => ({
      name: certificate[lang],
      number: certificate.number,
      issuer: lang === 'en' && certificate.issuerEn !== '' ? certificate.issuerEn : certificate.issuer,
      validUntil: certificate.validUntil,
      isChecked: certificate.checkedOn === '' ? (0 as const) : (1 as const),
      isExpired: certificate.validUntil !== '' && certificate.validUntil < today ? (1 as const) : (0 as const),
      checkedOn: certificate.checkedOn,
    })),
  ]
}

/** The supplier directory and the head of a store. */
export function storeHandlers(): Handler[] {
  return [
    ...postHandlers(),
    ...applicationHandlers(),
    ...sellerPostHandlers(),
    ...certificateHandlers(),
    ...certificateAdminHandlers(),
    ...closureHandlers(),
    ...informationHandlers(),
    ...storeStatusHandlers(),
    ...storePageHandlers(),
    ...storeDetailHandlers,
    handle(storeList, async (input, call) => {
      const { current, pageSize } = input
      const { stores, total } = await listStores(call.app.visitorRead, {
        ...input,
        limit: pageSize,
        offset: offsetOf({ current, pageSize }),
      })
      return {
        list: stores.map((store) => storeView(store, call.lang)),
        pagination: { current, pageSize, total, pageCount: Math.ceil(total / pageSize) },
      }
    }),
    handle(storesOf, async ({ storeIds }, call) => {
      const found = (await storesByIds(call.app.visitorRead, storeIds)).filter((store) => store.state === 'open')
      return storeIds.flatMap((id) => found.filter((store) => Number(store.storeId) === id)).map((store) => storeView(store, call.lang))
    }),
    handle(storeIndex, async (input, call) => {
      const store = await openStore(call.app.visitorRead, input.vid)
      return store ? storeView(store, call.lang) : absence(call, input.vid)
    }),
    handle(storeInfo, async (input, call) => {
      const store = await openStore(call.app.visitorRead, input.vid)
      if (!store) return absence(call, input.vid)
      const warehouses = await warehousesOf(call.app.visitorRead, [store.storeId])
      const certificates = await certificatesOf(call.app.visitorRead, store.storeId)
      const today = dayOf(call.app.clock.now())
      const closed = await closureOf(call.app.visitorRead, store.storeId, today)
      return {
        store: storeView(store, call.lang),
        registeredName: store.companyName,
        creditCode: store.creditCode,
        regionCode: store.regionCode,
        qualifications: qualificationsOf(store.creditCode, certificates, today, call.lang),
        followNum: await countFollowers(call.app.read, { kind: 'store', id: input.vid }),
        warehouses: warehouses.map((warehouse) => ({
          warehouseId: warehouse.warehouseId,
          warehouseName: call.lang === 'en' ? warehouse.nameEn : warehouse.nameZh,
          regionCode: warehouse.regionCode,
          cityName: placeName(warehouse.cityName, call.lang, warehouse.cityNameEn),
        })),
        fictional: store.fictional ? (1 as const) : (0 as const),
        closure: closed ? closureView(closed, call.lang) : null,
        week: [...((await hoursOf(call.app.visitorRead, store.storeId))?.spans ?? [])],
      }
    }),
  ]
}
