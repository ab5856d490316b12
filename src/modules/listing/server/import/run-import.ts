import type { AppContext } from '../../../../api/handler.ts'
import { audit, type Actor } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { parseQuantity, quantityText } from '../../../../kernel/quantity/quantity.ts'
import { parseUnitPrice, unitPriceText } from '../../../../kernel/money/unit-price.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { missingAttributes } from '../../rules/check-document.ts'
import { joinRows, readImportRow, type ImportOptions, type JoinedGoods, type ReadRow } from '../../rules/read-import-row.ts'
import { adjustStock, onHandAt } from '../adjust-own-stock.ts'
import { addRevision } from '../revisions/revision-repository.ts'
import { importOptionsOf } from './import-options.ts'
import { columnHead, linesOf, type SheetLine } from './import-sheet.ts'
import { finishImport, importById, sourceOf, startImport, stepImport, type ImportRecord, type LineProblem } from './import-repository.ts'
import { ownSku, type SellerActor, type OwnSku } from '../../../catalog/server/public.ts'
import type { SheetReader } from '../ports.ts'
import { setPrice } from '../set-own-price.ts'

type Sku = Extract<ReadRow, { kind: 'sku' }>
/** One piece of work: all of it or nothing, with the lines that it stands on. */
type Piece =
  | { readonly kind: 'bad'; readonly lines: readonly number[]; readonly problems: readonly LineProblem[] }
  | { readonly kind: 'sku'; readonly lines: readonly number[]; readonly sku: Sku }
  | {
      readonly kind: 'goods'
      readonly lines: readonly number[]
      readonly goods: JoinedGoods['goods']
      readonly lacks: readonly LineProblem[]
    }

/**
 * Works off an import piece by piece; every piece commits with its progress, so a run that broke off goes on where it stood and
 * nothing is taken twice. Rows that cannot be taken are told with their column and reason and stop no other row.
 */
export async function runImport(app: AppContext, readSheet: SheetReader, importId: number): Promise<void> {
  const record = await importById(app.read, importId)
  const source = await sourceOf(app.read, importId)
  if (!record || !source || record.state === 'done' || record.state === 'refused') return
  const lines = linesOf(await readSheet(source), record.lang)
  if ('code' in lines) return app.inTransaction((tx) => end(tx, record, { refusal: lines, at: app.clock.now() }))
  const pieces = piecesOf(lines, await importOptionsOf(app.read, record.storeId), record)
  if (!(await app.inTransaction((tx) => startImport(tx, importId, lines.length)))) return
  let done = 0
  for (const piece of pieces) {
    if (done >= record.doneCount) await take(app, record, { piece, doneBefore: done })
    done += piece.lines.length
  }
  await app.inTransaction((tx) => end(tx, record, { refusal: null, at: app.clock.now() }))
}

function piecesOf(lines: readonly SheetLine[], frame: ImportOptions, { lang }: ImportRecord): Piece[] {
  const bad: Piece[] = []
  const skus: Piece[] = []
  const goods: { line: number; goods: JoinedGoods['goods'] }[] = []
  for (const { line, fields, problems } of lines) {
    const read = problems.length > 0 ? null : readImportRow(fields, frame)
    if (read === null) bad.push({ kind: 'bad', lines: [line], problems })
    else if (read.kind === 'goods') goods.push({ line, goods: read.goods })
    else if (read.kind === 'sku') skus.push({ kind: 'sku', lines: [line], sku: read })
    else {
      const told = read.problems.map(({ column, code, facts }) => ({
        line,
        column,
        code,
        facts: { ...facts, ...('column' in facts ? { column: columnHead(column, lang) } : {}) },
      }))
      bad.push({ kind: 'bad', lines: [line], problems: told })
    }
  }
  return [...bad, ...skus, ...joinRows(goods).map((joined) => ({ kind: 'goods' as const, ...joined, lacks: lacksOf(joined, frame, lang) }))]
}

/** What a draft still lacks before it can be proposed, told at its first line: the draft is kept. */
function lacksOf({ goods, lines }: JoinedGoods, { required }: ImportOptions, lang: Language): LineProblem[] {
  const wanted = required.get(goods.categoryId) ?? []
  const missing = missingAttributes(
    goods,
    wanted.map(({ code }) => code),
  )
  const [line = 0] = lines
  return wanted
    .filter(({ code }) => missing.includes(code))
    .map((one) => ({ line, column: 'attributes', code: 'catalog.rowAttributeMissing', facts: { name: one[lang] } }))
}

