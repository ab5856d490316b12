import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { failure } from '../../../../kernel/failure/failure.ts'
import { categoryInfo, categoryTree, listByPId } from '../../../taxonomy/endpoints-categories.ts'
import { pathTo, categoryPicturesOf, presentCategory, type CategoryNode } from './category-view.ts'
import { type IndexRefresher, type SearchSnapshot, newestSnapshot } from '../index/index-refresher.ts'
import { nameIn } from '../index/taxonomy-snapshot.ts'

type Around = {
  readonly kept: SearchSnapshot
  readonly childrenOf: (id: number) => CategoryNode[]
  readonly present: (id: number) => CategoryNode | null
}

async function around(keeper: IndexRefresher, call: Call): Promise<Around> {
  const kept = await newestSnapshot(keeper, call)
  const about = { lang: call.lang, pictures: await categoryPicturesOf(kept, call) }
  return {
    kept,
    childrenOf: (id) => (kept.frame.children.get(id) ?? []).map((categoryRecord) => presentCategory(kept, categoryRecord, about)),
    present: (id) => {
      const category = kept.frame.categories.get(id)
      return category ? presentCategory(kept, category, about) : null
    },
  }
}

/** Category menu, tree and the way to one category. */
export function categoryHandlers(keeper: IndexRefresher): Handler[] {
  return [
    handle(listByPId, async (input, call) => {
      const { kept, childrenOf } = await around(keeper, call)
      const level = input.categoryId === 0 ? 0 : kept.frame.categories.get(input.categoryId)?.grade
      if (input.grade !== undefined && input.grade !== level) return []
      return childrenOf(input.categoryId).map((child) => ({ ...child, children: childrenOf(child.categoryId) }))
    }),
    handle(categoryTree, async (_input, call) => {
      const { childrenOf } = await around(keeper, call)
      return childrenOf(0).map((top) => ({
        ...top,
        children: childrenOf(top.categoryId).map((middle) => ({ ...middle, children: childrenOf(middle.categoryId) })),
      }))
    }),
    handle(categoryInfo, async (input, call) => {
      const { kept, childrenOf, present } = await around(keeper, call)
      const category = present(input.categoryId)
      if (!category) return failure('api.notFound')
      const path = pathTo(kept, input.categoryId).map((categoryRecord) => ({
        categoryId: categoryRecord.categoryId,
        categoryName: nameIn(call.lang, categoryRecord),
        grade: categoryRecord.grade,
        pid: categoryRecord.parentId,
      }))
      return { category, path, siblings: childrenOf(category.pid), children: childrenOf(category.categoryId) }
    }),
  ]
}
