import { Alert } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminRegionList } from '../../../modules/site/endpoints-regions.ts'
import { RegionDialog, type AdminRegion } from './region-dialog.tsx'
import { useRegionColumns } from './region-columns.tsx'
import { regionMessages } from './messages.ts'

const filterNames = ['under', 'words'] as const
type Editing = AdminRegion | { readonly above: string; readonly aboveName: string }

/** Provinces, cities and districts: names in both languages, order, and where goods are delivered. */
export default function RegionPage() {
  const t = useMessages(regionMessages)
  const { values, set, ...list } = useList('admin.regions', filterNames)
  const parentCode = /^([0-9]{2}){1,2}$/.test(values.under) ? values.under : ''
  const keyword = values.words.trim()
  const call = useCall(adminRegionList, { parentCode, keyword })
  const [editing, setEditing] = useState<Editing | null>(null)
  const above = call.data?.above ?? []
  const closed = above.find((one) => one.isEnabled === 0)
  const here = above.find((one) => one.code === parentCode)
  const done = () => {
    setEditing(null)
    call.reload()
  }
  const columns = useRegionColumns({
    regions: call.data?.list ?? [],
    isOrdered: keyword === '',
    onOpen: (under) => set({ under, words: '' }),
    onEdit: setEditing,
    onDone: call.reload,
  })
  const path = (
    <nav className="row g1 wrp" aria-label={t('regions')}>
      <Button size="sm" tone="ghost" onClick={() => set({ under: '', words: '' })}>
        {t('china')}
      </Button>
      {keyword === '' &&
        above.map((one) => (
          <span key={one.code} className="row g1">
            <span className="c3" aria-hidden="true">
              /
            </span>
            <Button
              size="sm"
              tone="ghost"
              aria-current={one.code === parentCode ? 'page' : undefined}
              onClick={() => set({ under: one.code })}
            >
              {one.name}
            </Button>
          </span>
        ))}
      {keyword !== '' && <span className="t13 c3">{t('found', { words: keyword, count: call.data?.list.length ?? 0 })}</span>}
    </nav>
  )
  return (
    <>
      <List
        label={t('regions')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ code }) => code}
        columns={columns}
        head={
          <>
            {closed && <Alert banner type="warning" title={t('closedAbove', { name: closed.name })} />}
            <div className="flt">{path}</div>
          </>
        }
        filters={<KeywordFilter label={t('search')} value={values.words} maxLength={40} onSearch={(words) => set({ words, under: '' })} />}
        actions={
          <Button tone="brand" icon="plus" onClick={() => setEditing({ above: parentCode, aboveName: here?.name ?? '' })}>
            {t('add')}
          </Button>
        }
        empty={<Empty icon="map-pin" title={t(keyword === '' ? 'none' : 'nothing')} />}
      />
      {editing && <RegionDialog of={editing} onDone={done} onClose={() => setEditing(null)} />}
    </>
  )
}