async function take(app: AppContext, record: ImportRecord, { piece, doneBefore }: { piece: Piece; doneBefore: number }): Promise<void> {
  const count = piece.lines.length
  const none = { doneBefore, done: count, good: 0, drafts: 0, skus: 0 }
  const failed = (problems: readonly LineProblem[]) => app.inTransaction((tx) => stepImport(tx, record.importId, { ...none, problems }))
  if (piece.kind === 'bad') return void (await failed(piece.problems))
  const outcome = await app.inTransaction(async (tx) => {
    const made = { drafts: piece.kind === 'goods' ? 1 : 0, skus: piece.kind === 'sku' ? 1 : 0 }
    // The step first: a second run waits for its row and then finds the step taken.
    if (!(await stepImport(tx, record.importId, { ...none, ...made, good: count, problems: piece.kind === 'goods' ? piece.lacks : [] })))
      return null
    return piece.kind === 'goods' ? keepDraft(tx, record, { goods: piece.goods, at: app.clock.now() }) : writeSku(tx, record, piece.sku)
  })
  if (outcome === null) return
  const [line = 0] = piece.lines
  const column = outcome.field === 'onHand' ? 'stock' : outcome.code === 'api.notFound' ? 'productId' : (outcome.field ?? 'retailPrice')
  const isUnknown = outcome.code === 'api.notFound' && piece.kind === 'sku'
  const told = isUnknown
    ? { code: 'catalog.rowProduct', facts: { value: piece.sku.productId } }
    : { code: outcome.code, facts: outcome.facts }
  await failed([{ line, column, ...told }])
}

async function keepDraft(tx: Transaction, record: ImportRecord, { goods, at }: { goods: JoinedGoods['goods']; at: Date }): Promise<null> {
  const { storeId, memberId, importId } = record
  await addRevision(tx, { storeId, goodsId: null, document: goods, base: null, memberId, importId, at })
  return null
}

const actorOf = (record: ImportRecord): Actor => ({ kind: 'store', id: record.memberId, name: record.memberName })

const sameAsNow = (prices: NonNullable<Sku['prices']>, now: OwnSku) =>
  parseUnitPrice(prices.retail) === now.retail.price && parseUnitPrice(prices.business) === now.business.price

async function writeSku(tx: Transaction, record: ImportRecord, asked: Sku): Promise<Failure | null> {
  const hand: SellerActor = { storeIds: [record.storeId], actor: actorOf(record), requestId: `import:${record.importId}` }
  const sku = await ownSku(tx, asked.productId, hand.storeIds)
  if (!sku) return failure('api.notFound')
  // A row exported and handed in again changes nothing, also where a formula makes the price.
  if (asked.prices && !sameAsNow(asked.prices, sku)) {
    const text = (price: bigint | null) => (price === null ? null : unitPriceText(price))
    const old = { oldRetailPrice: text(sku.retail.price), oldBusinessPrice: text(sku.business.price) }
    const { retail: retailPrice, business: businessPrice } = asked.prices
    const set = await setPrice(tx, { productId: asked.productId, retailPrice, businessPrice, ...old }, hand)
    if ('failed' in set) return set
  }
  if (!asked.stock) return null
  const onHand = await onHandAt(tx, asked.productId, asked.stock.warehouseId)
  const oldOnHand = quantityText(onHand, sku.precision)
  if (parseQuantity(asked.stock.onHand, sku.precision) === onHand) return null
  const { productId } = asked
  const moved = await adjustStock(tx, { productId, ...asked.stock, oldOnHand, reason: record.fileName.slice(0, 200) }, hand)
  return 'failed' in moved ? moved : null
}

async function end(tx: Transaction, record: ImportRecord, how: { refusal: ImportRecord['refusal']; at: Date }): Promise<void> {
  await finishImport(tx, record.importId, how.refusal, how.at)
  const now = await importById(tx, record.importId)
  await audit(tx, {
    actor: actorOf(record),
    channel: 'job',
    requestId: `import:${record.importId}`,
    action: 'goods.import',
    entity: 'goodsImport',
    entityId: record.importId,
    from: record.state,
    to: how.refusal ? 'refused' : 'done',
    facts: { rows: now?.rowCount ?? 0, taken: now?.goodCount ?? 0, drafts: now?.draftCount ?? 0, skus: now?.skuCount ?? 0 },
  })
}
