import { useEffect } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { goodsByIds, goodsComparison } from '../../../modules/catalog/endpoints-goods.ts'
import { categoryTree } from '../../../modules/taxonomy/endpoints-categories.ts'
import { comparisonGroups, comparisonIds } from '../../../modules/comparison/rules/comparison-set.ts'
import { compareAddress, useComparePicks } from '../../../modules/comparison/ui/compare-picks.ts'
import { Comparison } from './compare-table.tsx'
import { useBrowseMessages, type BrowseMessageSource } from './use-messages.ts'
import { browseMessages } from './messages.ts'
import { goodsMessages, quantityMessages } from '../../../modules/catalog/messages.ts'
import './browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('productIds')
  const ids = comparisonIds(asked ?? '')
  const words = pageMessages(pageContextOf(context).lang, browseMessages, goodsMessages, quantityMessages)
  const goods = ids.length === 0 ? [] : await load(context, goodsByIds, { productIds: ids.join(',') })
  const tree = goods.length === 0 ? [] : await load(context, categoryTree, {})
  const categories = await Promise.all(
    comparisonGroups(goods).map(async (group) => {
      const categoryId = group[0]?.categoryId ?? 0
      const productIds = group.map((one) => one.defaultProductId).join(',')
      return { categoryId, name: categoryNameOf(tree, categoryId), ...(await load(context, goodsComparison, { productIds })) }
    }),
  )
  return { categories, gone: ids.length - goods.length, named: asked !== null, ...words }
}

type Branch = { readonly categoryId: number; readonly categoryName: string; readonly children?: readonly Branch[] }

function categoryNameOf(tree: readonly Branch[], categoryId: number): string {
  for (const branch of tree) {
    const name = branch.categoryId === categoryId ? branch.categoryName : categoryNameOf(branch.children ?? [], categoryId)
    if (name !== '') return name
  }
  return ''
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<BrowseMessageSource>(loaderData, 'catalogBrowse')
  // A comparison is its reader's own: search engines have the goods themselves.
  return pageHead(matches, { title: t('contrastTitle'), description: t('contrastDescription') })
}

export default function ContrastPage() {
  const { categories, gone, named } = useLoaderData<typeof loader>()
  const t = useBrowseMessages()
  useOwnPicks(named)
  return (
    <main id="main" className="wrap">
      <div className="row g3 br-h">
        <h1 className="t20 b6">{t('contrastTitle')}</h1>
        {gone > 0 && <span className="c3 t13">{t('gone', { count: gone })}</span>}
      </div>
      {categories.length > 0 ? (
        <Comparison categories={categories} />
      ) : (
        <Empty
          panel
          icon="package-search"
          title={t('contrastEmpty')}
          help={t('contrastEmptyHelp')}
          actions={<ButtonLink to="/goods/list">{t('browse')}</ButtonLink>}
        />
      )}
    </main>
  )
}

/** An address that names no goods shows what this person has picked. */
function useOwnPicks(named: boolean): void {
  const { picks } = useComparePicks()
  const navigate = useNavigate()
  useEffect(() => {
    if (!named && picks.length > 0) void navigate(compareAddress(picks.map((pick) => pick.productId)), { replace: true })
  }, [named, picks, navigate])
}
