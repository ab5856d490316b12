import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { visit } from '../../../../api/visit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { categoryAddress } from '../parts/category-address.ts'
import { askedSeries, matrixData } from '../parts/series-data.ts'
import { SizeMatrix } from '../parts/size-matrix.tsx'
import { useBrowseWords, type BrowseSource } from '../use-browse-words.ts'
import { useGoodsWords } from '../use-goods-words.ts'
import { browseWords } from '../words-browse.ts'
import { goodsWords } from '../words-goods.ts'
import '../browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const words = pageWords(visit(context).lang, browseWords, goodsWords)
  const { all, series, category } = await askedSeries(context, new URL(request.url).searchParams)
  const matrix = category ? await matrixData(context, category.categoryId, series) : null
  return { all, category, name: series?.seriesName ?? category?.categoryName ?? '', seriesId: series?.seriesId ?? null, matrix, ...words }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<BrowseSource>(loaderData, 'catalogBrowse')
  const { category, seriesId, name } = loaderData
  const query = seriesId ? `?seriesId=${seriesId}` : category ? `?categoryId=${category.categoryId}` : ''
  return pageHead(matches, {
    title: category ? t('seriesTitle', { name }) : t('allSeries'),
    description: category ? t('seriesDescription', { name }) : t('allSeriesDescription'),
    canonical: `${rootOf(matches).origin}/goods/series${query}`,
  })
}

export default function SeriesPage() {
  const { all, category, name, seriesId, matrix } = useLoaderData<typeof loader>()
  const t = useBrowseWords()
  const g = useGoodsWords()
  const title = category ? t('seriesTitle', { name }) : t('allSeries')
  const way = category ? [{ text: category.categoryName, to: categoryAddress(category) }] : []
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={g('breadcrumb')} trail={[...way, { text: title }]} />
      <div className="row g3 br-h">
        <h1 className="t20 b6">{title}</h1>
        <span className="c3 t13">{category ? t('seriesSub') : t('allSeriesSub')}</span>
        <span className="sp" />
        {category && <ButtonLink to={categoryAddress(category)}>{t('toList')}</ButtonLink>}
      </div>
      {all.length > 0 && (
        <nav className="chips br-l" aria-label={t('allSeries')}>
          {all.map((one) => (
            <Anchor
              key={one.seriesId}
              to={`/goods/series?seriesId=${one.seriesId}`}
              className={one.seriesId === seriesId ? 'chip on' : 'chip'}
              aria-current={one.seriesId === seriesId ? 'page' : undefined}
            >
              {one.seriesName}
            </Anchor>
          ))}
        </nav>
      )}
      {matrix && matrix.rows.length > 0 && <SizeMatrix key={name} columns={matrix.columns} rows={matrix.rows} />}
      {(matrix ? matrix.rows.length === 0 : all.length === 0) && (
        <Empty panel icon="package-search" title={t('seriesEmpty')} actions={<ButtonLink to="/goods/category">{t('browse')}</ButtonLink>} />
      )}
    </main>
  )
}
