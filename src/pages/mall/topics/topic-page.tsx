import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { PageSectionView } from '../../../modules/page-builder/ui/sections/page-section.tsx'
import { TopicCards } from './topic-cards.tsx'
import { loadTopicPage, loadTopics, type ShownTopic, type TopicPageData } from './topic-data.ts'
import { useTopicMessages, type TopicMessageSource } from './use-messages.ts'
import { pageSectionMessages } from '../../../modules/page-builder/messages.ts'
import { topicMessages } from './messages.ts'
import '../../../ui/styles/home.css'
import '../../../modules/page-builder/ui/sections/sections.css'
import './topics.css'

/** A topic by `topicId` as it was published, for content staff its draft at `preview=draft`; without one, all topics. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const here = pageContextOf(context)
  const query = new URL(request.url).searchParams
  const asked = query.get('topicId')
  const worded = pageMessages(here.lang, topicMessages, pageSectionMessages, goodsMessages)
  if (asked === null) return { ...worded, head: null, page: null, topics: await loadTopics(here, 'topic') }
  const page = await loadTopicPage(here, asked, query.get('preview') === 'draft')
  // Search engines are told of what is shown to everybody.
  const head = { ...page.topic, isDraft: page.isDraft }
  return { ...worded, head, page, topics: [] }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<TopicMessageSource>(loaderData, 'frontageTopic')
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
  return page ? <OneTopic {...page} /> : <AllTopics topics={topics} />
}

function OneTopic({ topic, sections, isDraft }: TopicPageData) {
  const t = useTopicMessages()
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
        <PageSectionView key={section.id} section={section} />
      ))}
      <div className="tpc-e" />
    </main>
  )
}

function AllTopics({ topics }: { topics: readonly ShownTopic[] }) {
  const t = useTopicMessages()
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
