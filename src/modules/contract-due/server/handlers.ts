import { storeIdsWith } from '../../../api/caller.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { buyerParty, contractIn, everybodys, storeParty, type Party } from '../../contract/server/public.ts'
import { startSubjectPayment, type PaymentDeps } from '../../payment/server/public.ts'
import { walletOf } from '../../wallet/rules/ledger-accounts.ts'
import { balanceOfAccount, hasPayPassword, type PayPasswordCheck } from '../../wallet/server/public.ts'
import {
  adminContractDues,
  contractDueAct,
  contractDueBalance,
  contractDueInfo,
  contractDueQueue,
  contractDueReview,
  contractDues,
  contractDueStart,
  contractDueVoucher,
  sellerContractDueAct,
  sellerContractDues,
  type ContractDueView,
  type StartedContractDue,
} from '../endpoints.ts'
import { contractDueMessages } from '../messages.ts'
import { duesInReview } from './due-queue.ts'
import { dueBySn, duesOf, type ContractDue } from './due-repository.ts'
import { dueView } from './due-view.ts'
import { closeDue, handInDue, payDueFromBill, payDueWithBalance, reviewDue, type WhenPaid } from './pay-due.ts'

export type ContractDueDeps = { readonly payment: PaymentDeps; readonly payPassword: PayPasswordCheck; readonly whenPaid: WhenPaid }
type Money = (act: ReturnType<typeof actorContext>) => (tx: Parameters<WhenPaid>[0]) => Promise<ContractDue | Failure>

/** A due of a contract that this side sees; null for others. */
async function seen(call: Call, dueSn: string, { scope }: Party): Promise<ContractDue | null> {
  const due = await dueBySn(call.app.read, dueSn)
  return due && (await contractIn(call.app.read, due.contractId, scope)) ? due : null
}

async function listed(call: Call, contractId: number, party: Party | null): Promise<ContractDueView[] | Failure> {
  if (!(await contractIn(call.app.read, contractId, party?.scope ?? everybodys))) return failure('api.notFound')
  const dues = await duesOf(call.app.read, contractId)
  return dues.map((due) => dueView(due, { side: party?.side ?? null, now: call.app.clock.now() }))
}

/** Acts on a due of this side once per key. Refusal: `contractDue.gone`, and those of the act. */
async function acted(call: Call, dueSn: string, party: Party, money: Money): Promise<ContractDueView | Failure> {
  if (!(await seen(call, dueSn, party))) return failure('contractDue.gone')
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  return call.idempotent<ContractDueView>(async (tx) => {
    const done = await money(act)(tx)
    return isFailure(done) ? done : dueView(done, { side: party.side, now: call.app.clock.now() })
  })
}

async function info(call: Call, { payment }: ContractDueDeps, dueSn: string) {
  const due = await seen(call, dueSn, buyerParty(call))
  if (due?.debtor !== 'buyer') return failure('contractDue.gone')
  const [transferAccount, wallet, has] = await Promise.all([
    payment.transferAccount(),
    balanceOfAccount(call.app.read, walletOf('member', memberOf(call).memberId)),
    hasPayPassword(call),
  ])
  const view = dueView(due, { side: 'buyer', now: call.app.clock.now() })
  return { due: view, transferAccount, balance: { available: yuanNumber(wallet.balanceFen - wallet.heldFen), hasPayPassword: has } }
}

type Start = { readonly dueSn: string; readonly method: 'wechat' | 'alipay' }
async function start(call: Call, payment: PaymentDeps, { dueSn, method: channel }: Start): Promise<StartedContractDue | Failure> {
  if (!(await seen(call, dueSn, buyerParty(call)))) return failure('contractDue.gone')
  const description = translate(call.lang, contractDueMessages)('paymentOf', { dueSn })
  const { memberId } = memberOf(call)
  const wish = { kind: 'contractDue', subjectSn: dueSn, memberId, channel, description, act: actorContext(call) } as const
  const started = await startSubjectPayment(call.app, payment, wish)
  return isFailure(started) ? started : { dueSn, ...started }
}

/** The store's side, for those who look after its money. */
function financeParty(call: Call): Party {
  return { ...storeParty(call), scope: { enterpriseId: null, memberId: null, storeIds: storeIdsWith(call.caller, 'store.finance') } }
}

/** What is due under contracts: the buyer pays or takes, the store takes or pays, the platform checks transfers. */
export function contractDueHandlers(deps: ContractDueDeps): Handler[] {
  const { payment, payPassword: provePayPassword, whenPaid } = deps
  return [
    handle(contractDues, ({ contractId }, call) => listed(call, contractId, buyerParty(call))),
    handle(sellerContractDues, ({ contractId }, call) => listed(call, contractId, storeParty(call))),
    handle(adminContractDues, ({ contractId }, call) => listed(call, contractId, null)),
    handle(contractDueInfo, ({ dueSn }, call) => info(call, deps, dueSn)),
    handle(contractDueStart, (input, call) => start(call, payment, input)),
    handle(contractDueBalance, async ({ dueSn, payPassword }, call) => {
      // What is another's is as if absent, before a try of the password counts.
      if (!(await seen(call, dueSn, buyerParty(call)))) return failure('contractDue.gone')
      const refused = await provePayPassword(call, payPassword)
      if (refused) return refused
      const { memberId } = memberOf(call)
      return acted(call, dueSn, buyerParty(call), (act) => (tx) => payDueWithBalance(tx, { dueSn, memberId, act }, whenPaid))
    }),
    handle(contractDueVoucher, async ({ dueSn, ...voucher }, call) => {
      if (!(await payment.transferAccount())) return failure('contractDue.transfersOff')
      const { memberId } = memberOf(call)
      return acted(call, dueSn, buyerParty(call), (act) => (tx) => handInDue(tx, { dueSn, memberId, voucher, act }))
    }),
    handle(contractDueAct, (wish, call) =>
      acted(call, wish.dueSn, buyerParty(call), (act) => (tx) => closeDue(tx, { ...wish, side: 'buyer', act })),
    ),
    handle(sellerContractDueAct, ({ event, ...wish }, call) => {
      const party = financeParty(call)
      const { memberId } = party
      return acted(
        call,
        wish.dueSn,
        party,
        (act) => (tx) =>
          event === 'charge'
            ? payDueFromBill(tx, { dueSn: wish.dueSn, memberId, act }, whenPaid)
            : closeDue(tx, { ...wish, event, side: 'store', act }),
      )
    }),
    handle(contractDueQueue, (page, call) => duesInReview(call.app.read, page)),
    handle(contractDueReview, (input, call) =>
      call.idempotent(async (tx) => {
        const done = await reviewDue(tx, { ...input, act: actorContext(call, 'platform') }, whenPaid)
        return isFailure(done) ? done : { dueSn: done.dueSn, state: done.state }
      }),
    ),
  ]
}
