import { memberOf, type Call } from '../../../api/handler.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { lockNamed } from '../../../kernel/database/lock-named.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { fenOfNumber, sumFen, yuanText } from '../../../kernel/money/money.ts'
import { addDays, dayOf, endOfDay } from '../../../kernel/time/clock.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { splitVat } from '../../../kernel/money/vat.ts'
import { settingOr } from '../../site/server/public.ts'
import { storesByIds } from '../../store/server/public.ts'
import type { TitleSnapshot } from '../endpoints-schemas.ts'
import { invoiceMessages } from '../messages.ts'
import { excessOf } from '../rules/invoiceable-amount.ts'
import { itemName, printedShare } from '../rules/printed-line.ts'
import { invoiceAddressOf, type InvoiceReceiver } from './address-repository.ts'
import { balancesOf, checkoutsOf, type Balances, type InvoiceablePartBalance } from './balances-repository.ts'
import { addInvoice, invoiceOf, rewriteApplication, type Invoice, type InvoiceLine } from './invoice-repository.ts'
import { moveInvoice, emitInvoiceMoved } from './move-invoice.ts'
import { titleOf, type Title } from './title-repository.ts'

/** Stores issue within so many days, as it is set now; shown to the buyer (flows.md F7). */
export async function issueDays(db: Queryable): Promise<number> {
  const text = await settingOr(db, 'invoice_issue_days', '7')
  return /^[1-9][0-9]?$/.test(text) ? Number(text) : 7
}

export type CommandInput = {
  readonly storeId: number
  readonly titleId: number
  readonly receiverId: number
  readonly invoiceType: 1 | 2
  readonly content: 'goods' | 'category'
  readonly source: 'order' | 'shipment' | 'month'
  readonly remark: string
  readonly parts: readonly { readonly partKey: string; readonly amount: number }[]
}
type Chosen = Pick<CommandInput, 'titleId' | 'receiverId' | 'invoiceType'>

function snapshotOf({ title, taxNumber, regAddress, regPhone, bankName, bankAccount }: Title): TitleSnapshot {
  return { title, taxNumber, regAddress, regPhone, bankName, bankAccount }
}

/** Title and receiver as they are now. Refusals: `titleGone`, `addressGone`, `notQualified`. */
async function documentNamesOf(
  tx: Transaction,
  memberId: number,
  chosen: Chosen,
): Promise<{ title: TitleSnapshot; receiver: InvoiceReceiver } | Failure> {
  const title = await titleOf(tx, chosen.titleId, memberId)
  if (!title) return failure('invoice.titleGone', {}, { field: 'titleId' })
  if (chosen.invoiceType === 2 && title.qualification !== 'APPROVED') return failure('invoice.notQualified', {}, { field: 'invoiceType' })
  const found = await invoiceAddressOf(tx, chosen.receiverId, memberId)
  if (!found) return failure('invoice.addressGone', {}, { field: 'receiverId' })
  const { receiver, phone, email, address } = found
  return { title: snapshotOf(title), receiver: { receiver, phone, email, address } }
}

/** The wished amounts in fen by part; a part named twice is summed. */
function amountsOf(parts: CommandInput['parts']): ReadonlyMap<string, bigint> | Failure {
  const amounts = new Map<string, bigint>()
  for (const { partKey, amount } of parts) {
    const fen = fenOfNumber(amount)
    if (fen === undefined || fen <= 0n) return failure('invoice.amountWrong', {}, { field: 'parts' })
    amounts.set(partKey, (amounts.get(partKey) ?? 0n) + fen)
  }
  return amounts
}

/**
 * What is wished for, judged against every checkout that it touches. Checkouts are locked in the order of their ids, so
 * that two applications at once do not take the same money. Refusals: `partGone`, `tooMuch`.
 */
async function claimed(
  tx: Transaction,
  memberId: number,
  storeId: number,
  amounts: ReadonlyMap<string, bigint>,
): Promise<readonly Balances[] | Failure> {
  const keys = [...amounts.keys()]
  const orderLineIds = keys.filter((key) => !key.startsWith('f')).map(Number)
  const orderIds = keys.filter((key) => key.startsWith('f')).map((key) => Number(key.slice(1)))
  const all: Balances[] = []
  const seen = new Set<string>()
  for (const payOrderId of await checkoutsOf(tx, memberId, { storeId, orderLineIds, orderIds })) {
    await lockNamed(tx, `invoice.checkout ${payOrderId}`)
    const balances = await balancesOf(tx, payOrderId)
    const theirs = new Set(
      balances.orders.filter((order) => order.memberId === memberId && order.storeId === storeId).map((order) => order.orderId),
    )
    for (const [key, part] of balances.parts) if (theirs.has(part.orderId)) seen.add(key)
    const excess = excessOf(balances.claims, amounts)
    if (excess)
      return failure(
        'invoice.tooMuch',
        { name: balances.parts.get(excess.key)?.nameZh ?? '', most: yuanText(excess.most) },
        { field: 'parts' },
      )
    all.push(balances)
  }
  return keys.every((key) => seen.has(key)) ? all : failure('invoice.partGone', {}, { field: 'parts' })
}

