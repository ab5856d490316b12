import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { mostSheetRows, sheetFile, sheetName, sheetTime, type SheetFormat, type SheetWriter } from '../../../api/sheet-file.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import {
  adminRechargeListCall,
  adminWithdrawalListCall,
  ledgerAccountListCall,
  ledgerEntryListCall,
  rechargeResolve,
  withdrawalAccountCall,
  withdrawalExportCall,
  withdrawalMoveCall,
  type AdminRecharge,
} from '../endpoints-admin.ts'
import type { PersonalVault } from '../../member/server/public.ts'
import { rechargeMachine } from '../rules/recharge-machine.ts'
import type { WithdrawalState } from '../rules/withdrawal-machine.ts'
import { walletFileMessages, walletMessages } from '../messages.ts'
import { accountKeyOf, provedAccounts, proveLedger } from './ledger/ledger-proof.ts'
import { journalHandlers } from './ledger/show-journal.ts'
import { entriesOfAccount } from './ledger/statement-repository.ts'
import { listRecharges, rechargeMembers, type Recharge } from './recharge/recharge-repository.ts'
import { resolveRecharge } from './recharge/resolve-recharge.ts'
import { accountView, adminWithdrawalView, lineView, rechargeView, type WalletTranslate } from './wallet-views.ts'
import { moveWithdrawal } from './withdrawal/move-withdrawal.ts'
import { openAccount, viewAccount } from './withdrawal/sealed-accounts.ts'
import { accountsOf, countWaitingWithdrawals, listWithdrawals } from './withdrawal/withdrawal-repository.ts'

/** The platform's finance desk: withdrawals, odd recharges, and the ledger that proves itself. */
export function walletAdminHandlers(writeSheet: SheetWriter, vault: PersonalVault): Handler[] {
  return [...withdrawalDesk(writeSheet, vault), ...rechargeDesk(), ...ledgerDesk(), ...journalHandlers(writeSheet)]
}

function withdrawalDesk(writeSheet: SheetWriter, vault: PersonalVault): Handler[] {
  return [
    handle(adminWithdrawalListCall, async (input, call) => {
      const say = translate(call.lang, walletMessages)
      const { list, total } = await listWithdrawals(call.app.read, { ...input, state: input.state ?? null })
      const waiting = await countWaitingWithdrawals(call.app.read)
      return { list: list.map((withdrawal) => adminWithdrawalView(withdrawal, say)), total, waiting }
    }),
    handle(withdrawalMoveCall, (input, call) =>
      call.idempotent(async (tx) => {
        const moved = await moveWithdrawal(tx, input, actorContext(call, 'platform'))
        return isFailure(moved) ? moved : adminWithdrawalView(moved, translate(call.lang, walletMessages))
      }),
    ),
    handle(withdrawalAccountCall, ({ withdrawalId }, call) =>
      call.app.inTransaction(async (tx) => {
        const number = await viewAccount(tx, withdrawalId, { act: actorContext(call, 'platform'), vault })
        return isFailure(number) ? number : { withdrawalId, bankAccount: number }
      }),
    ),
    handle(withdrawalExportCall, (input, call) => exportWithdrawals(call, { write: writeSheet, vault }, input)),
  ]
}

type ExportWish = { readonly format: SheetFormat; readonly state?: WithdrawalState | undefined; readonly keyword: string }

/** Withdrawals by the filters of their list, as a file. Who took it along is written down: it names bank accounts. */
async function exportWithdrawals(
  call: Call,
  { write, vault }: { readonly write: SheetWriter; readonly vault: PersonalVault },
  { format, state, keyword }: ExportWish,
) {
  const say = translate(call.lang, walletFileMessages)
  const word = translate(call.lang, walletMessages)
  const { list, total } = await listWithdrawals(call.app.read, { state: state ?? null, keyword, current: 1, pageSize: mostSheetRows })
  if (total > mostSheetRows) return failure('wallet.exportTooMany', { max: mostSheetRows }, { field: 'keyword' })
  const kept = await accountsOf(
    call.app.read,
    list.map((one) => one.withdrawalId),
  )
  const numbers = new Map(kept.map((one) => [one.withdrawalId, openAccount(one, vault)]))
  const heads = ['reference', 'time', 'member', 'amount', 'payee', 'bank', 'account', 'state', 'reviewer', 'bankSerial', 'reason'] as const
  const lines = list.map((one) => [
    one.withdrawalSn,
    sheetTime(one.appliedAt),
    one.memberName,
    yuanNumber(one.amountFen),
    one.payeeName,
    one.bankName,
    numbers.get(one.withdrawalId) ?? '',
    word(`withdrawal_${one.state}`),
    one.reviewerName,
    one.bankSerial,
    one.reason,
  ])
  const name = sheetName(say('withdrawals'), call.app.clock.now())
  const file = await sheetFile(write, format, { name, rows: [heads.map((head) => say(head)), ...lines] })
  const trace = { ...actorContext(call, 'platform'), action: 'withdrawal.export', entity: 'withdrawalList', entityId: 'platform' }
  await call.app.inTransaction((tx) => audit(tx, { ...trace, without: 'note', facts: { state: state ?? '', keyword, count: total } }))
  return file
}

function rechargeDesk(): Handler[] {
  return [
    handle(adminRechargeListCall, async (input, call) => {
      const say = translate(call.lang, walletMessages)
      const { list, total } = await listRecharges(call.app.read, { ...input, state: input.state ?? null })
      const names = await rechargeMembers(call.app.read, list)
      return { list: list.map((recharge) => adminRechargeView(recharge, names.get(recharge.memberId) ?? '', say)), total }
    }),
    handle(rechargeResolve, (input, call) =>
      call.idempotent(async (tx) => {
        const settled = await resolveRecharge(tx, input, actorContext(call, 'platform'))
        if (isFailure(settled)) return settled
        return { rechargeSn: settled.rechargeSn, state: settled.state, amount: yuanNumber(settled.capturedFen) }
      }),
    ),
  ]
}

function adminRechargeView(recharge: Recharge, memberName: string, say: WalletTranslate): AdminRecharge {
  return {
    ...rechargeView(recharge, say),
    memberId: recharge.memberId,
    memberName,
    amount: yuanNumber(recharge.amountFen),
    capturedAmount: yuanNumber(recharge.capturedFen),
    gatewayTradeNo: recharge.gatewayTradeNo ?? '',
    can: rechargeMachine.allowedActions(recharge.state, 'platform').filter((event) => event === 'settle'),
  }
}

function ledgerDesk(): Handler[] {
  return [
    handle(ledgerAccountListCall, async (input, call) => {
      const say = translate(call.lang, walletMessages)
      const [{ list, total }, { total: sum, ...proof }] = await Promise.all([
        provedAccounts(call.app.read, { ...input, kind: input.kind ?? null }),
        proveLedger(call.app.read),
      ])
      return { list: list.map((account) => accountView(account, say)), total, proof: { ...proof, sum: yuanNumber(BigInt(sum)) } }
    }),
    handle(ledgerEntryListCall, async ({ accountId, current, pageSize }, call) => {
      const key = await accountKeyOf(call.app.read, accountId)
      if (!key) return failure('wallet.accountGone')
      const say = translate(call.lang, walletMessages)
      const wish = { kind: null, direction: 0, from: null, until: null, current, pageSize } as const
      const { list, total } = await entriesOfAccount(call.app.read, key, wish)
      return { list: list.map((line) => ({ ...lineView(line, say), actorName: line.actorName })), total }
    }),
  ]
}
