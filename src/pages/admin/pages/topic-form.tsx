import { Form, Input, Segmented } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { PictureField } from '../../../ui/console/picture-field.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { adminTopicSave, topicKinds, type adminTopicList } from '../../../modules/site/endpoints-topics.ts'
import { pageBuilderMessages } from '../../../modules/page-builder/messages.ts'
import { EnabledField, PeriodField, ScheduledContentDrawer } from './scheduled-content-drawer.tsx'
import { uploadContentImage } from '../../../modules/page-builder/ui/editor/block-fields.tsx'

export type AdminTopic = OutputOf<typeof adminTopicList>[number]
type Props = { readonly topic: AdminTopic | null; readonly onClose: () => void; readonly onDone: (topicId: number) => void }

function startOf(topic: AdminTopic | null) {
  const { kind, titleZh, titleEn, summaryZh, summaryEn, picture, isOn, startsAt, endsAt } = topic ?? emptyTopic
  return { kind, titleZh, titleEn, summaryZh, summaryEn, picture, isOn, startsAt, endsAt }
}

const emptyTopic = {
  kind: 'topic' as const,
  titleZh: '',
  titleEn: '',
  summaryZh: '',
  summaryEn: '',
  picture: '',
  isOn: 1 as const,
  startsAt: '',
  endsAt: '',
}

/** What a topic is called and when it runs; its page is built in the page builder. */
export function TopicForm({ topic, onClose, onDone }: Props) {
  const t = useMessages(pageBuilderMessages)
  const { act, busy } = useAct(adminTopicSave)
  const [typed, setTyped] = useState(() => startOf(topic))
  const { settle } = useUnsaved(typed)
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const save = async () => {
    const done = await act({ ...typed, ...(topic ? { topicId: topic.topicId, version: topic.version } : {}) }, t('saved'))
    if (!done?.data) return
    settle()
    onDone(done.data.topicId)
  }
  const line = (name: 'titleZh' | 'titleEn' | 'summaryZh' | 'summaryEn', most: number) => (
    <Form.Item label={t(`topic_${name}`)} htmlFor={`topic-${name}`} required={name === 'titleZh'}>
      {name.startsWith('title') ? (
        <Input id={`topic-${name}`} maxLength={most} value={typed[name]} onChange={(event) => set({ [name]: event.target.value })} />
      ) : (
        <Input.TextArea
          id={`topic-${name}`}
          maxLength={most}
          autoSize={{ minRows: 2, maxRows: 4 }}
          value={typed[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Form.Item>
  )
  return (
    <ScheduledContentDrawer
      title={t(topic ? 'changeTopic' : 'addTopic')}
      busy={busy}
      isNamed={typed.titleZh.trim() !== ''}
      onClose={onClose}
      onSave={() => void save()}
    >
      <Form.Item label={t('topicKind')} help={t(`topicKind_${typed.kind}_help`)}>
        <Segmented
          block
          options={topicKinds.map((value) => ({ value, label: t(`topicKind_${value}`) }))}
          value={typed.kind}
          onChange={(kind) => set({ kind })}
        />
      </Form.Item>
      {line('titleZh', 40)}
      {line('titleEn', 80)}
      {line('summaryZh', 160)}
      {line('summaryEn', 300)}
      <Form.Item label={t('picture')}>
        <PictureField label={t('picture')} value={typed.picture} onChange={(picture) => set({ picture })} upload={uploadContentImage} />
      </Form.Item>
      <PeriodField value={typed} onChange={set} />
      <EnabledField value={typed.isOn} onChange={(isOn) => set({ isOn })} />
    </ScheduledContentDrawer>
  )
}