function lineOf(
  part: InvoiceablePartBalance,
  amount: bigint,
  of: { readonly content: 'goods' | 'category'; readonly orderSn: string; readonly lineNo: number },
): Omit<InvoiceLine, 'reddened'> {
  const isFreight = part.orderLineId === null
  const freight = translate('zh', invoiceMessages)('freight')
  const goods = of.content === 'category' ? part.categoryName || part.nameZh : part.nameZh
  return {
    lineNo: of.lineNo,
    orderId: part.orderId,
    orderSn: of.orderSn,
    orderLineId: part.orderLineId,
    // Freight charged with goods belongs to their price and bears their rate.
    itemName: itemName(part.shortName, isFreight ? freight : goods),
    spec: of.content === 'goods' ? part.specZh : '',
    unitName: isFreight ? '' : unitOf(part.unitCode).zh,
    quantity: isFreight ? '' : printedShare(part, amount),
    amount,
    taxRateBp: part.taxRateBp,
    tax: splitVat(amount, BigInt(part.taxRateBp)).tax,
  }
}

function linesOf(
  all: readonly Balances[],
  amounts: ReadonlyMap<string, bigint>,
  content: 'goods' | 'category',
): Omit<InvoiceLine, 'reddened'>[] {
  const named = all.flatMap(({ parts, orders }) =>
    [...parts].flatMap(([key, part]) => {
      const amount = amounts.get(key)
      const orderSn = orders.find((order) => order.orderId === part.orderId)?.orderSn ?? ''
      return amount === undefined ? [] : [{ part, amount, orderSn }]
    }),
  )
  return named.map(({ part, amount, orderSn }, index) => lineOf(part, amount, { content, orderSn, lineNo: index + 1 }))
}

/**
 * Applies for one invoice of one store (flows.md F7). Refusals: `invoice.titleGone`, `addressGone`, `notQualified`,
 * `amountWrong`, `partGone`, `tooMuch`.
 */
export async function applyInvoice(call: Call, tx: Transaction, wish: CommandInput): Promise<Invoice | Failure> {
  const { memberId } = memberOf(call)
  const act = actorContext(call)
  const papers = await documentNamesOf(tx, memberId, wish)
  if (isFailure(papers)) return papers
  const amounts = amountsOf(wish.parts)
  if (isFailure(amounts)) return amounts
  const all = await claimed(tx, memberId, wish.storeId, amounts)
  if (isFailure(all)) return all
  const [store] = await storesByIds(tx, [wish.storeId])
  if (!store) return failure('invoice.partGone', {}, { field: 'parts' })
  const lines = linesOf(all, amounts, wish.content)
  const today = dayOf(act.now)
  const dueAt = endOfDay(addDays(today, await issueDays(tx)))
  const invoiceId = await addInvoice(tx, {
    ...papers,
    memberId,
    storeId: wish.storeId,
    invoiceType: wish.invoiceType,
    content: wish.content,
    source: wish.source,
    seller: { name: store.companyName, taxNumber: store.creditCode, phone: store.phone },
    remark: wish.remark,
    total: sumFen(lines.map((line) => line.amount)),
    tax: sumFen(lines.map((line) => line.tax)),
    day: today.slice(2).replaceAll('-', ''),
    at: act.now,
    dueAt,
    lines,
  })
  const made = await invoiceOf(tx, invoiceId, null)
  if (!made) throw new Error('an invoice that was just applied for is not there')
  const { actor, channel, requestId } = act
  const facts = { total: yuanText(made.total), orders: [...new Set(lines.map((line) => line.orderSn))] }
  const trace = { actor, channel, requestId, entity: 'invoice', entityId: made.invoiceSn }
  await audit(tx, { ...trace, action: 'invoice.apply', without: 'creation', to: 'APPLIED', facts })
  await schedule(tx, { entity: 'invoice', entityId: invoiceId, event: 'remind', dueAt })
  await emitInvoiceMoved(tx, made, 'APPLIED')
  return made
}

/** Changes title, receiver and kind of an application; a rejected one goes to the store again. Refusals as for `applyInvoice`. */
export async function editInvoice(
  call: Call,
  tx: Transaction,
  invoice: Invoice,
  wish: Chosen & { readonly remark: string },
): Promise<Invoice | Failure> {
  const papers = await documentNamesOf(tx, invoice.memberId, wish)
  if (isFailure(papers)) return papers
  const moved = await moveInvoice(tx, invoice, { event: 'edit', who: 'buyer', act: actorContext(call), change: { reason: '' } })
  if (isFailure(moved)) return moved
  await rewriteApplication(tx, invoice.invoiceId, { ...papers, invoiceType: wish.invoiceType, remark: wish.remark })
  return (await invoiceOf(tx, invoice.invoiceId, null)) ?? failure('api.notFound')
}
