import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import type { BillRunView } from '../endpoints-admin.ts'
import type { BillLineView, BillView } from '../endpoints.ts'
import { settlementMessages } from '../messages.ts'
import { billMachine, platformMoves } from '../rules/bill-machine.ts'
import type { Bill } from './bill-repository.ts'
import type { BillLine } from './bill-line-repository.ts'
import { isOfGoods } from './entry-repository.ts'
import { billSideStates } from './move-bill.ts'
import type { BillRun } from './run-bills.ts'

export type BillViewer = 'store' | 'platform'
const timeOf = (at: Date | null): string | null => at && at.toISOString()
const lastDay = (until: Date): string => dayOf(new Date(until.getTime() - 1))

function actionsOf(bill: Bill, viewer: BillViewer): BillView['can'] {
  const allowed = billMachine.allowedActions(bill.state, viewer, billSideStates(bill))
  if (viewer === 'platform')
    return [...platformMoves.filter((move) => allowed.includes(move)), ...(bill.openDisputes > 0 ? ['answer' as const] : [])]
  return [...(allowed.includes('confirm') ? ['confirm' as const] : []), ...(mayDispute(bill) ? ['dispute' as const] : [])]
}

/** More lines may be disputed until the platform has approved. */
const mayDispute = ({ state }: Bill): boolean => state === 'GENERATED' || state === 'STORE_DISPUTED'

export function billView(bill: Bill, viewer: BillViewer, lang: Language): BillView {
  const say = translate(lang, settlementMessages)
  return {
    billId: bill.billId,
    billSn: bill.billSn,
    storeId: bill.storeId,
    storeName: lang === 'en' && bill.storeNameEn !== '' ? bill.storeNameEn : bill.storeName,
    fromDay: dayOf(bill.from),
    toDay: lastDay(bill.until),
    state: bill.state,
    stateText: say(`bill_${bill.state}`),
    version: bill.version,
    lineNum: bill.entryCount,
    received: yuanNumber(bill.received),
    platformPart: yuanNumber(bill.platformPart),
    commission: yuanNumber(bill.commission),
    carried: yuanNumber(bill.carried),
    total: yuanNumber(bill.total),
    carriedInto: bill.carriedInto ?? '',
    generateTime: bill.generatedAt.toISOString(),
    confirmUntil: bill.confirmUntil.toISOString(),
    confirmTime: timeOf(bill.confirmedAt),
    confirmedBy: bill.confirmedBy.startsWith('settlementBill/') ? say('bySystem') : bill.confirmedBy,
    approveTime: timeOf(bill.approvedAt),
    approvedBy: bill.approvedBy,
    payTime: timeOf(bill.paidAt),
    bankSerial: bill.bankSerial,
    voucher: bill.voucher,
    remark: bill.remark,
    openDisputes: bill.openDisputes,
    payoutAccountId: bill.payoutAccountId ?? 0,
    payeeName: bill.payeeName,
    payeeBank: bill.payeeBank,
    payeeAccount: bill.payeeMask,
    can: actionsOf(bill, viewer),
  }
}

/** `2%`, or `1.5% / 2%` where lines of an order have different rates. */
export function rateText(rates: readonly number[]): string {
  return rates.map((rate) => `${rate / 100}%`).join(' / ')
}

export function billLineView(line: BillLine, bill: Bill, viewer: BillViewer, lang: Language): BillLineView {
  const say = translate(lang, settlementMessages)
  const { dispute } = line
  const isOwn = isOfGoods(line.kind)
  const disputeView = dispute && {
    disputeId: dispute.disputeId,
    state: dispute.state,
    stateText: say(`dispute_${dispute.state}`),
    reason: dispute.reason,
    openTime: new Date(dispute.openedAt).toISOString(),
    openedBy: dispute.openedBy,
    answer: dispute.answer,
    adjustment: yuanNumber(BigInt(dispute.adjustment)),
    answerTime: dispute.answeredAt === null ? null : new Date(dispute.answeredAt).toISOString(),
    answeredBy: dispute.answeredBy,
  }
  const may = viewer === 'store' ? isOwn && dispute === null && mayDispute(bill) : dispute?.state === 'OPEN'
  return {
    entryId: line.entryId,
    kind: line.kind,
    kindText: say(`entry_${line.kind}`),
    orderSn: line.orderSn,
    reference: line.reference,
    buyerTitle: line.buyerTitle,
    received: yuanNumber(line.received),
    platformPart: yuanNumber(line.platformPart),
    rateText: isOwn ? rateText(line.rates) : '',
    commission: yuanNumber(line.commission),
    payable: yuanNumber(line.payable),
    time: line.at.toISOString(),
    dispute: disputeView,
    can: may ? [viewer === 'store' ? 'dispute' : 'answer'] : [],
  }
}

export function runView(run: BillRun): BillRunView {
  return {
    runId: run.runId,
    fromDay: dayOf(run.from),
    toDay: lastDay(run.until),
    state: run.state,
    stores: run.stores,
    storesDone: run.storesDone,
    lineNum: run.entries,
    startedBy: run.startedBy,
    startTime: run.startedAt.toISOString(),
    endTime: timeOf(run.finishedAt),
  }
}
