import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Call } from '../../../api/handler.ts'
import { parseQuantity, quantityText } from '../../../kernel/quantity/quantity.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { parseLineQuantity, skusInTransaction } from '../../basket/server/public.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import { precisionOf, type UnitKind } from '../../catalog/rules/sale-quantity.ts'
import { maxProjectLines, type ListKind } from '../endpoints.ts'
import { createProject, ownerOf, auditProject } from './project-commands.ts'
import type { ListedLine } from './material-list.ts'
import { linesOfProject, lockProject, projectOf, replaceLines, type Project } from './project-repository.ts'

type Edit = { readonly place: number; readonly number: string; readonly remark: string }
type EditWish = { readonly projectId: number; readonly lines: readonly Edit[]; readonly expectedVersion: number }

/**
 * Quantity, remark and order of a list's lines; a place that is not named is removed. Goods and unit stay what they are.
 * Refusals: `project.gone`, `api.stale`, `project.goodsGone` for another quantity of goods that are gone, `basket.badNumber`,
 * `basket.outOfRange`.
 */
export function editLines(call: Call, wish: EditWish): Promise<Project | Failure> {
  return call.app.inTransaction<Project | Failure>(async (tx) => {
    const of = await lockProject(tx, ownerOf(call), wish.projectId)
    if (!of) return failure('project.gone')
    const before = await linesOfProject(tx, of.id)
    const places = new Set(wish.lines.map((line) => line.place))
    // A place twice or beyond the end belongs to another state of the list than this one.
    const isStale =
      of.version !== wish.expectedVersion || places.size < wish.lines.length || wish.lines.some(({ place }) => !before[place - 1])
    if (isStale) return failure('api.stale')
    const after = await editedLines(call, tx, before, wish.lines)
    return isFailure(after) ? after : saveLines(call, tx, of, { before, after })
  })
}

async function editedLines(
  call: Call,
  tx: Transaction,
  before: readonly ListedLine[],
  wish: readonly Edit[],
): Promise<ListedLine[] | Failure> {
  const skus = await skusInTransaction(
    call,
    tx,
    before.map((line) => line.productId),
  )
  const after: ListedLine[] = []
  for (const [index, { place, number, remark }] of wish.entries()) {
    const old = before[place - 1]
    if (!old) return failure('api.stale')
    const asked = number === old.number ? number : numberText(skus.get(old.productId), { number, unit: old.unit, lang: call.lang })
    if (isFailure(asked)) return failure(asked.code, asked.facts, { field: `lines.${index}.number` })
    after.push({ ...old, number: asked, remark })
  }
  return after
}

export function numberText(sku: SkuForSale | undefined, asked: { number: string; unit: UnitKind; lang: Call['lang'] }): string | Failure {
  if (!sku) return failure('project.goodsGone', {}, { field: 'number' })
  const number = parseLineQuantity(sku, asked)
  return isFailure(number) ? number : quantityText(number, precisionOf(sku, asked.unit))
}

type AddWish = {
  readonly projectId: number
  readonly title: string
  readonly kind: ListKind
  readonly productId: number
  readonly number: string
  readonly unit: UnitKind
}

/** Goods into a list, or a new list with them. Refusals: `project.goodsGone`, `gone`, `titleRequired`, `full`, and those of a quantity. */
export function addGoods(call: Call, wish: AddWish): Promise<Project | Failure> {
  return call.idempotent<Project | Failure>(async (tx) => {
    const sku = (await skusInTransaction(call, tx, [wish.productId])).get(wish.productId)
    const number = sku?.onSale ? numberText(sku, { ...wish, lang: call.lang }) : failure('project.goodsGone')
    if (isFailure(number) || !sku) return isFailure(number) ? number : failure('project.goodsGone')
    const line: ListedLine = { productId: wish.productId, unit: wish.unit, number, remark: '' }
    if (wish.projectId === 0) return createProject(call, tx, { title: wish.title, note: '', takenFrom: '', kind: wish.kind, lines: [line] })
    const of = await lockProject(tx, ownerOf(call), wish.projectId)
    if (!of) return failure('project.gone')
    const before = await linesOfProject(tx, of.id)
    const after = withLine(before, line, precisionOf(sku, wish.unit))
    return after.length > maxProjectLines ? failure('project.full', { max: maxProjectLines }) : saveLines(call, tx, of, { before, after })
  })
}

/** The same goods in the same unit add up; a quantity that the unit no longer knows stands beside them. */
function withLine(before: readonly ListedLine[], line: ListedLine, precision: number): ListedLine[] {
  const place = before.findIndex((listedLine) => listedLine.productId === line.productId && listedLine.unit === line.unit)
  const there = parseQuantity(before[place]?.number ?? '', precision)
  const more = parseQuantity(line.number, precision)
  if (there === undefined || more === undefined) return [...before, line]
  return before.map((listedLine, index) =>
    index === place ? { ...listedLine, number: quantityText(there + more, precision) } : listedLine,
  )
}

export async function saveLines(
  call: Call,
  tx: Transaction,
  project: Project,
  { before, after }: { before: readonly ListedLine[]; after: readonly ListedLine[] },
): Promise<Project | Failure> {
  await replaceLines(tx, project.id, after, call.app.clock.now())
  await auditProject(call, tx, 'project.lines', project.id, { diff: { lines: [toldLines(before), toldLines(after)] } })
  return (await projectOf(tx, ownerOf(call), project.id)) ?? failure('project.gone')
}

const toldLines = (lines: readonly ListedLine[]): string =>
  lines.map(({ productId, number, remark }) => `${productId} × ${number}${remark === '' ? '' : ` (${remark})`}`).join('; ')
