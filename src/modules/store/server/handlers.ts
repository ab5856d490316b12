import { placeName } from '../../site/server/public.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { dayOf } from '../../../shared/clock.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { storeIndex, storeInfo, storeList, storesOf } from '../contract.ts'
import { speak, type Language } from '../../../shared/words.ts'
import { storeWords } from '../words.ts'
import { keepersOf } from '../../member/server/public.ts'
import { certificateDesk } from './certificate-desk.ts'
import { certificateHandlers } from './certificate-handlers.ts'
import { closureHandlers } from './closure-handlers.ts'
import { closureOf } from './closure-store.ts'
import { hoursOf } from './hours-store.ts'
import { shownClosure, standingHandlers } from './standing-handlers.ts'
import { storeDesk } from './desk-handlers.ts'
import { postHandlers } from './post-handlers.ts'
import { storePageHandlers } from './page-handlers.ts'
import { certificatesOf } from './post-store.ts'
import { applyHandlers } from './apply-handlers.ts'
import { presentStore } from './present-store.ts'
import { listStores, openStore, storesByIds, warehousesOf } from './store-store.ts'

/** An absent store does not exist; a suspended one says so (decision 066): state 257, with what its page needs. */
async function absence({ house, lang }: Call, storeId: number): Promise<Failure> {
  const [store] = await storesByIds(house.visitorRead, [storeId])
  if (store?.state !== 'paused') return failure('api.notFound')
  const facts = { store: lang === 'en' ? store.storeNameEn : store.storeName }
  return failure('store.suspended', facts, { state: 257, data: { ...facts, categoryIds: store.mainCategoryIds.map(Number) } })
}

/** The licence of a store and the certificates that it shows. */
function qualificationsOf(creditCode: string, certificates: Awaited<ReturnType<typeof certificatesOf>>, today: string, lang: Language) {
  return [
    {
      name: speak(lang, storeWords)('licence'),
      number: creditCode,
      issuer: '',
      validUntil: '',
      isChecked: 1 as const,
      isExpired: 0 as const,
      checkedOn: '',
    },
    ...certificates.map((one) => ({
      name: one[lang],
      number: one.number,
      issuer: lang === 'en' && one.issuerEn !== '' ? one.issuerEn : one.issuer,
      validUntil: one.validUntil,
      isChecked: one.checkedOn === '' ? (0 as const) : (1 as const),
      isExpired: one.validUntil !== '' && one.validUntil < today ? (1 as const) : (0 as const),
      checkedOn: one.checkedOn,
    })),
  ]
}

/** The supplier directory and the head of a store. */
export function storeHandlers(): Handler[] {
  return [
    ...postHandlers(),
    ...applyHandlers(),
    ...storeDesk(),
    ...certificateHandlers(),
    ...certificateDesk(),
    ...closureHandlers(),
    ...standingHandlers(),
    ...storePageHandlers(),
    handle(storeList, async (input, call) => {
      const { current, pageSize } = input
      const { stores, total } = await listStores(call.house.visitorRead, { ...input, limit: pageSize, offset: (current - 1) * pageSize })
      return {
        list: stores.map((store) => presentStore(store, call.lang)),
        pagination: { current, pageSize, total, pageCount: Math.ceil(total / pageSize) },
      }
    }),
    handle(storesOf, async ({ storeIds }, call) => {
      const found = (await storesByIds(call.house.visitorRead, storeIds)).filter((store) => store.state === 'open')
      return storeIds.flatMap((id) => found.filter((store) => Number(store.storeId) === id)).map((store) => presentStore(store, call.lang))
    }),
    handle(storeIndex, async (input, call) => {
      const store = await openStore(call.house.visitorRead, input.vid)
      return store ? presentStore(store, call.lang) : absence(call, input.vid)
    }),
    handle(storeInfo, async (input, call) => {
      const store = await openStore(call.house.visitorRead, input.vid)
      if (!store) return absence(call, input.vid)
      const warehouses = await warehousesOf(call.house.visitorRead, [store.storeId])
      const certificates = await certificatesOf(call.house.visitorRead, store.storeId)
      const today = dayOf(call.house.clock.now())
      const closed = await closureOf(call.house.visitorRead, store.storeId, today)
      return {
        store: presentStore(store, call.lang),
        registeredName: store.companyName,
        creditCode: store.creditCode,
        regionCode: store.regionCode,
        qualifications: qualificationsOf(store.creditCode, certificates, today, call.lang),
        followNum: await keepersOf(call.house.read, { kind: 'store', id: input.vid }),
        warehouses: warehouses.map((one) => ({
          warehouseId: one.warehouseId,
          warehouseName: call.lang === 'en' ? one.nameEn : one.nameZh,
          regionCode: one.regionCode,
          cityName: placeName(one.cityName, call.lang, one.cityNameEn),
        })),
        fictional: store.fictional ? (1 as const) : (0 as const),
        closure: closed ? shownClosure(closed, call.lang) : null,
        week: [...((await hoursOf(call.house.visitorRead, store.storeId))?.spans ?? [])],
      }
    }),
  ]
}
