import { Popconfirm } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot, type StateTone } from '../../../ui/basic/tag.tsx'
import { ownFirst } from '../../../ui/console/in-own-language.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { adminTopicDelete, adminTopicList } from '../../../modules/site/endpoints-topics.ts'
import { TopicForm, type AdminTopic } from './topic-form.tsx'
import { pageBuilderMessages } from '../../../modules/page-builder/messages.ts'

const tones: Readonly<Record<AdminTopic['state'], StateTone>> = {
  running: 'ok',
  coming: 'info',
  ended: 'quiet',
  off: 'quiet',
  unpublished: 'warn',
}
const filterNames = [] as const
const builderOf = (topicId: number) => `/admin/page/builder?topicId=${topicId}`

/** Topics and campaigns: what they are called, when they run, and the way to their page in the builder. */
export default function TopicListPage() {
  const t = useMessages(pageBuilderMessages)
  const go = useNavigate()
  const list = useList('admin.topics', filterNames)
  const call = useCall(adminTopicList, {})
  const [open, setOpen] = useState<AdminTopic | 'new' | null>(null)
  const done = (topicId: number) => {
    // A new topic has no page yet: that is built next.
    if (open === 'new') return void go(builderOf(topicId))
    setOpen(null)
    call.reload()
  }
  const columns = useTopicColumns(setOpen, call.reload)
  return (
    <>
      <List
        label={t('topics')}
        list={list}
        call={call}
        rows={(topics) => topics}
        keyOf={({ topicId }) => topicId}
        columns={columns}
        head={<PanelHead title={t('topics')} sub={t('topicsHelp')} />}
        actions={
          <>
            <ButtonLink to="/admin/page/builder">{t('homePage')}</ButtonLink>
            <Button tone="brand" icon="plus" onClick={() => setOpen('new')}>
              {t('addTopic')}
            </Button>
          </>
        }
        empty={<Empty icon="layout-grid" title={t('noTopics')} />}
      />
      {open && <TopicForm topic={open === 'new' ? null : open} onClose={() => setOpen(null)} onDone={done} />}
    </>
  )
}

type Acts = { readonly onEdit: (topic: AdminTopic) => void; readonly onDone: () => void }

function useTopicColumns(onEdit: Acts['onEdit'], onDone: Acts['onDone']): readonly ListColumn<AdminTopic>[] {
  const lang = useLanguage()
  const t = useMessages(pageBuilderMessages)
  const from = ({ startsAt }: AdminTopic) => (startsAt ? fullTime(startsAt) : t('atOnce'))
  const until = ({ endsAt }: AdminTopic) => (endsAt ? fullTime(endsAt) : t('forever'))
  return [
    {
      key: 'title',
      title: t('bannerTitle'),
      as: 'title',
      sort: 'title',
      text: ({ titleZh, titleEn }) => ownFirst(lang, titleZh, titleEn)[0],
      cell: ({ titleZh, titleEn }) => <div className="t12 c3">{ownFirst(lang, titleZh, titleEn)[1]}</div>,
    },
    { key: 'kind', title: t('topicKind'), isTight: true, sort: 'kind', text: ({ kind }) => t(`topicKind_${kind}`) },
    {
      key: 'versions',
      title: t('versions'),
      isTight: true,
      text: ({ versionZh, versionEn }) => `${t('inZh')} ${versionZh || '—'} · ${t('inEn')} ${versionEn || '—'}`,
    },
    {
      key: 'period',
      title: t('period'),
      isTight: true,
      sort: 'period',
      text: (topic) => `${from(topic)} – ${until(topic)}`,
      cell: (topic) => (
        <span className="t12 num">
          {from(topic)}
          <br />
          {until(topic)}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      as: 'state',
      sort: 'state',
      text: ({ state }) => t(`topicState_${state}`),
      cell: ({ state }) => <StateDot tone={tones[state]}>{t(`topicState_${state}`)}</StateDot>,
    },
    {
      key: 'actions',
      title: t('actions'),
      as: 'actions',
      cell: (topic) => <TopicActs topic={topic} onEdit={onEdit} onDone={onDone} />,
    },
  ]
}

function TopicActs({ topic, onEdit, onDone }: Acts & { readonly topic: AdminTopic }) {
  const t = useMessages(pageBuilderMessages)
  const { act } = useAct(adminTopicDelete)
  const remove = async () => {
    if (await act({ topicId: topic.topicId }, t('deleted'))) onDone()
  }
  return (
    <>
      <ButtonLink size="sm" to={builderOf(topic.topicId)}>
        {t('buildPage')}
      </ButtonLink>
      <Button size="sm" aria-label={`${t('edit')} ${topic.titleZh}`} onClick={() => onEdit(topic)}>
        {t('edit')}
      </Button>
      {topic.state === 'running' && (
        <Anchor className="btn sm gh" to={`/topic?topicId=${topic.topicId}`}>
          {t('seePage')}
        </Anchor>
      )}
      <Popconfirm title={t('sureDeleteTopic')} okText={t('delete')} cancelText={t('cancel')} onConfirm={() => void remove()}>
        <Button size="sm" tone="ghost" aria-label={`${t('delete')} ${topic.titleZh}`}>
          {t('delete')}
        </Button>
      </Popconfirm>
    </>
  )
}
