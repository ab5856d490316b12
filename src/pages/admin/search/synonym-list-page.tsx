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
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { synonymDelete, synonymList } from '../../../modules/search/endpoints-synonyms.ts'
import { SynonymForm } from './synonym-form.tsx'
import { synonymMessages } from './messages.ts'

type Synonym = OutputOf<typeof synonymList>['list'][number]
// `add` is a word that a search did not find: its form is open at once.
const filterNames = ['keyword', 'add'] as const
const pageSize = 20

/** What buyers type and what the mall calls it: kept by the platform, used by every search at once. */
export default function SynonymListPage() {
  const t = useMessages(synonymMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const call = useCall(synonymList, { keyword: values.keyword, current: page, pageSize })
  const [open, setOpen] = useState<Synonym | 'new' | null>(null)
  const close = () => {
    setOpen(null)
    if (values.add) set({ add: '' })
  }
  const done = () => {
    close()
    call.reload()
  }
  return (
    <>
      <ConsoleList
        label={t('title')}
        head={
          <PanelHead title={t('title')} sub={t('help')}>
            <Button tone="brand" size="sm" icon="plus" onClick={() => setOpen('new')}>
              {t('add')}
            </Button>
          </PanelHead>
        }
        bar={<KeywordFilter label={t('find')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />}
        call={call}
        empty={<Empty icon="search-x" title={t('empty')} help={t('emptyHelp')} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => <SynonymTable list={list} onEdit={setOpen} onDone={done} />}
      </ConsoleList>
      {(open || values.add) && (
        <SynonymForm from={open === 'new' ? null : open} word={values.add.slice(0, 40)} onClose={close} onDone={done} />
      )}
    </>
  )
}

type TableProps = { readonly list: readonly Synonym[]; readonly onEdit: (synonym: Synonym) => void; readonly onDone: () => void }

function SynonymTable({ list, onEdit, onDone }: TableProps) {
  const t = useMessages(synonymMessages)
  const { act: remove } = useAct(synonymDelete)
  const removed = async ({ word, version }: Synonym) => {
    if (await remove({ word, version }, t('removed'))) onDone()
  }
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('word')}</th>
            <th>{t('meanings')}</th>
            <th>{t('changed')}</th>
            <th>{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.word}>
              <td className="b5">{one.word}</td>
              <td>
                <div className="row g1 flex-wrap">
                  {one.meanings.map((meaning) => (
                    <Tag key={meaning} small>
                      {meaning}
                    </Tag>
                  ))}
                </div>
              </td>
              <td className="num nw t12">{fullTime(one.updatedAt)}</td>
              <td>
                <div className="row g1">
                  <Button size="sm" onClick={() => onEdit(one)}>
                    {t('edit')}
                  </Button>
                  <Popconfirm title={t('sureRemove')} okText={t('remove')} cancelText={t('cancel')} onConfirm={() => void removed(one)}>
                    <Button size="sm" tone="ghost">
                      {t('remove')}
                    </Button>
                  </Popconfirm>
                  <Anchor to={`/goods/list?keyword=${encodeURIComponent(one.word)}`} className="lk t12 nw">
                    {t('tryIt')}
                  </Anchor>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
