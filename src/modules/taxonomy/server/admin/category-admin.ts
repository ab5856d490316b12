import type { Changes } from '../../../../kernel/audit/audit.ts'
import type { z } from 'zod'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { categoryMerge, categorySave, AdminCategory } from '../../endpoints-admin.ts'
import * as store from './category-admin-repository.ts'
import { taxonomyChanged, type TaxonomyAdminCall } from './taxonomy-changed.ts'

type Held = { readonly id: number; readonly version: number }
type Seen = { readonly categoryId: number; readonly expectedVersion: number }

async function heldCategory(tx: Transaction, { categoryId, expectedVersion }: Seen): Promise<AdminCategory | Failure> {
  const category = await store.lockCategory(tx, categoryId)
  if (!category) return failure('api.notFound')
  return category.version === expectedVersion ? category : failure('catalog.changeStale')
}

const idsOf = (goods: readonly { readonly id: number }[]) => goods.map((one) => one.id)

/** Makes a category below a parent of the first two levels, or writes one anew. Attributes that its goods use cannot be taken away. */
export async function saveCategory(
  tx: Transaction,
  asked: z.output<typeof categorySave.input>,
  call: TaxonomyAdminCall,
): Promise<Held | Failure> {
  const { categoryId, attributes, required, nameZh, nameEn, invoiceShortName, pid } = asked
  const words = { nameZh, nameEn, invoiceShortName }
  if (categoryId === 0) return makeCategory(tx, asked, call)
  const old = await heldCategory(tx, asked)
  if ('failed' in old) return old
  if (old.pid !== pid) return failure('catalog.categoryParent')
  const used = (await store.usedAttributes(tx, categoryId)).filter((code) => old.attributes.includes(code) && !attributes.includes(code))
  if (used.length > 0) return failure('catalog.attributeInUse', { codes: used.join(', ') }, { field: 'attributes' })
  await store.updateCategory(tx, categoryId, words)
  await store.setAttributes(tx, categoryId, asked)
  const diff: Changes = {
    nameZh: [old.nameZh, nameZh],
    nameEn: [old.nameEn, nameEn],
    attributes: [old.attributes, attributes],
    required: [old.required, required],
  }
  const goodsIds = idsOf(await store.goodsBelow(tx, categoryId))
  await taxonomyChanged(tx, { action: 'category.save', entity: 'category', entityId: categoryId, diff, goodsIds }, call)
  return { id: categoryId, version: old.version + 1 }
}

async function makeCategory(tx: Transaction, asked: z.output<typeof categorySave.input>, call: TaxonomyAdminCall): Promise<Held | Failure> {
  const { pid, attributes, required, nameZh, nameEn } = asked
  const parent = pid === 0 ? undefined : await store.lockCategory(tx, pid)
  if (pid !== 0 && (!parent || parent.grade === 3)) return failure('catalog.categoryParent', {}, { field: 'pid' })
  // Goods stand in leaves: a leaf that has some cannot become a branch.
  if (parent && (await store.goodsBelow(tx, pid)).length > 0 && parent.attributes.length > 0) return failure('catalog.categoryHasGoods')
  const id = await store.addCategory(tx, { pid, grade: (parent?.grade ?? 0) + 1 }, asked)
  await store.setAttributes(tx, id, asked)
  const diff: Changes = {
    nameZh: [null, nameZh],
    nameEn: [null, nameEn],
    attributes: [null, attributes],
    required: [null, required],
    pid: [null, pid],
  }
  await taxonomyChanged(tx, { action: 'category.make', entity: 'category', entityId: id, diff, goodsIds: [] }, call)
  return { id, version: 1 }
}

/** Changes places with the neighbour; at the end of the row nothing moves. */
export async function moveCategory(
  tx: Transaction,
  asked: Seen & { direction: 'up' | 'down' },
  call: TaxonomyAdminCall,
): Promise<Held | Failure> {
  const category = await heldCategory(tx, asked)
  if ('failed' in category) return category
  const siblings = (await store.allAdminCategories(tx)).filter((one) => one.pid === category.pid)
  const place = siblings.findIndex((sibling) => sibling.categoryId === category.categoryId)
  const other = siblings[place + (asked.direction === 'up' ? -1 : 1)]
  if (!other) return { id: category.categoryId, version: category.version }
  await store.swapCategories(tx, category.categoryId, other.categoryId)
  const diff: Changes = { place: [place, siblings.indexOf(other)] }
  await taxonomyChanged(tx, { action: 'category.move', entity: 'category', entityId: category.categoryId, diff, goodsIds: [] }, call)
  return { id: category.categoryId, version: category.version + 1 }
}

/** Shows or hides a category with all below it. Refused while goods in it are on sale (`catalog.categoryInUse`). */
export async function enableCategory(tx: Transaction, asked: Seen & { enabled: 0 | 1 }, call: TaxonomyAdminCall): Promise<Held | Failure> {
  const category = await heldCategory(tx, asked)
  if ('failed' in category) return category
  const shown = (await store.goodsBelow(tx, category.categoryId)).filter((one) => one.isShown).length
  if (asked.enabled === 0 && shown > 0) return failure('catalog.categoryInUse', { number: shown })
  await store.enableCategories(tx, category.categoryId, asked.enabled === 1)
  const diff: Changes = { enabled: [category.enabled, asked.enabled] }
  await taxonomyChanged(tx, { action: 'category.enable', entity: 'category', entityId: category.categoryId, diff, goodsIds: [] }, call)
  return { id: category.categoryId, version: category.version + 1 }
}

/** Moves all goods of a leaf into another leaf. Refused for branches, for itself, and where the goods use attributes that the other one has not. */
export async function mergeCategory(tx: Transaction, asked: z.output<typeof categoryMerge.input>, call: TaxonomyAdminCall) {
  const category = await heldCategory(tx, asked)
  if ('failed' in category) return category
  const into = asked.intoId === asked.categoryId ? undefined : await store.lockCategory(tx, asked.intoId)
  const parents = new Set((await store.allAdminCategories(tx)).map((one) => one.pid))
  if (!into || into.enabled === 0 || parents.has(into.categoryId) || parents.has(category.categoryId)) return failure('catalog.mergeTarget')
  const lacking = (await store.usedAttributes(tx, category.categoryId)).filter((code) => !into.attributes.includes(code))
  if (lacking.length > 0) return failure('catalog.mergeAttributes', { codes: lacking.join(', ') })
  const goodsIds = idsOf(await store.goodsBelow(tx, category.categoryId))
  await store.moveIntoCategory(tx, category.categoryId, into.categoryId)
  const diff: Changes = { into: [null, into.categoryId] }
  await taxonomyChanged(
    tx,
    { action: 'category.merge', entity: 'category', entityId: category.categoryId, diff, goodsIds, facts: { goods: goodsIds.length } },
    call,
  )
  return { id: category.categoryId, version: category.version + 1, goodsNum: goodsIds.length }
}
