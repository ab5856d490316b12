import { actorContext } from '../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { withStoreNamesIn, storeCapabilities, type Caller } from '../../../api/caller.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { maskPhone } from '../../identity/rules/mask-contact.ts'
import { addSupportAccess, openSupportAccess, type SupportAccess } from '../../identity/server/public.ts'
import {
  directoryRow,
  directoryPage as memberDirectory,
  type DirectoryRow,
  memberTypeName,
  storeStaffOf,
  callerOfMember,
} from '../../member/server/public.ts'
import { adminOrderList } from '../../order/endpoints-orders.ts'
import { adminStoreList } from '../../store/endpoints-applications.ts'
import { storesByIds } from '../../store/server/public.ts'
import { supportFind, supportAccessView, supportOpen } from '../endpoints.ts'
import { memberSections } from './member-sections.ts'
import type { AskAs } from './ports.ts'
import { storeSections } from './store-sections.ts'

const shortestReason = 4
/** How long one opening, and the reason given for it, serves. */
const openFor = 30 * 60_000
const found = 10
const mostOwners = 3

/** Whom a keyword may mean: an order number leads to its buyer and its store. */
async function find(call: Call, ask: AskAs, keyword: string) {
  const desk: Caller = { ...call.caller, platform: ['platform.orders', 'platform.stores'] }
  const orders = /^[0-9]{14}$/.test(keyword) ? ((await ask(call, desk, adminOrderList, { keyword, pageSize: 1 })).data?.list ?? []) : []
  const [order] = orders
  const stores = (await ask(call, desk, adminStoreList, { keyword: order?.storeName ?? keyword, pageSize: found })).data?.list ?? []
  const { list: named } = await memberDirectory(call.app.read, {
    keyword: order?.buyerName ?? keyword,
    memberType: null,
    accountState: null,
    current: 1,
    pageSize: found,
  })
  const rows = [...named, ...(await ownersOf(call, stores.slice(0, mostOwners), named))]
  return {
    members: rows.map((row) => ({
      memberId: row.memberId,
      memberName: row.memberName,
      mobile: row.phone ? maskPhone(row.phone) : '',
      company: row.enterpriseName ?? row.companyName ?? '',
      typeName: memberTypeName(row.memberType, call.lang),
    })),
    stores: stores.map(({ storeId, storeName, companyName }) => ({ storeId, storeName, companyName })),
  }
}

/** Who leads the stores that were found, without those who were found themselves: the question is often about the person. */
async function ownersOf(call: Call, stores: readonly { storeId: number }[], named: readonly DirectoryRow[]): Promise<DirectoryRow[]> {
  const { read } = call.app
  const leads = await Promise.all(stores.map(async ({ storeId }) => (await storeStaffOf(read, storeId, 'store.staff'))[0]))
  const ids = [...new Set(leads)].filter((id) => id !== undefined && !named.some((row) => row.memberId === id))
  const rows = await Promise.all(ids.map((id) => directoryRow(read, id ?? 0)))
  return rows.filter((row) => row !== null)
}

type CommandInput = { readonly memberId?: number | undefined; readonly storeId?: number | undefined; readonly reason: string }

/** Opens a view. Refusals: `support.reasonShort`, `support.nobody`. */
async function open(call: Call, wish: CommandInput): Promise<{ lookId: number } | Failure> {
  if (Array.from(wish.reason).length < shortestReason) return failure('support.reasonShort', { least: shortestReason }, { field: 'reason' })
  const { read, clock, inTransaction: inUnit } = call.app
  const [store] = wish.storeId === undefined ? [] : await storesByIds(read, [wish.storeId])
  return inUnit<{ lookId: number } | Failure>(async (tx) => {
    const accountId = store
      ? (await storeStaffOf(tx, store.storeId, 'store.staff'))[0]
      : wish.storeId === undefined
        ? wish.memberId
        : undefined
    if (accountId === undefined || !(await callerOfMember(tx, accountId))) return failure('support.nobody')
    const at = call.app.clock.now()
    const look = await addSupportAccess(tx, {
      accountId,
      storeId: store?.storeId ?? null,
      storeName: store?.storeName ?? '',
      staffId: memberOf(call).memberId,
      reason: wish.reason,
      at,
      openUntil: new Date(clock.now().getTime() + openFor),
    })
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'support.look',
      without: 'note',
      entity: store ? 'store' : 'member',
      entityId: store?.storeId ?? accountId,
      reason: wish.reason,
    })
    return { lookId: look.lookId }
  })
}

/** The store's owner at work for that store alone. */
const atStore = (caller: Caller, look: SupportAccess): Caller => ({
  ...caller,
  stores: [{ storeId: look.storeId ?? 0, storeName: look.storeName, capabilities: storeCapabilities }],
})

async function show(call: Call, ask: AskAs, lookId: number) {
  const look = await openSupportAccess(call.app.read, lookId, memberOf(call).memberId, call.app.clock.now())
  const asMember = look && (await callerOfMember(call.app.read, look.accountId))
  const visitor = asMember && withStoreNamesIn(call.lang, asMember)
  if (!look || !visitor) return failure('support.lookOver')
  return {
    memberName: visitor.member?.memberName ?? '',
    storeName: look.storeName,
    reason: look.reason,
    openTime: look.at.toISOString(),
    openUntil: look.openUntil.toISOString(),
    sections: await (look.storeId === null ? memberSections(call, ask, visitor) : storeSections(call, ask, atStore(visitor, look))),
  }
}

/** Support's view of what a member or a store sees. */
export function supportHandlers(ask: AskAs): Handler[] {
  return [
    handle(supportFind, ({ keyword }, call) => find(call, ask, keyword)),
    handle(supportOpen, (input, call) => open(call, input)),
    handle(supportAccessView, ({ lookId }, call) => show(call, ask, lookId)),
  ]
}
