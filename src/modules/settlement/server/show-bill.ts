import type { Call } from '../../../api/handler.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { sheetFile, sheetName, sheetTime, type SheetFormat, type SheetWriter } from '../../../api/sheet-file.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { defineCursor, keysetPage } from '../../../kernel/database/paging.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { BillDetail } from '../endpoints.ts'
import { settlementFileMessages, settlementMessages } from '../messages.ts'
import { mostBillFileLines } from '../rules/bill-file.ts'
import { billLines, billLineSum } from './bill-line-repository.ts'
import { billById, billSums, listBills, type BillPage, type BillScope } from './bill-repository.ts'
import { billLineView, billView, rateText, type BillViewer } from './bill-view.ts'
import { isOfGoods } from './entry-repository.ts'

const cursor = defineCursor('integer')
type Seeing = { readonly scope: BillScope; readonly viewer: BillViewer }

/** Bills of a scope, with what is owed to its stores. */
export async function showBills(call: Call, { scope, viewer }: Seeing, page: BillPage) {
  const [{ list, total }, sums] = await Promise.all([listBills(call.app.read, scope, page), billSums(call.app.read, scope)])
  return {
    list: list.map((bill) => billView(bill, viewer, call.lang)),
    total,
    unbilled: yuanNumber(sums.unbilled),
    billed: yuanNumber(sums.billed),
    paid: yuanNumber(sums.paid),
  }
}

type Asked = { readonly billId: number; readonly cursor: string; readonly pageSize: number; readonly onlyDisputed: boolean }

/** A bill with a page of its lines, and the proof that the lines sum to it. Refusal: `settlement.billGone`. */
export async function showBill(call: Call, { scope, viewer }: Seeing, asked: Asked): Promise<BillDetail | Failure> {
  const { read } = call.app
  const bill = await billById(read, asked.billId, scope)
  if (!bill) return failure('settlement.billGone')
  const after = cursor.read(asked.cursor)?.[0] ?? 0
  const found = await billLines(read, bill.billId, { after, limit: asked.pageSize + 1, onlyDisputed: asked.onlyDisputed })
  const page = keysetPage(found, asked.pageSize, (line) => cursor.write([line.entryId]))
  const sum = await billLineSum(read, bill.billId)
  return {
    bill: billView(bill, viewer, call.lang),
    list: page.rows.map((line) => billLineView(line, bill, viewer, call.lang)),
    nextCursor: page.next ?? null,
    lineSum: yuanNumber(sum.payable),
    isProved: sum.payable === bill.total && sum.count === bill.entryCount,
  }
}

const heads = [
  'kind',
  'orderSn',
  'reference',
  'buyer',
  'time',
  'received',
  'platformPart',
  'rate',
  'commission',
  'payable',
  'dispute',
  'answer',
] as const

/** The lines of a bill as a file. Who took it along is written down. Refusal: `settlement.billGone`. */
export async function exportBill(
  call: Call,
  { scope, viewer, write }: Seeing & { readonly write: SheetWriter },
  { billId, part, format }: { readonly billId: number; readonly part: number; readonly format: SheetFormat },
) {
  const bill = await billById(call.app.read, billId, scope)
  if (!bill) return failure('settlement.billGone')
  const say = translate(call.lang, settlementFileMessages)
  const word = translate(call.lang, settlementMessages)
  const found = await billLines(call.app.read, billId, { after: 0, limit: part * mostBillFileLines, onlyDisputed: false })
  const lines = found
    .slice((part - 1) * mostBillFileLines)
    .map((line) => [
      word(`entry_${line.kind}`),
      line.orderSn,
      line.reference,
      line.buyerTitle,
      sheetTime(line.at),
      yuanNumber(line.received),
      yuanNumber(line.platformPart),
      isOfGoods(line.kind) ? rateText(line.rates) : '',
      yuanNumber(line.commission),
      yuanNumber(line.payable),
      line.dispute?.reason ?? '',
      line.dispute?.answer ?? '',
    ])
  const isLast = part * mostBillFileLines >= bill.entryCount
  const sum = [
    say('sum'),
    bill.billSn,
    '',
    '',
    '',
    yuanNumber(bill.received),
    yuanNumber(bill.platformPart),
    '',
    yuanNumber(bill.commission),
    yuanNumber(bill.total),
    '',
    '',
  ]
  const rows = [heads.map((head) => say(head)), ...lines, ...(isLast ? [sum] : [])]
  const title = `${say('file')}-${bill.billSn}${bill.entryCount > mostBillFileLines ? `-${part}` : ''}`
  const file = await sheetFile(write, format, { name: sheetName(title, call.app.clock.now()), rows })
  const act = actorContext(call, viewer)
  await call.app.inTransaction((tx) =>
    audit(tx, {
      ...act,
      action: 'settlement.export',
      entity: 'settlementBill',
      entityId: bill.billSn,
      without: 'note',
      facts: { part, format },
    }),
  )
  return file
}
