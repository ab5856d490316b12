import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import type { SheetWriter } from '../../../api/sheet-file.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { offsetOf, type PageNumber } from '../../../kernel/database/paging.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { sentenceOf } from './refusal-sentence.ts'
import { fenOfNumber, yuanNumber } from '../../../kernel/money/money.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { profileOf } from '../../member/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import {
  creditAnswerCall,
  creditApplyCall,
  creditCheckoutCall,
  creditOperationListCall,
  creditOverviewCall,
  creditStatementCall,
  creditStatementConfirmCall,
  creditStatementDisputeCall,
  creditStatementExportCall,
  creditStatementListCall,
  type CreditCheckout,
} from '../endpoints.ts'
import { creditMessages } from '../messages.ts'
import { payableStates, type StatementState } from '../rules/statement-machine.ts'
import { fenAbove } from './amount-input.ts'
import { deciding, decidingCompany, viewerOf, withCompany, type CreditCompany } from './credit-company.ts'
import { accountView, applicationView, statementView, lenderName } from './credit-views.ts'
import { exportStatement, showStatement } from './show-statement.ts'
import { accountById, accountsOfCompany } from './ledger/account-repository.ts'
import { openLines } from './ledger/line-repository.ts'
import { availableFen } from './ledger/usable-account.ts'
import { previewLines } from './ledger/hold-for-orders.ts'
import { listOperations } from './ledger/operation-repository.ts'
import { moveApplication, saveApplication } from './lending/application-commands.ts'
import { listApplications } from './lending/application-repository.ts'
import { confirmStatement } from './statements/confirm-statement.ts'
import { disputeStatement, lockMyStatement } from './statements/dispute-statement.ts'
import { listStatements } from './statements/statement-repository.ts'

const tabs: Readonly<Record<'all' | 'check' | 'due' | 'settled', readonly StatementState[] | null>> = {
  all: null,
  check: ['ISSUED', 'DISPUTED'],
  due: ['CONFIRMED', 'PART_PAID', 'REPAY_REVIEW', 'OVERDUE'],
  settled: ['SETTLED', 'WRITTEN_OFF'],
}
const pageOf = (page: PageNumber) => ({ limit: page.pageSize, offset: offsetOf(page) })

/** The calls of a company, but for its repayments. */
export function creditFrontHandlers(write: SheetWriter): Handler[] {
  return [...readers(write), ...applying(), ...checking()]
}

function readers(write: SheetWriter): Handler[] {
  return [
    handle(creditOverviewCall, (_input, call) => withCompany(call, (company) => overview(call, company))),
    handle(creditOperationListCall, ({ accountId, ...page }, call) =>
      withCompany(call, (company) => operations(call, company, accountId, page)),
    ),
    handle(creditStatementListCall, ({ tab, ...page }, call) =>
      withCompany(call, async (company) => {
        const search = { enterpriseId: company.enterpriseId, storeIds: null, states: tabs[tab], keyword: '', ...pageOf(page) }
        const { list, total } = await listStatements(call.app.read, search)
        return { list: list.map((of) => statementView(of, viewerOf(call, company))), total }
      }),
    ),
    handle(creditStatementCall, ({ statementSn }, call) =>
      withCompany(call, (company) => showStatement(call, statementSn, company, viewerOf(call, company))),
    ),
    handle(creditStatementExportCall, (input, call) =>
      withCompany(call, (company) => exportStatement(call, write, { ...input, scope: company, side: 'buyer' })),
    ),
    handle(creditCheckoutCall, ({ orders }, call) => checkout(call, orders)),
  ]
}

async function overview(call: Call, company: CreditCompany) {
  const { read, clock } = call.app
  const today = dayOf(clock.now())
  const viewer = viewerOf(call, company)
  const accounts = await accountsOfCompany(read, company.enterpriseId)
  const everything = { enterpriseId: company.enterpriseId, storeIds: null, limit: 50, offset: 0 }
  const [applications, toConfirm] = await Promise.all([
    listApplications(read, { ...everything, state: null }),
    listStatements(read, { ...everything, states: ['ISSUED'], keyword: '' }),
  ])
  const owed = await Promise.all(
    accounts.map(async ({ accountId }) => ({
      all: await openLines(read, accountId),
      due: await openLines(read, accountId, { states: payableStates }),
    })),
  )
  const sum = (lines: readonly { leftFen: bigint }[]) => lines.reduce((total, line) => total + line.leftFen, 0n)
  const late = owed.map(({ all }) => sum(all.filter((line) => line.dueOn < today)))
  const due = sum(owed.flatMap((one) => one.due))
  return {
    accounts: accounts.map((of, index) => accountView(of, late[index] ?? 0n, viewer, clock.now())),
    applications: applications.list.map((of) => applicationView(of, viewer)),
    due: yuanNumber(due),
    overdue: yuanNumber(late.reduce((total, one) => total + one, 0n)),
    toConfirm: toConfirm.total,
    can: company.isMain ? [...(['apply'] as const), ...(due > 0n ? (['repay'] as const) : [])] : [],
  }
}

