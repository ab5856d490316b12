import type { Call } from '../../../api/handler.ts'
import { sheetFile, sheetName, type SheetFormat, type SheetWriter } from '../../../api/sheet-file.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import type { CreditStatementDetail } from '../endpoints-schemas.ts'
import { creditMessages } from '../messages.ts'
import { lineView, repaymentView, statementView, type Viewer, lenderName } from './credit-views.ts'
import { linesOfStatement } from './ledger/line-repository.ts'
import { mayTouch, type StatementScope } from './statements/dispute-statement.ts'
import { listRepayments } from './statements/repayment-repository.ts'
import { statementBySn } from './statements/statement-repository.ts'
import { writeOffView } from './write-off/write-off-view.ts'

/** One statement with its lines and repayments. Refusal: `credit.statementGone`. */
export async function showStatement(
  call: Call,
  statementSn: string,
  scope: StatementScope,
  viewer: Viewer,
): Promise<CreditStatementDetail | Failure> {
  const { read } = call.app
  const of = await statementBySn(read, statementSn)
  if (!of || !mayTouch(of, scope)) return failure('credit.statementGone')
  const search = {
    enterpriseId: null,
    storeIds: null,
    state: null,
    statementId: of.statementId,
    limit: 100,
    offset: 0,
    withUnpaid: viewer.who !== 'lender',
  }
  const [lines, repayments] = await Promise.all([linesOfStatement(read, of.statementId), listRepayments(read, search)])
  return {
    ...statementView(of, viewer),
    writeOff: await writeOffView(call, of.statementId, viewer),
    lines: lines.map((line) => lineView(line, viewer.lang)),
    repayments: repayments.list.map((one) => repaymentView(one, viewer)),
  }
}

// The accounts of the Chinese standard chart: 1122 receivables, 2202 payables.
const bookAccount = { buyer: ['2202', 'payables'], lender: ['1122', 'receivables'] } as const

/**
 * A statement as a file: first the columns that bookkeeping software imports as a voucher (date, summary, account, partner, debit, credit),
 * then the statement's own. What the company owes is on its credit side, and on the lender's debit side. Refusal: `credit.statementGone`.
 */
export async function exportStatement(
  call: Call,
  write: SheetWriter,
  wish: { statementSn: string; format: SheetFormat; scope: StatementScope; side: 'buyer' | 'lender' },
) {
  const of = await statementBySn(call.app.read, wish.statementSn)
  if (!of || !mayTouch(of, wish.scope)) return failure('credit.statementGone')
  const say = translate(call.lang, creditMessages)
  const lines = await linesOfStatement(call.app.read, of.statementId)
  const [code, account] = bookAccount[wish.side]
  const partner = wish.side === 'lender' ? of.companyName : lenderName(of, call.lang)
  const heads = [
    'colVoucherDate',
    'colSummary',
    'colAccountCode',
    'colAccountName',
    'colPartner',
    'colDebit',
    'colCredit',
    'colStatement',
    'colKind',
    'colOrder',
    'colShipment',
    'colDue',
    'colPaid',
    'colLeft',
    'colObjection',
  ] as const
  const table = lines.map((line) => {
    const owed = yuanNumber(line.amountFen)
    const isDebit = wish.side === 'lender' ? owed > 0 : owed < 0
    const kind = say(`line_${line.kind}`)
    const left = line.amountFen > 0n ? yuanNumber(line.amountFen - line.coveredFen) : 0
    return [
      dayOf(line.at),
      `${kind} ${line.shipmentSn || line.orderSn || line.reference}`,
      code,
      say(account),
      partner,
      isDebit ? Math.abs(owed) : 0,
      isDebit ? 0 : Math.abs(owed),
      of.statementSn,
      kind,
      line.orderSn,
      line.shipmentSn,
      line.dueOn ?? '',
      yuanNumber(line.coveredFen),
      left,
      line.objection,
    ]
  })
  const name = sheetName(`${say('sheetStatement')}-${of.statementSn}`, call.app.clock.now())
  return sheetFile(write, wish.format, { name, rows: [heads.map((head) => say(head)), ...table] })
}
