import type { Call } from '../../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import type { Queryable, Transaction } from '../../../../kernel/database/transaction.ts'
import { catalogMessages } from '../../../catalog/messages.ts'
import type { CategoryMoveRow } from '../../endpoints-category.ts'
import type { GoodsDocument } from '../../rules/goods-document.ts'
import { beginRevision, saveRevision } from './edit-revision.ts'
import { editorAttributesOf } from './editor-options.ts'
import { liveGoods, type LiveGoods } from './live-document.ts'
import { editableStoresOf } from './move-revision.ts'
import { openRevisionOf, type RevisionRef } from './revision-repository.ts'
import { submitRevision } from './submit-revision.ts'
import { taxonomyNames } from './taxonomy-names.ts'
import { validateDocument } from './validate-document.ts'

type Asked = { readonly goodsIds: readonly number[]; readonly categoryId: number }
type Attributes = Awaited<ReturnType<typeof editorAttributesOf>>

/** What another category would do to own goods. Foreign goods answer as if they did not exist. */
export async function previewCategory({ goodsIds, categoryId }: Asked, call: Call): Promise<{ list: CategoryMoveRow[] } | Failure> {
  const { read } = call.app
  const goods = await ownGoods(read, goodsIds, call)
  if (isFailure(goods)) return goods
  const [attributes, names] = [await editorAttributesOf(categoryId, call), await taxonomyNames(read, call.lang)]
  const list: CategoryMoveRow[] = []
  for (const live of goods) {
    const { document: before } = live
    const problem = await problemOf(read, live, movedDocument(before, categoryId, attributes), call.lang)
    const said = new Set([before.attributes, ...before.skus.map((sku) => sku.axisValues)].flatMap((one) => Object.keys(one)))
    list.push({
      goodsId: live.goodsId,
      goodsName: call.lang === 'en' ? before.nameEn : before.nameZh,
      categoryName: names.categories.get(before.categoryId) ?? '',
      isThere: before.categoryId === categoryId,
      dropped: Object.entries(before.attributes)
        .filter(([code]) => !attributes.some((attribute) => attribute.code === code))
        .map(([code, value]) => ({ label: names.attributes.get(code) ?? code, value })),
      missing: attributes.filter(({ code }) => !said.has(code)).map(({ label }) => label),
      problem: problem === null ? '' : sentence(problem, call),
    })
  }
  return { list }
}

/**
 * Proposes another category for own goods, all of them or none; those that are there already are left alone. Refused where one
 * cannot go there: `catalog.categoryRefused`.
 */
export async function proposeCategory(
  tx: Transaction,
  { goodsIds, categoryId }: Asked,
  call: Call,
): Promise<{ list: RevisionRef[] } | Failure> {
  const goods = await ownGoods(tx, goodsIds, call, true)
  if (isFailure(goods)) return goods
  const attributes = await editorAttributesOf(categoryId, call)
  const list: RevisionRef[] = []
  for (const live of goods.filter((one) => one.document.categoryId !== categoryId)) {
    const document = movedDocument(live.document, categoryId, attributes)
    if ((await problemOf(tx, live, document, call.lang)) !== null) return failure('catalog.categoryRefused')
    const begun = await beginRevision(tx, live.goodsId, call)
    if (isFailure(begun)) return begun
    const saved = await saveRevision(tx, begun, document, call)
    if (isFailure(saved)) return saved
    const proposed = await submitRevision(tx, saved, call)
    if (isFailure(proposed)) return proposed
    list.push({ changeId: proposed.changeId, version: proposed.version })
  }
  return list.length === 0 ? failure('catalog.nothingChanged') : { list }
}

/** Locked in the order of their ids, so that two people who choose the same goods do not wait for each other. */
async function ownGoods(db: Queryable, goodsIds: readonly number[], call: Call, lock = false): Promise<LiveGoods[] | Failure> {
  const stores = editableStoresOf(call)
  const found: LiveGoods[] = []
  for (const goodsId of [...new Set(goodsIds)].toSorted((one, other) => one - other)) {
    const live = await liveGoods(db, goodsId, lock)
    if (!live || !stores.includes(live.storeId)) return failure('api.notFound')
    found.push(live)
  }
  return found
}

/** The goods in another category, without the attributes that it does not have; what tells SKUs apart is never taken away. */
function movedDocument(document: GoodsDocument, categoryId: number, attributes: Attributes): GoodsDocument {
  const kept = Object.entries(document.attributes).filter(([code]) => attributes.some((attribute) => attribute.code === code))
  return { ...document, categoryId, attributes: Object.fromEntries(kept) }
}

async function problemOf(db: Queryable, live: LiveGoods, document: GoodsDocument, lang: Language): Promise<Failure | null> {
  if (live.document.categoryId === document.categoryId) return null
  if (await openRevisionOf(db, live.goodsId)) return failure('catalog.openElsewhere')
  const { problems, hazard } = await validateDocument(db, document, { storeId: live.storeId, live: live.document, lang })
  const [first] = problems
  if (first?.path.includes('.axisValues.')) return failure('catalog.axisForeign')
  if (first) return first.failure
  return hazard.listing === 'blocked' ? failure('catalog.hazardBlocked', { reason: hazard.reason, reasonEn: hazard.reasonEn }) : null
}

function sentence({ code, facts }: Failure, { lang }: Call): string {
  const say = translate(lang, catalogMessages)
  const reason = lang === 'en' ? facts['reasonEn'] : facts['reason']
  return say(code.replace(/^catalog\./, '') as Parameters<typeof say>[0], reason === undefined ? facts : { ...facts, reason })
}
