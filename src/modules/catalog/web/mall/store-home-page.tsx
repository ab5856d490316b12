import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { speakPage } from '../../../../api/page-words.ts'
import { structuredMeta } from '../../../../api/structured-data.ts'
import { load, visit } from '../../../../api/visit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { whenSeen } from '../../../../ui/feedback/when-seen.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { storeDecor } from '../../../store/contract-desk.ts'
import { storePosts } from '../../../store/contract-post.ts'
import { goodsList } from '../../contract-search.ts'
import { ListCards } from '../parts/list-cards.tsx'
import { shownCard } from '../parts/shown-card.ts'
import { StorePapers } from '../parts/store-about.tsx'
import { storeAddress } from '../parts/store-address.ts'
import { storeSections } from '../parts/store-built.ts'
import { storeFrame, storePageWords, vidOf } from '../parts/store-frame.ts'
import { StorePage } from '../parts/store-head.tsx'
import { storeStructure } from '../parts/store-structure.ts'
import { useListWords } from '../use-list-words.ts'
import { usePlaceWords } from '../use-place-words.ts'
import type { zh } from '../words-place.zh.ts'

const mostPosts = 5
// Few stores are decorated or have built their home.
const StoreSections = whenSeen(() => import('../parts/store-built-sections.tsx').then((module) => module.StoreSections))
const StoreDecor = whenSeen(() => import('../parts/store-decor.tsx').then((module) => module.StoreDecor))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await storeFrame(context, vidOf(request))
  const { storeId } = frame.info.store
  const here = visit(context)
  const sections = await storeSections(here, storeId, new URL(request.url).searchParams.get('preview') === 'draft')
  const shared = { frame, sections, structured: storeStructure(frame.info, here), ...storePageWords(context) }
  if (sections.length > 0) return { ...shared, goods: [], news: [], decor: { pictures: [], content: '' } }
  const [goods, news, decor] = await Promise.all([
    load(context, goodsList, { storeId, pageSize: 24, facets: 0 }),
    load(context, storePosts, { vid: storeId, pageSize: mostPosts }),
    load(context, storeDecor, { vid: storeId }),
  ])
  return { ...shared, goods: goods.list.map(shownCard), news: news.list, decor }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { store } = loaderData.frame.info
  const t = speakPage<typeof zh>(loaderData, 'catalogPlace')
  const { origin } = rootOf(matches)
  const head = pageHead(matches, {
    title: store.storeName,
    description: store.description || t('storeDescription', { name: store.storeName, city: store.city, count: loaderData.frame.total }),
    canonical: origin + storeAddress(store.storeId),
  })
  return [...head, ...structuredMeta(loaderData.structured)]
}

/** A store's home as its staff built it, else its goods beside what it says of itself. */
export default function StoreHomePage() {
  const { frame, sections, goods, news, decor } = useLoaderData<typeof loader>()
  const t = usePlaceWords()
  const l = useListWords()
  const { info, total } = frame
  const { storeId } = info.store
  if (sections.length > 0)
    return (
      <StorePage frame={frame} tab="home">
        <StoreSections sections={sections} info={info} />
      </StorePage>
    )
  return (
    <StorePage frame={frame} tab="home">
      <div className="wrap sto-b">
        <aside className="col g3">
          <Panel title={t('introduction')}>
            <p className="prose">{info.store.description}</p>
          </Panel>
          {news.length > 0 && (
            <Panel title={t('news')}>
              <ul className="lst">
                {news.map((post) => (
                  <li key={post.newsId}>
                    <Anchor to={`/store/news/info?newsId=${post.newsId}`} className="el" prefetch={false}>
                      {post.title}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <StorePapers info={info} />
        </aside>
        <section className="col g3">
          {(decor.pictures.length > 0 || decor.content !== '') && <StoreDecor decor={decor} />}
          <div className="row">
            <h2 className="t18 b6">{t('storeGoods')}</h2>
            <span className="sp" />
            <ButtonLink size="sm" to={`/store/goods?vid=${storeId}`}>
              {t('allGoods', { count: total })}
            </ButtonLink>
          </div>
          {goods.length === 0 ? <Empty panel title={t('noGoods')} /> : <ListCards goods={goods} busy={false} t={l} />}
        </section>
      </div>
    </StorePage>
  )
}
