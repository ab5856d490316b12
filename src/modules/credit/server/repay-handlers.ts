import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import type { PayPasswordCheck } from '../../wallet/server/public.ts'
import {
  creditRepayBalanceCall,
  creditRepayCall,
  creditRepaymentCall,
  creditRepaymentStartCall,
  creditRepayOnlineCall,
  type StartedRepayment,
} from '../endpoints.ts'
import { creditMessages } from '../messages.ts'
import { fenAbove } from './amount-input.ts'
import { deciding, decidingCompany, viewerOf, withCompany } from './credit-company.ts'
import { repaymentView } from './credit-views.ts'
import { accountById } from './ledger/account-repository.ts'
import { ownsLines } from './ledger/line-repository.ts'
import type { RepaymentMoney } from './ports.ts'
import { repay, type RepaymentInput } from './statements/repay.ts'
import { repaymentBySn } from './statements/repayment-repository.ts'
import { statementBySn } from './statements/statement-repository.ts'

type Asked = { accountId: number; statementSn: string; lineIds: number[]; amount: number }
type Paper = Pick<RepaymentInput, 'method' | 'bankName' | 'documentNo' | 'billIssuer' | 'billDueOn' | 'picture'>
const noPaper = { bankName: '', documentNo: '', billIssuer: '', billDueOn: null, picture: '' }

/** A company repays: by paper, from its balance, or through a gateway. */
export function creditRepayHandlers(provePayPassword: PayPasswordCheck, money: RepaymentMoney): Handler[] {
  const pay = (call: Call, { accountId, statementSn, lineIds, amount }: Asked, paper: Paper) =>
    deciding(call, async (tx, company) => {
      const amountFen = fenAbove(amount, 'amount')
      if (isFailure(amountFen)) return amountFen
      const { memberId, memberName, enterpriseId } = company
      const wish = { accountId, statementSn, lineIds, amountFen, memberId, memberName, enterpriseId, ...paper }
      const made = await repay(tx, wish, { act: actorContext(call), money })
      return isFailure(made) ? made : repaymentView(made, viewerOf(call, company))
    })
  return [
    handle(creditRepayCall, async (input, call) => {
      const { method, bankName, documentNo, picture } = input
      const isBill = method === 'ACCEPTANCE_BILL'
      if (isBill && input.billDueDate === '') return failure('credit.billNeedsDue', {}, { field: 'billDueDate' })
      const bill = isBill ? { billIssuer: bankName, billDueOn: input.billDueDate } : { billIssuer: '', billDueOn: null }
      return pay(call, input, { method, bankName, documentNo, picture, ...bill })
    }),
    handle(creditRepayBalanceCall, async (input, call) => {
      const company = decidingCompany(call)
      if (isFailure(company)) return company
      // Another company's line is as if absent, before a try of the password counts.
      const account = await accountById(call.app.read, input.accountId)
      if (account?.enterpriseId !== company.enterpriseId) return failure('credit.accountGone')
      const named = input.statementSn === '' ? null : await statementBySn(call.app.read, input.statementSn)
      if (input.statementSn !== '' && named?.accountId !== account.accountId) return failure('credit.statementGone')
      if (!(await ownsLines(call.app.read, account.accountId, input.lineIds))) return failure('credit.lineGone')
      const refused = await provePayPassword(call, input.payPassword)
      return refused ?? pay(call, input, { method: 'BALANCE', ...noPaper })
    }),
    handle(creditRepayOnlineCall, (input, call) => pay(call, input, { method: 'ONLINE', ...noPaper })),
    handle(creditRepaymentCall, ({ repaymentSn }, call) =>
      withCompany(call, async (company) => {
        const of = await repaymentBySn(call.app.read, repaymentSn)
        return of?.enterpriseId === company.enterpriseId ? repaymentView(of, viewerOf(call, company)) : failure('credit.repaymentGone')
      }),
    ),
    handle(creditRepaymentStartCall, (input, call) => start(call, money, input)),
  ]
}

async function start(
  call: Call,
  { startPayment }: RepaymentMoney,
  { repaymentSn, method: channel }: { repaymentSn: string; method: 'wechat' | 'alipay' },
): Promise<StartedRepayment | Failure> {
  const company = decidingCompany(call)
  if (isFailure(company)) return company
  const description = translate(call.lang, creditMessages)('paymentOf', { repaymentSn })
  const wish = { repaymentSn, memberId: company.memberId, channel, description, act: actorContext(call) }
  const started = await startPayment(call.app, wish)
  return isFailure(started) ? started : { repaymentSn, ...started }
}
