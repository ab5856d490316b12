import { data } from 'react-router'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { MissingPage } from '../../../rendering/page/missing-page.ts'
import type { PageContext } from '../../../rendering/page/page-context.ts'
import { formatDate } from '../../../kernel/time/format-date.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { adminPageDraft } from '../../../modules/site/endpoints-pages.ts'
import { adminTopicList, topicDetail, topicList, type topicKinds } from '../../../modules/site/endpoints-topics.ts'
import { topicMessages } from './messages.ts'
import { loadSectionData } from '../../../modules/page-builder/ui/sections/load-section-data.ts'
import type { Block, PageSection } from '../../../modules/page-builder/ui/sections/section-model.ts'
import { buildSections } from '../../../modules/page-builder/ui/sections/build-sections.ts'

type Listed = OutputOf<typeof topicList>[number]
/** A topic as its card shows it; `period` is empty when it has no end. */
export type ShownTopic = Pick<Listed, 'topicId' | 'title' | 'summary' | 'picture' | 'state'> & { readonly period: string }
export type TopicPageData = { readonly topic: ShownTopic; readonly sections: readonly PageSection[]; readonly isDraft: boolean }

function shownTopic(here: PageContext, topic: Listed): ShownTopic {
  const { topicId, title, summary, picture, state, startsAt, endsAt } = topic
  const t = translate(here.lang, topicMessages)
  const day = (moment: string) => ({ date: formatDate(new Date(moment), here.lang) })
  const period = state === 'coming' && startsAt !== '' ? t('from', day(startsAt)) : endsAt === '' ? '' : t('until', day(endsAt))
  return { topicId, title, summary, picture, state, period }
}

/** Topics of a kind that run or are to come. */
export async function loadTopics(here: PageContext, kind: (typeof topicKinds)[number]): Promise<readonly ShownTopic[]> {
  return ((await here.call(topicList, { kind })).data ?? []).map((topic) => shownTopic(here, topic))
}

/** What a topic that is not there answers: 404 with topics to look at instead. */
async function missingTopic(here: PageContext) {
  const t = translate(here.lang, topicMessages)
  const running = (await loadTopics(here, 'topic')).filter((one) => one.state === 'running')
  const page: MissingPage = {
    code: 'api.notFound',
    title: t('missingTitle'),
    help: running.length > 0 ? t('missingHelp') : '',
    heading: t('topics'),
    instead: running.slice(0, 4).map((one) => ({
      address: `/topic?topicId=${one.topicId}`,
      name: one.title,
      spec: one.summary,
      image: one.picture.replace(/^\/media\//, ''),
      price: one.period,
    })),
  }
  return data(page, { status: 404 })
}

/** The draft of a topic for staff who asks for it; null for everybody else, who the calls refuse. */
async function draftOf(here: PageContext, topicId: number): Promise<{ topic: Listed; blocks: readonly Block[] } | null> {
  const [draft, topics] = await Promise.all([
    here.call(adminPageDraft, { pageKey: `topic-${topicId}`, lang: here.lang }),
    here.call(adminTopicList, {}),
  ])
  const found = topics.data?.find((one) => one.topicId === topicId)
  if (!found || !draft.data) return null
  const english = here.lang === 'en'
  const title = (english && found.titleEn) || found.titleZh
  const summary = (english && found.summaryEn) || found.summaryZh
  return { topic: { ...found, title, summary, state: 'running' }, blocks: draft.data.blocks }
}

/** A topic with everything that its blocks show. */
export async function loadTopicPage(here: PageContext, asked: string, preview: boolean): Promise<TopicPageData> {
  const topicId = /^[1-9][0-9]{0,9}$/.test(asked) ? Number(asked) : 0
  const draft = preview && topicId > 0 ? await draftOf(here, topicId) : null
  const found = draft ?? (topicId > 0 ? (await here.call(topicDetail, { topicId })).data : undefined)
  if (!found) throw await missingTopic(here)
  const { blocks } = found
  const topic = 'topic' in found ? found.topic : found
  return { topic: shownTopic(here, topic), sections: buildSections(blocks, await loadSectionData(here, blocks)), isDraft: draft !== null }
}
