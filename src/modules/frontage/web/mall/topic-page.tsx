import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { useUnpacked } from '../../../../api/browser/use-unpacked.ts'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pack } from '../../../../api/packed.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { visit } from '../../../../api/visit.ts'
import { Picture } from '../../../../ui/basic/picture.tsx'
import { Empty, Note } from '../../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../../ui/layout/breadcrumb.tsx'
import { goodsWords } from '../../../catalog/web/public.ts'
import { BuiltSection } from '../parts/built-section.tsx'
import { TopicCards } from '../parts/topic-card.tsx'
import { topicPageData, topicsOf, type ShownTopic, type TopicPageData } from '../parts/topic-data.ts'
import { useTopicWords, type TopicSource } from '../use-topic-words.ts'
import { homeWords } from '../words-home.ts'
import { topicWords } from '../words-topic.ts'
import '../../../../ui/styles/home.css'
import '../home.css'
import '../topic.css'

/** A topic by `topicId` as it was published, for content staff its draft at `preview=draft`; without one, all topics. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const here = visit(context)
  const query = new URL(request.url).searchParams
  const asked = query.get('topicId')
  const worded = pageWords(here.lang, topicWords, homeWords, goodsWords)
  if (asked === null) return { ...worded, head: null, page: null, topics: await topicsOf(here, 'topic') }
  const page = await topicPageData(here, asked, query.get('preview') === 'draft')
  // Search engines are told of what is shown to everybody.
  const head = { ...page.topic, isDraft: page.isDraft }
  return { ...worded, head, page: pack(page), topics: [] }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<TopicSource>(loaderData, 'frontageTopic')
  const { origin } = rootOf(matches)
  const { head } = loaderData
  if (!head) return pageHead(matches, { title: t('topicsTitle'), description: t('topicsDescription'), canonical: `${origin}/topic` })
  return pageHead(matches, {
    title: head.title,
    description: head.summary || t('topicsDescription'),
    canonical: head.isDraft ? undefined : `${origin}/topic?topicId=${head.topicId}`,
    image: head.picture === '' ? undefined : origin + head.picture,
  })
}

export default function TopicPage() {
  const { page, topics } = useLoaderData<typeof loader>()
  return page ? <OneTopic packed={page} /> : <AllTopics topics={topics} />
}

function OneTopic({ packed }: { packed: NonNullable<Awaited<ReturnType<typeof loader>>['page']> }) {
  const { topic, sections, isDraft }: TopicPageData = useUnpacked(packed)
  const t = useTopicWords()
  return (
    <main id="main">
      <div className="wrap">
        <Breadcrumb
          label={t('breadcrumb')}
          trail={[{ text: t('home'), to: '/' }, { text: t('topics'), to: '/topic' }, { text: topic.title }]}
        />
        {isDraft && <Note tone="warn">{t('preview')}</Note>}
        <header className="tpc-h spangle">
          <div>
            <h1>{topic.title}</h1>
            {topic.summary !== '' && <p>{topic.summary}</p>}
            {topic.period !== '' && <p className="t13">{topic.period}</p>}
          </div>
          {topic.picture !== '' && <Picture src={topic.picture} alt="" width={360} height={200} priority />}
        </header>
      </div>
      {sections.map((section) => (
        <BuiltSection key={section.id} section={section} />
      ))}
      <div className="tpc-e" />
    </main>
  )
}

function AllTopics({ topics }: { topics: readonly ShownTopic[] }) {
  const t = useTopicWords()
  return (
    <main id="main" className="wrap tpc-e">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('topics') }]} />
      <div className="sec-h">
        <h1 className="t20 b6">{t('topicsTitle')}</h1>
      </div>
      {topics.length === 0 ? <Empty panel icon="layout-grid" title={t('noTopics')} /> : <TopicCards topics={topics} />}
    </main>
  )
}
