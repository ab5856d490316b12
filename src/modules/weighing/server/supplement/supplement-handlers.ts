import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { startSubjectPayment, type PaymentDeps } from '../../../payment/server/public.ts'
import { walletOf } from '../../../wallet/rules/ledger-accounts.ts'
import { hasPayPassword, balanceOfAccount, type PayPasswordCheck } from '../../../wallet/server/public.ts'
import type { WeighNoteView } from '../../endpoints.ts'
import {
  supplementBalance,
  supplementInfo,
  supplementQueue,
  supplementReview,
  supplementStart,
  supplementVoucher,
  type StartedSupplement,
} from '../../endpoints-supplement.ts'
import { weighingMessages } from '../../messages.ts'
import { weighNoteOf, type WeighNote } from '../weigh-note-repository.ts'
import { weighNoteViews } from '../weigh-note-view.ts'
import { handInSupplement, paySupplementWithBalance, reviewSupplement } from './pay-supplement.ts'
import { supplementsInReview } from './supplement-queue.ts'

export type SupplementDeps = { readonly payment: PaymentDeps; readonly payPassword: PayPasswordCheck }

const mine = (call: Call, weighNoteSn: string) => weighNoteOf(call.app.read, weighNoteSn, { memberId: memberOf(call).memberId })

async function viewOf(call: Call, note: WeighNote): Promise<WeighNoteView | Failure> {
  const [view] = await weighNoteViews(call.app.read, [note], { viewer: 'buyer', lang: call.lang, now: call.app.clock.now() })
  return view ?? failure('weighing.weighNoteGone')
}

async function viewAfter(call: Call, done: string | Failure): Promise<WeighNoteView | Failure> {
  if (isFailure(done)) return done
  const note = await mine(call, done)
  return note ? viewOf(call, note) : failure('weighing.weighNoteGone')
}

/** The buyer pays a supplement through a gateway, with balance or by transfer; the platform checks the transfers. */
export function supplementHandlers({ payment, payPassword: provePayPassword }: SupplementDeps): Handler[] {
  return [
    handle(supplementInfo, async ({ weighNoteSn }, call) => {
      const found = await mine(call, weighNoteSn)
      const note = found ? await viewOf(call, found) : failure('weighing.weighNoteGone')
      if (isFailure(note)) return note
      const [transferAccount, wallet, has] = await Promise.all([
        payment.transferAccount(),
        balanceOfAccount(call.app.read, walletOf('member', memberOf(call).memberId)),
        hasPayPassword(call),
      ])
      return { note, transferAccount, balance: { available: yuanNumber(wallet.balanceFen - wallet.heldFen), hasPayPassword: has } }
    }),
    handle(supplementStart, (input, call) => start(call, payment, input)),
    handle(supplementBalance, async ({ weighNoteSn, payPassword }, call) => {
      // A weigh note of another is as if absent, before a try of the password counts.
      if (!(await mine(call, weighNoteSn))) return failure('weighing.weighNoteGone')
      const refused = await provePayPassword(call, payPassword)
      if (refused) return refused
      const wish = { weighNoteSn, memberId: memberOf(call).memberId, act: actorContext(call) }
      return viewAfter(call, await call.idempotent((tx) => paySupplementWithBalance(tx, wish)))
    }),
    handle(supplementVoucher, async ({ weighNoteSn, bankName: bank, documentNo: no, picture }, call) => {
      if (!(await payment.transferAccount())) return failure('weighing.transfersOff')
      const wish = { weighNoteSn, memberId: memberOf(call).memberId, voucher: { bank, no, picture }, act: actorContext(call) }
      return viewAfter(call, await call.idempotent((tx) => handInSupplement(tx, wish)))
    }),
    handle(supplementQueue, (page, call) => supplementsInReview(call.app.read, page)),
    handle(supplementReview, (input, call) =>
      call.idempotent(async (tx) => {
        const done = await reviewSupplement(tx, { ...input, act: actorContext(call, 'platform') })
        const note = isFailure(done) ? done : await weighNoteOf(tx, done, { anyone: true })
        return note === null || isFailure(note)
          ? (note ?? failure('weighing.weighNoteGone'))
          : { weighNoteSn: note.weighNoteSn, state: note.moneyState }
      }),
    ),
  ]
}

async function start(
  call: Call,
  payment: PaymentDeps,
  { weighNoteSn, method: channel }: { weighNoteSn: string; method: 'wechat' | 'alipay' },
): Promise<StartedSupplement | Failure> {
  const description = translate(call.lang, weighingMessages)('paymentOf', { weighNoteSn })
  const { memberId } = memberOf(call)
  const wish = { kind: 'weighSupplement', subjectSn: weighNoteSn, memberId, channel, description, act: actorContext(call) } as const
  const started = await startSubjectPayment(call.app, payment, wish)
  return isFailure(started) ? started : { weighNoteSn, ...started }
}
