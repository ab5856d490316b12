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
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
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
const builderOf = (topicId: number) => `/admin/page/builder?topicId=${topicId}`

/** Topics and campaigns: what they are called, when they run, and the way to their page in the builder. */
export default function TopicListPage() {
  const t = useMessages(pageBuilderMessages)
  const go = useNavigate()
  const list = useCall(adminTopicList, {})
  const [open, setOpen] = useState<AdminTopic | 'new' | null>(null)
  const done = (topicId: number) => {
    // A new topic has no page yet: that is built next.
    if (open === 'new') return void go(builderOf(topicId))
    setOpen(null)
    list.reload()
  }
  return (
    <>
      <ConsoleList
        label={t('topics')}
        bar={
          <>
            <span className="t13 c3">{t('topicsHelp')}</span>
            <span className="sp" />
            <ButtonLink to="/admin/page/builder">{t('homePage')}</ButtonLink>
            <Button tone="brand" icon="plus" onClick={() => setOpen('new')}>
              {t('addTopic')}
            </Button>
          </>
        }
        call={list}
        empty={<Empty icon="layout-grid" title={t('noTopics')} />}
      >
        {(topics) => <TopicTable topics={topics} onEdit={setOpen} onDone={list.reload} />}
      </ConsoleList>
      {open && <TopicForm topic={open === 'new' ? null : open} onClose={() => setOpen(null)} onDone={done} />}
    </>
  )
}

type TableProps = { readonly topics: readonly AdminTopic[]; readonly onEdit: (topic: AdminTopic) => void; readonly onDone: () => void }

function TopicTable({ topics, onEdit, onDone }: TableProps) {
  const lang = useLanguage()
  const t = useMessages(pageBuilderMessages)
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th>{t('bannerTitle')}</th>
            <th>{t('topicKind')}</th>
            <th>{t('versions')}</th>
            <th>{t('period')}</th>
            <th>{t('state')}</th>
            <th>{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.topicId}>
              <td>
                <div className="b5">{ownFirst(lang, topic.titleZh, topic.titleEn)[0]}</div>
                <div className="t12 c3">{ownFirst(lang, topic.titleZh, topic.titleEn)[1]}</div>
              </td>
              <td className="nw">{t(`topicKind_${topic.kind}`)}</td>
              <td className="t12 nw">
                {t('inZh')} {topic.versionZh || '—'} · {t('inEn')} {topic.versionEn || '—'}
              </td>
              <td className="t12 num nw">
                {topic.startsAt ? fullTime(topic.startsAt) : t('atOnce')}
                <br />
                {topic.endsAt ? fullTime(topic.endsAt) : t('forever')}
              </td>
              <td className="nw">
                <StateDot tone={tones[topic.state]}>{t(`topicState_${topic.state}`)}</StateDot>
              </td>
              <td>
                <TopicActs topic={topic} onEdit={onEdit} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TopicActs({ topic, onEdit, onDone }: Omit<TableProps, 'topics'> & { readonly topic: AdminTopic }) {
  const t = useMessages(pageBuilderMessages)
  const { act } = useAct(adminTopicDelete)
  const remove = async () => {
    if (await act({ topicId: topic.topicId }, t('deleted'))) onDone()
  }
  return (
    <div className="row g1">
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
    </div>
  )
}
