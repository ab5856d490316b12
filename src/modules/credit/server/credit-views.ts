import type { Language, Translate } from '../../../kernel/i18n/translate.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type {
  CreditAccountView,
  CreditApplicationView,
  CreditRepaymentView,
  CreditStatementLine,
  CreditStatementView,
} from '../endpoints-schemas.ts'
import { creditMessages } from '../messages.ts'
import { accountMachine } from '../rules/account-machine.ts'
import { applicationMachine } from '../rules/application-machine.ts'
import { payableStates, statementMachine } from '../rules/statement-machine.ts'
import type { CreditAccount } from './ledger/account-repository.ts'
import type { CreditLine } from './ledger/line-repository.ts'
import { availableFen } from './ledger/usable-account.ts'
import type { Application } from './lending/application-repository.ts'
import type { Repayment } from './statements/repayment-repository.ts'
import type { Statement } from './statements/statement-repository.ts'

/** Who looks: the company, its main account or another of it, or a lender with or without the right to let an overdue company go on. */
export type Viewer = { readonly lang: Language; readonly who: 'buyer' | 'reader' | 'lender'; readonly mayBypass?: boolean }

const say = (lang: Language): Translate<typeof creditMessages> => translate(lang, creditMessages)
/** Who lends, in a language. */
export const lenderName = (of: { readonly storeId: number; readonly storeName: string; readonly storeNameEn: string }, lang: Language) =>
  of.storeId === 0 ? say(lang)('platform') : (lang === 'en' && of.storeNameEn) || of.storeName
const time = (at: Date | null) => at?.toISOString() ?? null

export function accountView(of: CreditAccount, overdueFen: bigint, viewer: Viewer, now: Date): CreditAccountView {
  const { accountId, companyName, storeId, state, version, termDays, dueBasis, monthEnd, withInterest, expiresOn, reason } = of
  const bypassed = of.bypassUntil !== null && of.bypassUntil > now ? of.bypassUntil : null
  const acts =
    viewer.who === 'lender' ? accountMachine.allowedActions(state, 'lender').filter((event) => event !== 'renew' && event !== 'reopen') : []
  const isEmpty = of.drawnFen === 0n && of.heldFen === 0n
  return {
    accountId,
    companyName,
    storeId,
    lenderName: lenderName(of, viewer.lang),
    state,
    stateText: say(viewer.lang)(`account_${state}`),
    version,
    limit: yuanNumber(of.limitFen),
    held: yuanNumber(of.heldFen),
    drawn: yuanNumber(of.drawnFen),
    available: yuanNumber(availableFen(of)),
    termDays,
    dueBasis,
    monthEnd,
    withInterest,
    expiresOn,
    bypassTime: time(bypassed),
    reason,
    overdue: yuanNumber(overdueFen),
    openTime: of.openedAt.toISOString(),
    can: [
      ...acts.filter((event) => event !== 'close' || isEmpty),
      ...(viewer.who === 'lender' && state !== 'CLOSED' ? ['change'] : []),
      ...(viewer.mayBypass === true && state !== 'CLOSED' ? [bypassed ? 'endBypass' : 'bypass'] : []),
    ],
  }
}

export function applicationView(of: Application, viewer: Viewer): CreditApplicationView {
  const { applicationId, applicationSn, companyName, storeId, state, version, wantedDays, purpose, contactName, contactPhone } = of
  const allowed = viewer.who === 'reader' ? [] : applicationMachine.allowedActions(state, viewer.who)
  return {
    applicationId,
    applicationSn,
    companyName,
    storeId,
    lenderName: lenderName(of, viewer.lang),
    state,
    stateText: say(viewer.lang)(`application_${state}`),
    version,
    wantedLimit: yuanNumber(of.wantedFen),
    wantedDays,
    purpose,
    contactName,
    contactPhone,
    question: of.question,
    answer: of.answer,
    reason: of.reason,
    offer: of.offer && {
      limit: yuanNumber(BigInt(of.offer.limitFen)),
      termDays: of.offer.termDays,
      dueBasis: of.offer.dueBasis,
      monthEnd: of.offer.monthEnd,
      withInterest: of.offer.withInterest,
      expiresOn: of.offer.expiresOn,
    },
    submitTime: time(of.submittedAt),
    reviewTime: time(of.reviewedAt),
    reviewerName: of.reviewerName,
    can: allowed.filter((event) => event !== 'offer'),
  }
}

export function statementView(of: Statement, viewer: Viewer): CreditStatementView {
  const allowed: string[] =
    viewer.who === 'reader'
      ? []
      : statementMachine
          .allowedActions(of.state, viewer.who)
          .filter((event) => event !== 'repay' && (event !== 'writeOff' || viewer.mayBypass === true))
  const isPayable = viewer.who === 'buyer' && payableStates.includes(of.state) && of.leftFen > 0n
  return {
    statementSn: of.statementSn,
    accountId: of.accountId,
    companyName: of.companyName,
    storeId: of.storeId,
    lenderName: lenderName(of, viewer.lang),
    period: of.period,
    state: of.state,
    stateText: say(viewer.lang)(`statement_${of.state}`),
    version: of.version,
    issueNo: of.issueNo,
    charged: yuanNumber(of.chargedFen),
    credited: yuanNumber(of.creditedFen),
    left: yuanNumber(of.leftFen),
    dueDate: of.dueOn,
    issueTime: time(of.issuedAt),
    confirmTime: time(of.confirmedAt),
    confirmedBy: of.confirmedBy,
    settleTime: time(of.settledAt),
    can: [...allowed, ...(isPayable ? ['repay'] : [])],
  }
}

export function lineView(of: CreditLine, lang: Language): CreditStatementLine {
  const { lineId, kind, orderSn, shipmentSn, objection, answer } = of
  return {
    lineId,
    kind,
    kindText: say(lang)(`line_${kind}`),
    orderSn,
    shipmentSn,
    amount: yuanNumber(of.amountFen),
    covered: yuanNumber(of.coveredFen),
    dueDate: of.dueOn,
    time: of.at.toISOString(),
    objection,
    answer,
  }
}

function repaymentActs(state: Repayment['state'], { who }: Viewer): CreditRepaymentView['can'] {
  if (who === 'lender' && state === 'REVIEW') return ['confirm', 'reject']
  return who === 'buyer' && state === 'PENDING_PAYMENT' ? ['pay'] : []
}

export function repaymentView(of: Repayment, viewer: Viewer): CreditRepaymentView {
  const { repaymentId, repaymentSn, companyName, memberName, method, state, version, bankName, documentNo, billIssuer, picture, reason } =
    of
  const word = say(viewer.lang)
  return {
    repaymentId,
    repaymentSn,
    companyName,
    lenderName: lenderName(of, viewer.lang),
    memberName,
    method,
    methodText: word(`method_${method}`),
    amount: yuanNumber(of.amountFen),
    state,
    stateText: word(`repayment_${state}`),
    version,
    bankName,
    documentNo,
    billIssuer,
    billDueDate: of.billDueOn,
    picture,
    payUntil: time(of.payUntil),
    reason,
    createTime: of.createdAt.toISOString(),
    reviewTime: time(of.reviewedAt),
    reviewerName: of.reviewerName,
    can: repaymentActs(state, viewer),
  }
}
