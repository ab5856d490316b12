import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { StateTabs } from '../../../ui/console/state-tabs.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import {
  adminPageDraft,
  adminPageHistory,
  adminPagePublish,
  adminPageRestore,
  adminPageSave,
} from '../../../modules/site/endpoints-pages.ts'
import { adminTopicList } from '../../../modules/site/endpoints-topics.ts'
import { blocksOfKind } from '../../../modules/site/rules/page-blocks.ts'
import { pageKindOf } from '../../../modules/site/rules/page-key.ts'
import { PageBuilder } from '../../../modules/page-builder/ui/editor/page-builder.tsx'
import { PageHistory } from '../../../modules/page-builder/ui/editor/page-history.tsx'
import { pageBuilderMessages } from '../../../modules/page-builder/messages.ts'
import '../../../modules/page-builder/ui/editor/page-builder.css'

const filterNames = ['page', 'topicId'] as const
type Lang = 'zh' | 'en'

/** The builder of the home page and of topics: blocks, draft, preview, publishing, history, for each language. */
export default function PageBuilderPage() {
  const t = useMessages(pageBuilderMessages)
  const shown = useLanguage()
  const { values, set } = useFilters(filterNames)
  const lang: Lang = values.page === 'en' || values.page === 'zh' ? values.page : shown
  const topicId = /^[1-9][0-9]{0,9}$/.test(values.topicId) ? values.topicId : ''
  const pageKey = topicId === '' ? 'home' : `topic-${topicId}`
  return (
    <section className="pan bld" aria-label={t('pageBuilder')}>
      <div className="flt">
        <PageName topicId={topicId} />
        <span className="sp" />
        <ButtonLink to="/admin/topic/list">{t('allPages')}</ButtonLink>
      </div>
      <StateTabs
        label={t('lang')}
        tabs={[
          { key: 'zh', label: t('inZh') },
          { key: 'en', label: t('inEn') },
        ]}
        current={lang}
        onChange={(page) => set({ page })}
      />
      <DraftBuilder key={`${pageKey} ${lang}`} pageKey={pageKey} lang={lang} />
    </section>
  )
}

function PageName({ topicId }: { topicId: string }) {
  const t = useMessages(pageBuilderMessages)
  const lang = useLanguage()
  const topics = useCall(adminTopicList, topicId === '' ? null : {})
  const topic = topics.data?.find((one) => String(one.topicId) === topicId)
  if (topicId === '') return <b>{t('homePage')}</b>
  return <b>{topic ? (lang === 'en' && topic.titleEn) || topic.titleZh : ''}</b>
}

function DraftBuilder({ pageKey, lang }: { pageKey: string; lang: Lang }) {
  const t = useMessages(pageBuilderMessages)
  const page = { pageKey, lang }
  const draft = useCall(adminPageDraft, page)
  const saving = useAct(adminPageSave)
  const publishing = useAct(adminPagePublish)
  const restoring = useAct(adminPageRestore)
  const kind = pageKindOf(pageKey)
  const first = t(kind === 'home' ? 'shownDefault' : 'emptyPage')
  const address = kind === 'home' ? '/?' : `/topic?topicId=${pageKey.slice('topic-'.length)}&`
  return (
    <PageBuilder
      draft={draft}
      desk={{
        kinds: blocksOfKind[kind],
        first,
        previewAddress: `${address}preview=draft&lang=${lang}`,
        busy: saving.busy || publishing.busy,
        save: async (draftVersion, blocks, done) => (await saving.act({ ...page, draftVersion, blocks }, done))?.data ?? null,
        publish: async (draftVersion, note, done) => (await publishing.act({ ...page, draftVersion, note }, done))?.data ?? null,
        restore: async (draftVersion, version, done) => (await restoring.act({ ...page, draftVersion, version }, done))?.data ?? null,
        history: (onRestore) => <PlatformHistory pageKey={pageKey} lang={lang} first={first} onRestore={onRestore} />,
      }}
    />
  )
}

type HistoryProps = {
  readonly pageKey: string
  readonly lang: Lang
  readonly first: string
  readonly onRestore: (version: number) => void
}

function PlatformHistory({ pageKey, lang, first, onRestore }: HistoryProps) {
  return <PageHistory history={useCall(adminPageHistory, { pageKey, lang })} first={first} onRestore={onRestore} />
}
