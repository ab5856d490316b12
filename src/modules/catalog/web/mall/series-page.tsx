import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { load, visit } from '../../../../api/visit.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { categoryInfo } from '../../contract-category.ts'
import { goodsDetail } from '../../contract-goods.ts'
import { goodsList } from '../../contract-search.ts'
import { seriesMatrix } from '../../rules/series-matrix.ts'
import { categoryAddress } from '../parts/category-address.ts'
import { SizeMatrix } from '../parts/size-matrix.tsx'
import { useBrowseWords, type BrowseSource } from '../use-browse-words.ts'
import { browseWords } from '../words-browse.ts'
import { goodsWords } from '../words-goods.ts'
import '../browse.css'

const mostColumns = 5

export async function loader({ context, request }: LoaderFunctionArgs) {
  const categoryId = new URL(request.url).searchParams.get('categoryId') ?? '0'
  const { category } = await load(context, categoryInfo, { categoryId })
  const { list } = await load(context, goodsList, { categoryId: category.categoryId, pageSize: mostColumns, facets: 0 })
  const goods = await Promise.all(list.map((one) => load(context, goodsDetail, { productId: one.defaultProductId })))
  const rows = seriesMatrix(goods).map((row) => ({
    size: row.size,
    cells: row.cells.map((sku) => sku && { productId: sku.productId, price: sku.goodsPrice, stock: sku.productStock }),
  }))
  const columns = goods.map(({ goodsId, productId, goodsName, store, priceUnit, minBuyNum, buyStep, isRequireEnquiry }) => ({
    goodsId,
    productId,
    goodsName,
    storeName: store.storeName,
    priceUnit,
    minBuyNum,
    buyStep,
    isRequireEnquiry,
  }))
  return { category, columns, rows, ...pageWords(visit(context).lang, browseWords, goodsWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<BrowseSource>(loaderData, 'catalogBrowse')
  const { categoryId, categoryName: name } = loaderData.category
  return pageHead(matches, {
    title: t('seriesTitle', { name }),
    description: t('seriesDescription', { name }),
    canonical: `${rootOf(matches).origin}/goods/series?categoryId=${categoryId}`,
  })
}

export default function SeriesPage() {
  const { category, columns, rows } = useLoaderData<typeof loader>()
  const t = useBrowseWords()
  const title = t('seriesTitle', { name: category.categoryName })
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={title} trail={[{ text: category.categoryName, to: categoryAddress(category) }, { text: title }]} />
      <div className="row g3 br-h">
        <h1 className="t20 b6">{title}</h1>
        <span className="c3 t13">{t('seriesSub')}</span>
        <span className="sp" />
        <ButtonLink to={categoryAddress(category)}>{t('toList')}</ButtonLink>
      </div>
      {rows.length === 0 ? (
        <Empty panel icon="package-search" title={t('seriesEmpty')} actions={<ButtonLink to="/goods/category">{t('browse')}</ButtonLink>} />
      ) : (
        <SizeMatrix columns={columns} rows={rows} />
      )}
    </main>
  )
}
