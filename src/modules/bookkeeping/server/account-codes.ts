import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { ChartOfAccounts } from '../endpoints-ledger.ts'
import { bookkeepingMessages } from '../messages.ts'
import { accountPurposes } from '../rules/account-purposes-data.ts'
import { accountCodes, saveAccountCode, type AccountCode, type ChartOwner } from './account-code-repository.ts'
import type { StatementScope } from './statement-scope.ts'

type Key = keyof (typeof bookkeepingMessages)['zh'] & string
const isKey = (key: string): key is Key => Object.hasOwn(bookkeepingMessages.zh, key)

/** Whose books: those of a buyer, of stores, or the platform's own. */
export type ChartScope = StatementScope | { readonly side: 'platform' }

/** Whose books a scope's are: of several stores those of the first. */
function ownerOf(scope: ChartScope): ChartOwner {
  if (scope.side === 'platform') return { kind: 'platform', id: 0 }
  if (scope.side === 'store') return { kind: 'store', id: scope.storeIds[0] ?? 0 }
  return scope.enterpriseId === null ? { kind: 'member', id: scope.memberId } : { kind: 'company', id: scope.enterpriseId }
}

const standardOf = (side: ChartScope['side']): readonly AccountCode[] =>
  Object.entries(accountPurposes[side]).map(([purpose, [code, name]]) => ({ purpose, code, name }))

/** The account of every purpose of a side: the owner's own, or the one of the standard chart. */
export async function chartOf(db: Queryable, scope: ChartScope): Promise<readonly (AccountCode & { readonly isStandard: boolean })[]> {
  const own = new Map((await accountCodes(db, ownerOf(scope))).map((one) => [one.purpose, one]))
  return standardOf(scope.side).map((standard) => {
    const mine = own.get(standard.purpose)
    return { ...(mine ?? standard), isStandard: mine === undefined || (mine.code === standard.code && mine.name === standard.name) }
  })
}

export const platformChart = (db: Queryable) => chartOf(db, { side: 'platform' })

/** Why somebody may not change a chart; null when they may. */
function changeRefusal(call: Call, scope: ChartScope): Failure | null {
  if (scope.side === 'platform') return null
  if (scope.side === 'store') return scope.storeIds.length === 1 ? null : failure('bookkeeping.chooseStore')
  return scope.enterpriseId !== null && memberOf(call).memberType !== 3 ? failure('bookkeeping.mainOnly') : null
}

async function accountsView(call: Call, db: Queryable, scope: ChartScope): Promise<ChartOfAccounts> {
  const say = translate(call.lang, bookkeepingMessages)
  const word = (purpose: string) => {
    const key = `purpose_${purpose}`
    return isKey(key) ? say(key) : purpose
  }
  const list = (await chartOf(db, scope)).map((one) => ({ ...one, purposeText: word(one.purpose) }))
  return { list, mayChange: changeRefusal(call, scope) === null }
}

export const showAccounts = (call: Call, scope: ChartScope): Promise<ChartOfAccounts> => accountsView(call, call.app.read, scope)

/** Sets the account of one purpose. Refusals: `bookkeeping.chooseStore`, `bookkeeping.mainOnly`, `bookkeeping.purposeGone`. */
export function saveAccount(call: Call, scope: ChartScope, of: AccountCode): Promise<ChartOfAccounts | Failure> {
  return call.idempotent(async (tx) => {
    const refused = changeRefusal(call, scope)
    if (refused) return refused
    const before = (await chartOf(tx, scope)).find((one) => one.purpose === of.purpose)
    if (!before) return failure('bookkeeping.purposeGone', {}, { field: 'purpose' })
    const act = actorContext(call, scope.side === 'buyer' ? 'member' : scope.side)
    await saveAccountCode(tx, ownerOf(scope), of, act.now)
    const { kind, id } = ownerOf(scope)
    const { actor, channel, requestId } = act
    await audit(tx, {
      actor,
      channel,
      requestId,
      action: 'bookkeeping.setAccount',
      entity: 'bookkeepingAccount',
      entityId: `${kind}-${id}-${of.purpose}`,
      diff: { code: [before.code, of.code], name: [before.name, of.name] },
    })
    return accountsView(call, tx, scope)
  })
}
