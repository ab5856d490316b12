import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { categoryAddress } from '../../../modules/taxonomy/ui/category-address.ts'
import { SeriesCards } from './series/series-cards.tsx'
import { loadSizeMatrix, requestedSeries, seriesOverview } from './series/series-data.ts'
import { SizeMatrix } from './series/size-matrix.tsx'
import { useBrowseMessages, type BrowseMessageSource } from './use-messages.ts'
import { useGoodsMessages } from '../../../modules/catalog/ui/use-messages.ts'
import { browseMessages } from './messages.ts'
import { goodsMessages, quantityMessages } from '../../../modules/catalog/messages.ts'
import './browse.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const words = pageMessages(pageContextOf(context).lang, browseMessages, goodsMessages, quantityMessages)
  const { all, series, category } = await requestedSeries(context, new URL(request.url).searchParams)
  const matrix = category ? await loadSizeMatrix(context, category.categoryId, series) : null
  const overview = category ? [] : await seriesOverview(context, all)
  return {
    all,
    overview,
    category,
    name: series?.seriesName ?? category?.categoryName ?? '',
    seriesId: series?.seriesId ?? null,
    matrix,
    ...words,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<BrowseMessageSource>(loaderData, 'catalogBrowse')
  const { category, seriesId, name } = loaderData
  const query = seriesId ? `?seriesId=${seriesId}` : category ? `?categoryId=${category.categoryId}` : ''
  return pageHead(matches, {
    title: category ? t('seriesTitle', { name }) : t('allSeries'),
    description: category ? t('seriesDescription', { name }) : t('allSeriesDescription'),
    canonical: `${rootOf(matches).origin}/goods/series${query}`,
  })
}

export default function SeriesPage() {
  const { all, overview, category, name, seriesId, matrix } = useLoaderData<typeof loader>()
  const t = useBrowseMessages()
  const g = useGoodsMessages()
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
      {overview.length > 0 && <SeriesCards list={overview} />}
      {category && all.length > 0 && (
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
