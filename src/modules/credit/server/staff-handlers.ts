import { handle, type Call, type Handler } from '../../../api/handler.ts'
import type { SheetWriter } from '../../../api/sheet-file.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { storeIdsWith } from '../../../api/caller.ts'
import { offsetOf, type PageNumber } from '../../../kernel/database/paging.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { fenOfNumber } from '../../../kernel/money/money.ts'
import { dayOf, parseDay } from '../../../kernel/time/clock.ts'
import { adminCreditCalls, sellerCreditCalls, type LenderCalls } from '../endpoints-staff.ts'
import type { DueBasis } from '../rules/credit-terms.ts'
import type { StatementState } from '../rules/statement-machine.ts'
import { fenAbove } from './amount-input.ts'
import { accountView, applicationView, repaymentView, statementView, type Viewer } from './credit-views.ts'
import { listAccounts, type CreditAccount } from './ledger/account-repository.ts'
import { openLines } from './ledger/line-repository.ts'
import { actOnAccount, changeAccount } from './lending/account-commands.ts'
import { moveApplication } from './lending/application-commands.ts'
import { listApplications, type Offer } from './lending/application-repository.ts'
import { exportStatement, showStatement } from './show-statement.ts'
import { answerDispute, lockMyStatement } from './statements/dispute-statement.ts'
import { listRepayments } from './statements/repayment-repository.ts'
import { reviewRepayment } from './statements/repay.ts'
import { listStatements } from './statements/statement-repository.ts'

type Side = {
  readonly kind: 'store' | 'platform'
  readonly storeIdsOf: (call: Call) => number[]
  readonly mayBypass: (call: Call) => boolean
}
const seller: Side = { kind: 'store', storeIdsOf: (call) => storeIdsWith(call.caller, 'store.finance'), mayBypass: () => true }
const platform: Side = { kind: 'platform', storeIdsOf: () => [0], mayBypass: (call) => call.caller.platform.includes('platform.finance') }

const pageOf = (page: PageNumber) => ({ limit: page.pageSize, offset: offsetOf(page) })
const viewerOf = (call: Call, side: Side): Viewer => ({ lang: call.lang, who: 'lender', mayBypass: side.mayBypass(call) })
const tabs: Readonly<Record<'all' | 'disputed' | 'due' | 'overdue' | 'settled', readonly StatementState[] | null>> = {
  all: null,
  disputed: ['DISPUTED'],
  due: ['CONFIRMED', 'PART_PAID', 'REPAY_REVIEW', 'OVERDUE'],
  overdue: ['OVERDUE'],
  settled: ['SETTLED', 'WRITTEN_OFF'],
}

/** The calls of lenders: stores with their finance, and the platform with its own. */
export function creditStaffHandlers(write: SheetWriter): Handler[] {
  return [...lenderHandlers(sellerCreditCalls, seller, write), ...lenderHandlers(adminCreditCalls, platform, write)]
}

function lenderHandlers(calls: LenderCalls, side: Side, write: SheetWriter): Handler[] {
  return [...lending(calls, side), ...statements(calls, side, write), ...repayments(calls, side)]
}

type TermsInput = {
  readonly limit?: number | undefined
  readonly termDays: number
  readonly dueBasis: DueBasis
  readonly monthEnd: boolean
  readonly withInterest: boolean
  readonly expiresOn?: string | undefined
}

/** Terms as they were typed. Refusals: `credit.offerNeeded`, `credit.amountWrong`, `credit.expiryPast`. */
function offerOf({ limit, expiresOn, termDays, dueBasis, monthEnd, withInterest }: TermsInput, now: Date): Offer | Failure {
  if (limit === undefined) return failure('credit.offerNeeded', {}, { field: 'limit' })
  const fen = fenAbove(limit, 'limit')
  if (isFailure(fen)) return fen
  const day = parseDay(expiresOn ?? '')
  if (day === undefined || day <= dayOf(now)) return failure('credit.expiryPast', {}, { field: 'expiresOn' })
  return { limitFen: String(fen), termDays, dueBasis, monthEnd, withInterest, expiresOn: day }
}

async function viewOf(call: Call, side: Side, of: CreditAccount) {
  const now = call.app.clock.now()
  const late = (await openLines(call.app.read, of.accountId)).filter((line) => line.dueOn < dayOf(now))
  const sum = late.reduce((total, line) => total + line.leftFen, 0n)
  return accountView(of, sum, viewerOf(call, side), now)
}

