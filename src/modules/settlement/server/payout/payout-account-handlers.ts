import { actorContext } from '../../../../api/actor-context.ts'
import { storeIdsWith } from '../../../../api/caller.ts'
import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { membershipsOf, type PersonalVault } from '../../../member/server/public.ts'
import { ownStoreMembership } from '../../../store/server/public.ts'
import {
  adminPayoutAccountNumber,
  adminPayoutAccountReview,
  adminPayoutAccounts,
  sellerPayoutAccounts,
  sellerPayoutAccountStep,
  sellerPayoutAccountSubmit,
} from '../../endpoints-payout.ts'
import { openAccountNumber, stepPayoutAccount, submitPayoutAccount } from './payout-account-commands.ts'
import {
  listPayoutAccounts,
  payoutAccountById,
  payoutAccountIn,
  payoutAccountsOf,
  type PayoutAccount,
} from './payout-account-repository.ts'
import { payoutAccountView, type AccountViewer } from './payout-account-view.ts'

/** Bank accounts of stores for their bills. */
export function payoutAccountHandlers(vault: PersonalVault | null): Handler[] {
  return [...ofStores(vault), ...ofPlatform(vault)]
}

/** Whether the caller owns a store: has its founder's seat. */
async function ownsStore(db: Queryable, call: Call, storeId: number): Promise<boolean> {
  const { memberId } = memberOf(call)
  const seats = await membershipsOf(db, storeId)
  return seats.some((seat) => seat.memberId === memberId && seat.roleId === null && seat.suspendedAt === null)
}

const shown = (done: PayoutAccount | Failure, viewer: AccountViewer, call: Call) =>
  isFailure(done) ? done : payoutAccountView(done, viewer, call.lang)
const needed = (vault: PersonalVault | null): PersonalVault => {
  if (!vault) throw new Error('payout accounts need a vault')
  return vault
}

function ofStores(vault: PersonalVault | null): Handler[] {
  return [
    handle(sellerPayoutAccounts, async (page, call) => {
      const { read } = call.app
      const stores = storeIdsWith(call.caller, 'store.finance')
      const [{ list, total }, current, open] = await Promise.all([
        payoutAccountsOf(read, stores, page),
        payoutAccountIn(read, stores, ['CURRENT']),
        payoutAccountIn(read, stores, ['PENDING_OWNER', 'PENDING_REVIEW']),
      ])
      const [storeId] = stores
      const isOwner = storeId !== undefined && (await ownsStore(read, call, storeId))
      const view = (account: PayoutAccount) => payoutAccountView(account, isOwner ? 'owner' : 'staff', call.lang)
      return { current: current && view(current), open: open && view(open), list: list.map(view), total, isOwner: isOwner ? 1 : 0 }
    }),
    handle(sellerPayoutAccountSubmit, async (input, call) => {
      const seat = ownStoreMembership(call, 'store.finance')
      if (isFailure(seat)) return seat
      const { storeId } = seat
      return call.idempotent(async (tx) => {
        const done = await submitPayoutAccount(tx, input, { storeId, act: actorContext(call, 'store'), vault: needed(vault) })
        return shown(done, (await ownsStore(tx, call, storeId)) ? 'owner' : 'staff', call)
      })
    }),
    handle(sellerPayoutAccountStep, ({ payoutAccountId, event, expectedVersion }, call) =>
      call.idempotent(async (tx) => {
        const storeIds = storeIdsWith(call.caller, 'store.finance')
        const account = await payoutAccountById(tx, payoutAccountId, storeIds)
        if (!account) return failure('settlement.accountGone')
        const isOwner = await ownsStore(tx, call, account.storeId)
        const mover = { who: 'store', storeIds, isOwner, act: actorContext(call, 'store') } as const
        const done = await stepPayoutAccount(tx, { accountId: payoutAccountId, event, expectedVersion }, mover)
        return shown(done, isOwner ? 'owner' : 'staff', call)
      }),
    ),
  ]
}

function ofPlatform(vault: PersonalVault | null): Handler[] {
  return [
    handle(adminPayoutAccounts, async (input, call) => {
      const { list, total } = await listPayoutAccounts(call.app.read, input)
      return { list: list.map((account) => payoutAccountView(account, 'platform', call.lang)), total }
    }),
    handle(adminPayoutAccountReview, ({ payoutAccountId, ...step }, call) =>
      call.idempotent(async (tx) => {
        const mover = { who: 'platform', storeIds: null, isOwner: false, act: actorContext(call, 'platform') } as const
        return shown(await stepPayoutAccount(tx, { accountId: payoutAccountId, ...step }, mover), 'platform', call)
      }),
    ),
    handle(adminPayoutAccountNumber, ({ payoutAccountId }, call) =>
      call.app.inTransaction(async (tx) => {
        const number = await openAccountNumber(tx, payoutAccountId, { act: actorContext(call, 'platform'), vault: needed(vault) })
        return isFailure(number) ? number : { payoutAccountId, accountNumber: number }
      }),
    ),
  ]
}
