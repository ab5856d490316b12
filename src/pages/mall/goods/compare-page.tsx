import { useEffect } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { goodsByIds, goodsComparison } from '../../../modules/catalog/endpoints-goods.ts'
import { comparisonGroups, comparisonIds } from '../../../modules/comparison/rules/comparison-set.ts'
import { compareAddress, useComparePicks } from '../../../modules/comparison/ui/compare-picks.ts'
import { CompareTable } from './compare-table.tsx'
import { useBrowseMessages, type BrowseMessageSource } from './use-messages.ts'
import { browseMessages } from './messages.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import './browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('productIds')
  const ids = comparisonIds(asked ?? '')
  const words = pageMessages(pageContextOf(context).lang, browseMessages, goodsMessages)
  const goods = ids.length === 0 ? [] : await load(context, goodsByIds, { productIds: ids.join(',') })
  const groups = comparisonGroups(goods)
  if (groups.length > 1)
    return {
      contrast: null,
      mixed: groups.map((group) => ({ name: group[0]?.goodsName ?? '', ids: group.map((one) => one.defaultProductId) })),
      gone: 0,
      named: true,
      ...words,
    }
  const contrast = goods.length === 0 ? null : await load(context, goodsComparison, { productIds: ids.join(',') })
  return { contrast, mixed: [], gone: ids.length - goods.length, named: asked !== null, ...words }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<BrowseMessageSource>(loaderData, 'catalogBrowse')
  // A comparison is its reader's own: search engines have the goods themselves.
  return pageHead(matches, { title: t('contrastTitle'), description: t('contrastDescription') })
}

export default function ContrastPage() {
  const { contrast, mixed, gone, named } = useLoaderData<typeof loader>()
  const t = useBrowseMessages()
  useOwnPicks(named)
  return (
    <main id="main" className="wrap">
      <div className="row g3 br-h">
        <h1 className="t20 b6">{t('contrastTitle')}</h1>
        {gone > 0 && <span className="c3 t13">{t('gone', { count: gone })}</span>}
      </div>
      {contrast && <CompareTable contrast={contrast} />}
      {mixed.length > 0 && (
        <Empty
          panel
          icon="circle-alert"
          title={t('contrastMixed')}
          help={t('contrastMixedHelp')}
          actions={mixed.map((group) => (
            <ButtonLink key={group.name} to={compareAddress(group.ids)}>
              {t('keepCategory', { name: group.name, count: group.ids.length })}
            </ButtonLink>
          ))}
        />
      )}
      {!contrast && mixed.length === 0 && (
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
