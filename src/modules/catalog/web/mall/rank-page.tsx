import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { itemListData, structuredMeta } from '../../../../api/structured-data.ts'
import { load, visit } from '../../../../api/visit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { categoryTree } from '../../contract-category.ts'
import { goodsList } from '../../contract-search.ts'
import { goodsAddress } from '../parts/goods-address.ts'
import { GoodsPrice } from '../parts/goods-card.tsx'
import { pictureName } from '../parts/picture-name.ts'
import { listInput } from '../parts/list-address.ts'
import { quantityText } from '../parts/quantity-text.ts'
import { shownCard } from '../parts/shown-card.ts'
import { useBrowseWords, type BrowseSource } from '../use-browse-words.ts'
import { useGoodsWords } from '../use-goods-words.ts'
import { browseWords } from '../words-browse.ts'
import { goodsWords } from '../words-goods.ts'
import '../browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { categoryId } = listInput(new URL(request.url).searchParams)
  const [{ list }, tree] = await Promise.all([
    load(context, goodsList, { categoryId, sort: 'sales', pageSize: 30, facets: 0 }),
    load(context, categoryTree, {}),
  ])
  const ranked = list.filter((one) => one.soldNum > 0).map((one) => ({ ...shownCard(one), soldNum: one.soldNum }))
  return {
    ranked,
    tops: tree.map(({ categoryId: id, categoryName }) => ({ id, categoryName })),
    chosen: categoryId ?? null,
    ...pageWords(visit(context).lang, browseWords, goodsWords),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<BrowseSource>(loaderData, 'catalogBrowse')
  const { origin } = rootOf(matches)
  const paths = loaderData.ranked.map((one) => goodsAddress(one.defaultProductId))
  return [
    ...pageHead(matches, {
      title: t('rankTitle'),
      description: t('rankDescription'),
      canonical: `${origin}/rank${loaderData.chosen === null ? '' : `?categoryId=${loaderData.chosen}`}`,
    }),
    ...structuredMeta([itemListData(origin, paths)]),
  ]
}

export default function RankPage() {
  const { ranked, tops, chosen } = useLoaderData<typeof loader>()
  const t = useBrowseWords()
  const g = useGoodsWords()
  return (
    <main id="main" className="wrap">
      <div className="row g3 br-h">
        <h1 className="t20 b6">{t('rankTitle')}</h1>
        <span className="c3 t13">{t('rankSub')}</span>
      </div>
      <nav className="chips br-l" aria-label={t('categories')}>
        {[{ id: null, categoryName: t('everything') }, ...tops].map((top) => {
          const isHere = String(top.id ?? '') === String(chosen ?? '')
          return (
            <Anchor
              key={top.id ?? 0}
              to={top.id === null ? '/rank' : `/rank?categoryId=${top.id}`}
              className={isHere ? 'chip on' : 'chip'}
              aria-current={isHere ? 'page' : undefined}
            >
              {top.categoryName}
            </Anchor>
          )
        })}
      </nav>
      {ranked.length === 0 ? (
        <Empty
          panel
          icon="trending-up"
          title={t('rankEmpty')}
          help={t('rankEmptyHelp')}
          actions={<ButtonLink to="/goods/list">{t('browse')}</ButtonLink>}
        />
      ) : (
        <ol className="pan rk">
          {ranked.map((one, index) => (
            <li key={one.goodsId}>
              <b className={index < 3 ? 'rk-n num cp' : 'rk-n num c3'} aria-label={t('place', { place: index + 1 })}>
                {index + 1}
              </b>
              <Picture src={pictureName(one.goodsImage)} alt="" width={64} />
              <div className="shopc-n">
                <Anchor to={goodsAddress(one.defaultProductId)} className="b5 t14 el2">
                  {one.goodsName}
                </Anchor>
                <div className="t12 c3 el">{one.specLine}</div>
              </div>
              <div className="rk-p">
                <GoodsPrice goods={one} t={g} size="compact" alone />
                <div className="t12 c3">{t('sold', { count: quantityText(one.soldNum), unit: one.priceUnit })}</div>
              </div>
            </li>
          ))}
        </ol>
      )}
    </main>
  )
}