function lending(calls: LenderCalls, side: Side): Handler[] {
  return [
    handle(calls.applicationList, async ({ state, ...page }, call) => {
      const search = { enterpriseId: null, storeIds: side.storeIdsOf(call), state: state ?? null, ...pageOf(page) }
      const { list, total } = await listApplications(call.app.read, search)
      return { list: list.map((of) => applicationView(of, viewerOf(call, side))), total }
    }),
    handle(calls.applicationReview, (input, call) => {
      const offer = input.event === 'approve' ? offerOf(input, call.app.clock.now()) : null
      if (offer && isFailure(offer)) return Promise.resolve(offer)
      const by = { who: 'lender', scope: { storeIds: side.storeIdsOf(call) }, act: actorContext(call, side.kind) } as const
      const { creditApplicationId: applicationId, event, expectedVersion, text } = input
      return call.idempotent(async (tx) => {
        const moved = await moveApplication(tx, { applicationId, event, expectedVersion, text, offer }, by)
        return isFailure(moved) ? moved : applicationView(moved, viewerOf(call, side))
      })
    }),
    handle(calls.accountList, async ({ state, keyword, ...page }, call) => {
      const search = { storeIds: side.storeIdsOf(call), keyword, state: state ?? null, ...pageOf(page) }
      const { list, total } = await listAccounts(call.app.read, search)
      return { list: await Promise.all(list.map((of) => viewOf(call, side, of))), total }
    }),
    handle(calls.accountChange, (input, call) => {
      const terms = offerOf(input, call.app.clock.now())
      if (isFailure(terms)) return Promise.resolve(terms)
      const { accountId, expectedVersion, reason } = input
      const wish = { accountId, expectedVersion, reason, limitFen: BigInt(terms.limitFen), terms }
      return call.idempotent(async (tx) => {
        const changed = await changeAccount(tx, wish, { storeIds: side.storeIdsOf(call) }, actorContext(call, side.kind))
        return isFailure(changed) ? changed : viewOf(call, side, changed)
      })
    }),
    handle(calls.accountAct, (input, call) => {
      const isBypass = input.act === 'bypass' || input.act === 'endBypass'
      if (isBypass && !side.mayBypass(call)) return Promise.resolve(failure('credit.bypassRight'))
      return call.idempotent(async (tx) => {
        const done = await actOnAccount(tx, input, { storeIds: side.storeIdsOf(call) }, actorContext(call, side.kind))
        return isFailure(done) ? done : viewOf(call, side, done)
      })
    }),
  ]
}

function statements(calls: LenderCalls, side: Side, write: SheetWriter): Handler[] {
  return [
    handle(calls.statementList, async ({ tab, keyword, ...page }, call) => {
      const search = { enterpriseId: null, storeIds: side.storeIdsOf(call), states: tabs[tab], keyword, ...pageOf(page) }
      const { list, total } = await listStatements(call.app.read, search)
      return { list: list.map((of) => statementView(of, viewerOf(call, side))), total }
    }),
    handle(calls.statementInfo, ({ statementSn }, call) =>
      showStatement(call, statementSn, { storeIds: side.storeIdsOf(call) }, viewerOf(call, side)),
    ),
    handle(calls.statementExport, (input, call) =>
      exportStatement(call, write, { ...input, scope: { storeIds: side.storeIdsOf(call) }, side: 'lender' }),
    ),
    handle(calls.statementAnswer, (input, call) => {
      const answers = input.answers.map(({ lineId, answer, off }) => ({ lineId, answer, offFen: fenOfNumber(off) ?? -1n }))
      if (answers.some((one) => one.offFen < 0n)) return Promise.resolve(failure('credit.amountWrong', {}, { field: 'answers' }))
      return call.idempotent(async (tx) => {
        const of = await lockMyStatement(tx, input, { storeIds: side.storeIdsOf(call) })
        if (isFailure(of)) return of
        const done = await answerDispute(tx, of, answers, actorContext(call, side.kind))
        return isFailure(done) ? done : statementView(done, viewerOf(call, side))
      })
    }),
  ]
}

function repayments(calls: LenderCalls, side: Side): Handler[] {
  return [
    handle(calls.repaymentList, async ({ state, ...page }, call) => {
      const search = {
        enterpriseId: null,
        storeIds: side.storeIdsOf(call),
        state: state ?? null,
        statementId: null,
        withUnpaid: false,
        ...pageOf(page),
      }
      const { list, total } = await listRepayments(call.app.read, search)
      return { list: list.map((of) => repaymentView(of, viewerOf(call, side))), total }
    }),
    handle(calls.repaymentReview, (input, call) =>
      call.idempotent(async (tx) => {
        const done = await reviewRepayment(tx, input, side.storeIdsOf(call), actorContext(call, side.kind))
        return isFailure(done) ? done : repaymentView(done, viewerOf(call, side))
      }),
    ),
  ]
}
