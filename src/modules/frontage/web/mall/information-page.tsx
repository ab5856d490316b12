import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { itemListData, structuredMeta } from '../../../../api/structured-data.ts'
import { load, visit } from '../../../../api/visit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { MoreLink, Panel } from '../../../../ui/layout/panel.tsx'
import { pictureName } from '../../../catalog/web/public.ts'
import { articleList } from '../../../content/contract.ts'
import { informationAddress, informationListAddress } from '../parts/information-address.ts'
import { InformationAside } from '../parts/information-aside.tsx'
import { InformationRows, InformationTitles } from '../parts/information-rows.tsx'
import { sideData } from '../parts/information-side.ts'
import { useInformationWords, type InformationSource } from '../use-information-words.ts'
import { informationWords } from '../words-information.ts'
import '../information.css'

const newest = 7
const perCategory = 5

/** The front of news and knowledge; banners of the specification carry `informationId`, which leads to that article. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('informationId')
  if (asked !== null) throw redirect(`/information/detail?informationId=${encodeURIComponent(asked)}`, 301)
  const here = visit(context)
  const { list, categories } = await load(context, articleList, { pageSize: newest })
  const blocks = await Promise.all(
    categories.map(async ({ category, categoryName }) => {
      const found = await load(context, articleList, { category, pageSize: perCategory })
      return { category, categoryName, rows: found.list.map(({ articleId, title, publishedAt }) => ({ articleId, title, publishedAt })) }
    }),
  )
  return { list, blocks, side: await sideData(here), ...pageWords(here.lang, informationWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<InformationSource>(loaderData, 'frontageInformation')
  const { origin } = rootOf(matches)
  const paths = loaderData.list.map((one) => informationAddress(one.articleId))
  return [
    ...pageHead(matches, { title: t('title'), description: t('description'), canonical: `${origin}/information` }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: 'RSS', href: '/information/rss.xml' },
    ...structuredMeta([itemListData(origin, paths)]),
  ]
}

export default function InformationPage() {
  const { list, blocks, side } = useLoaderData<typeof loader>()
  const t = useInformationWords()
  const [top, ...rest] = list
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('title') }]} />
      <h1 className="sr">{t('title')}</h1>
      <nav className="pan inf-c" aria-label={t('categories')}>
        <Anchor className="chip" to={informationListAddress({})}>
          {t('all')}
        </Anchor>
        {blocks.map((block) => (
          <Anchor key={block.category} className="chip" to={informationListAddress({ category: block.category })}>
            {block.categoryName}
          </Anchor>
        ))}
      </nav>
      <div className="inf">
        <div className="col g3">
          {top && (
            <Anchor className="pan inf-1" to={informationAddress(top.articleId)}>
              <Picture src={pictureName(top.cover)} alt="" width={480} priority />
              <div>
                <h2 className="t20 b6">{top.title}</h2>
                <p className="c2 el2">{top.summary}</p>
                <p className="t12 c3">{`${top.categoryName} · ${top.author} · ${top.publishedAt.slice(0, 10)}`}</p>
              </div>
            </Anchor>
          )}
          <Panel title={t('newest')} more={<MoreLink to={informationListAddress({})}>{t('more')}</MoreLink>}>
            <InformationRows rows={rest} />
          </Panel>
          <div className="inf-g">
            {blocks.map((block) => (
              <Panel
                key={block.category}
                title={block.categoryName}
                more={<MoreLink to={informationListAddress({ category: block.category })}>{t('more')}</MoreLink>}
              >
                <InformationTitles rows={block.rows} />
              </Panel>
            ))}
          </div>
        </div>
        <InformationAside side={side} />
      </div>
    </main>
  )
}
