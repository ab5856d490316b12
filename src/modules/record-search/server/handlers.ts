import { storeIdsWith, type PlatformCapability, type StoreCapability } from '../../../api/caller.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { adminRecordSearch, memberRecordSearch, sellerRecordSearch, type FoundRecords, type RecordKind } from '../endpoints.ts'
import { recordsOf, type RecordScope } from './record-repository.ts'

type Search = { readonly kind: RecordKind; readonly scope: RecordScope }

const memberKinds: readonly RecordKind[] = ['order', 'inquiry', 'enquiry', 'contract', 'invoice', 'case']
// Each kind by the right that its page asks for.
const storeKinds: readonly (readonly [RecordKind, StoreCapability])[] = [
  ['order', 'store.orders'],
  ['goods', 'store.goods'],
  ['customer', 'store.orders'],
  ['inquiry', 'store.quote'],
  ['enquiry', 'store.quote'],
  ['contract', 'store.orders'],
  ['invoice', 'store.orders'],
  ['case', 'store.orders'],
]
const platformKinds: readonly (readonly [RecordKind, PlatformCapability])[] = [
  ['order', 'platform.orders'],
  ['goods', 'platform.goods'],
  ['member', 'platform.members'],
  ['store', 'platform.stores'],
  ['contract', 'platform.orders'],
  ['case', 'platform.orders'],
]

async function search(call: Call, keyword: string, searches: readonly Search[]): Promise<FoundRecords> {
  const groups = await Promise.all(
    searches.map(async ({ kind, scope }) => ({
      kind,
      list: (await recordsOf(call.app.read, kind, keyword, scope)).map((row) => ({
        key: row.key,
        title: (call.lang === 'en' && row.en) || row.zh,
        note: row.note,
      })),
    })),
  )
  return { groups: groups.filter((group) => group.list.length > 0) }
}

/** Search over records, for each side those that its pages would show this person. */
export const recordSearchHandlers: readonly Handler[] = [
  handle(memberRecordSearch, ({ keyword }, call) => {
    const { memberId, memberType, enterpriseId } = memberOf(call)
    const scope: RecordScope = { side: 'member', memberId, enterpriseId: memberType === 3 ? enterpriseId : null }
    return search(
      call,
      keyword,
      memberKinds.map((kind) => ({ kind, scope })),
    )
  }),
  handle(sellerRecordSearch, ({ keyword }, call) =>
    search(
      call,
      keyword,
      storeKinds.flatMap(([kind, right]) => {
        const stores = storeIdsWith(call.caller, right)
        return stores.length === 0 ? [] : [{ kind, scope: { side: 'store' as const, stores } }]
      }),
    ),
  ),
  handle(adminRecordSearch, ({ keyword }, call) =>
    search(
      call,
      keyword,
      platformKinds.flatMap(([kind, right]) =>
        call.caller.platform.includes(right) ? [{ kind, scope: { side: 'platform' as const } }] : [],
      ),
    ),
  ),
]
