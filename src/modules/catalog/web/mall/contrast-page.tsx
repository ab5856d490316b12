import { useEffect } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { load, visit } from '../../../../api/visit.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { goodsByIds, goodsContrast } from '../../contract-goods.ts'
import { contrastGroups, contrastIds } from '../../rules/contrast-set.ts'
import { contrastAddress, useComparePicks } from '../parts/compare-picks.ts'
import { ContrastTable } from '../parts/contrast-table.tsx'
import { useBrowseWords, type BrowseSource } from '../use-browse-words.ts'
import { browseWords } from '../words-browse.ts'
import { goodsWords } from '../words-goods.ts'
import '../browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('productIds')
  const ids = contrastIds(asked ?? '')
  const words = pageWords(visit(context).lang, browseWords, goodsWords)
  const goods = ids.length === 0 ? [] : await load(context, goodsByIds, { productIds: ids.join(',') })
  const groups = contrastGroups(goods)
  if (groups.length > 1)
    return {
      contrast: null,
      mixed: groups.map((group) => ({ name: group[0]?.goodsName ?? '', ids: group.map((one) => one.defaultProductId) })),
      gone: 0,
      named: true,
      ...words,
    }
  const contrast = goods.length === 0 ? null : await load(context, goodsContrast, { productIds: ids.join(',') })
  return { contrast, mixed: [], gone: ids.length - goods.length, named: asked !== null, ...words }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<BrowseSource>(loaderData, 'catalogBrowse')
  // A comparison is its reader's own: search engines have the goods themselves.
  return pageHead(matches, { title: t('contrastTitle'), description: t('contrastDescription') })
}

export default function ContrastPage() {
  const { contrast, mixed, gone, named } = useLoaderData<typeof loader>()
  const t = useBrowseWords()
  useOwnPicks(named)
  return (
    <main id="main" className="wrap">
      <div className="row g3 br-h">
        <h1 className="t20 b6">{t('contrastTitle')}</h1>
        {gone > 0 && <span className="c3 t13">{t('gone', { count: gone })}</span>}
      </div>
      {contrast && <ContrastTable contrast={contrast} />}
      {mixed.length > 0 && (
        <Empty
          panel
          icon="circle-alert"
          title={t('contrastMixed')}
          help={t('contrastMixedHelp')}
          actions={mixed.map((group) => (
            <ButtonLink key={group.name} to={contrastAddress(group.ids)}>
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
    if (!named && picks.length > 0) void navigate(contrastAddress(picks.map((pick) => pick.productId)), { replace: true })
  }, [named, picks, navigate])
}