async function operations(call: Call, company: CreditCompany, accountId: number, page: PageNumber) {
  const account = await accountById(call.app.read, accountId)
  if (account?.enterpriseId !== company.enterpriseId) return failure('credit.accountGone')
  const say = translate(call.lang, creditMessages)
  const { list, total } = await listOperations(call.app.read, accountId, pageOf(page))
  return {
    list: list.map((one) => ({
      place: Number(one.place),
      kind: one.kind,
      kindText: say(`operation_${one.kind}`),
      reference: one.reference,
      orderSn: one.orderSn,
      limitChange: yuanNumber(BigInt(one.limitChange)),
      heldChange: yuanNumber(BigInt(one.heldChange)),
      drawnChange: yuanNumber(BigInt(one.drawnChange)),
      drawnAfter: yuanNumber(BigInt(one.drawnAfter)),
      availableAfter: yuanNumber(
        availableFen({ limitFen: BigInt(one.limitAfter), heldFen: BigInt(one.heldAfter), drawnFen: BigInt(one.drawnAfter) }),
      ),
      time: one.at.toISOString(),
    })),
    total,
  }
}

async function checkout(call: Call, orders: readonly { storeId: number; amount: number }[]): Promise<CreditCheckout | Failure> {
  const none = { hasLine: false, canPay: false, refusal: '', lines: [] }
  const { enterpriseId } = memberOf(call)
  if (enterpriseId === null) return none
  const wishes = orders.map(({ storeId, amount }, index) => ({ orderSn: String(index), storeId, fen: fenOfNumber(amount) ?? 0n }))
  const found = await previewLines(call.app.read, enterpriseId, wishes, call.app.clock.now())
  if (!found) return none
  const { accounts, chosen } = found
  const used = (accountId: number) =>
    isFailure(chosen) ? 0n : chosen.filter((one) => one.account.accountId === accountId).reduce((sum, one) => sum + one.fen, 0n)
  return {
    hasLine: true,
    canPay: !isFailure(chosen),
    refusal: isFailure(chosen) ? sentenceOf(chosen, call.lang) : '',
    lines: accounts.map((of) => ({
      lenderName: lenderName(of, call.lang),
      available: yuanNumber(availableFen(of)),
      used: yuanNumber(used(of.accountId)),
      termDays: of.termDays,
    })),
  }
}

function applying(): Handler[] {
  return [
    handle(creditApplyCall, (input, call) =>
      deciding(call, async (tx, company) => {
        const wantedFen = fenAbove(input.limit, 'limit')
        if (isFailure(wantedFen)) return wantedFen
        const store = input.storeId === 0 ? null : (await storesByIds(tx, [input.storeId]))[0]
        if (input.storeId !== 0 && !store) return failure('credit.storeGone', {}, { field: 'storeId' })
        const profile = await profileOf(tx, company.memberId)
        const { enterpriseId, memberId } = company
        const { termDays: wantedDays, purpose, contactName, contactPhone } = input
        const names = {
          companyName: profile?.enterpriseName || profile?.companyName || company.memberName,
          storeName: store?.storeName ?? '',
        }
        const of = { enterpriseId, memberId, ...names, storeId: input.storeId, wantedFen, wantedDays, purpose, contactName, contactPhone }
        const act = actorContext(call)
        const saved = await saveApplication(tx, input.creditApplicationId, of, act)
        if (isFailure(saved) || input.isSubmitted === 0) return isFailure(saved) ? saved : applicationView(saved, viewerOf(call, company))
        const by = { who: 'buyer', scope: company, act } as const
        const moved = await moveApplication(tx, { applicationId: saved.applicationId, event: 'submit', text: '', offer: null }, by)
        return isFailure(moved) ? moved : applicationView(moved, viewerOf(call, company))
      }),
    ),
    handle(creditAnswerCall, async (input, call) => {
      const company = decidingCompany(call)
      if (isFailure(company)) return company
      const by = { who: 'buyer', scope: company, act: actorContext(call) } as const
      const moved = await call.app.inTransaction((tx) =>
        moveApplication(tx, { ...input, applicationId: input.creditApplicationId, offer: null }, by),
      )
      return isFailure(moved) ? moved : applicationView(moved, viewerOf(call, company))
    }),
  ]
}

function checking(): Handler[] {
  return [
    handle(creditStatementConfirmCall, (input, call) =>
      deciding(call, async (tx, company) => {
        const of = await lockMyStatement(tx, input, company)
        if (isFailure(of)) return of
        const done = await confirmStatement(tx, of, { who: 'buyer', act: actorContext(call), by: company.memberName })
        return isFailure(done) ? done : statementView(done, viewerOf(call, company))
      }),
    ),
    handle(creditStatementDisputeCall, (input, call) =>
      deciding(call, async (tx, company) => {
        const of = await lockMyStatement(tx, input, company)
        if (isFailure(of)) return of
        const done = await disputeStatement(tx, of, input.lines, actorContext(call))
        return isFailure(done) ? done : statementView(done, viewerOf(call, company))
      }),
    ),
  ]
}
