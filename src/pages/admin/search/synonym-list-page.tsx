import { Popconfirm } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { synonymDelete, synonymList } from '../../../modules/search/endpoints-synonyms.ts'
import { SynonymForm } from './synonym-form.tsx'
import { synonymMessages } from './messages.ts'

type Synonym = OutputOf<typeof synonymList>['list'][number]
// `add` is a word that a search did not find: its form is open at once.
const filterNames = ['keyword', 'add'] as const

/** What buyers type and what the mall calls it: kept by the platform, used by every search at once. */
export default function SynonymListPage() {
  const t = useMessages(synonymMessages)
  const { values, set, ...list } = useList('admin.synonyms', filterNames)
  const call = useCall(synonymList, { keyword: values.keyword, current: list.page, pageSize: list.size })
  const [open, setOpen] = useState<Synonym | 'new' | null>(null)
  const close = () => {
    setOpen(null)
    if (values.add) set({ add: '' })
  }
  const done = () => {
    close()
    call.reload()
  }
  const columns = useSynonymColumns(setOpen, done)
  return (
    <>
      <List
        label={t('title')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ word }) => word}
        columns={columns}
        head={
          <PanelHead title={t('title')} sub={t('help')}>
            <Button tone="brand" size="sm" icon="plus" onClick={() => setOpen('new')}>
              {t('add')}
            </Button>
          </PanelHead>
        }
        filters={<KeywordFilter label={t('find')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />}
        pages={({ total }) => ({ total })}
        empty={<Empty icon="search-x" title={t('empty')} help={t('emptyHelp')} />}
      />
      {(open || values.add) && (
        <SynonymForm from={open === 'new' ? null : open} word={values.add.slice(0, 40)} onClose={close} onDone={done} />
      )}
    </>
  )
}

function useSynonymColumns(onEdit: (synonym: Synonym) => void, onDone: () => void): readonly ListColumn<Synonym>[] {
  const t = useMessages(synonymMessages)
  const { act: remove } = useAct(synonymDelete)
  const removed = async ({ word, version }: Synonym) => {
    if (await remove({ word, version }, t('removed'))) onDone()
  }
  return [
    { key: 'word', title: t('word'), as: 'title', text: ({ word }) => word },
    {
      key: 'meanings',
      title: t('meanings'),
      text: ({ meanings }) => meanings.join(', '),
      cell: ({ meanings }) => (
        <div className="row g1 flex-wrap">
          {meanings.map((meaning) => (
            <Tag key={meaning} small>
              {meaning}
            </Tag>
          ))}
        </div>
      ),
    },
    { key: 'changed', title: t('changed'), isTight: true, text: ({ updatedAt }) => fullTime(updatedAt) },
    {
      key: 'actions',
      title: t('actions'),
      as: 'actions',
      cell: (of) => (
        <>
          <Button size="sm" onClick={() => onEdit(of)}>
            {t('edit')}
          </Button>
          <Popconfirm title={t('sureRemove')} okText={t('remove')} cancelText={t('cancel')} onConfirm={() => void removed(of)}>
            <Button size="sm" tone="ghost">
              {t('remove')}
            </Button>
          </Popconfirm>
          <Anchor to={`/goods/list?keyword=${encodeURIComponent(of.word)}`} className="lk t12 nw">
            {t('tryIt')}
          </Anchor>
        </>
      ),
    },
  ]
}
