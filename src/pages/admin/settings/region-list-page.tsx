import { Alert, Input } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminRegionList } from '../../../modules/site/endpoints-regions.ts'
import { RegionDialog, type AdminRegion } from './region-dialog.tsx'
import { RegionTable } from './region-table.tsx'
import { regionMessages } from './messages.ts'

const filterNames = ['under', 'words'] as const
type Editing = AdminRegion | { readonly above: string; readonly aboveName: string }

/** Provinces, cities and districts: names in both languages, order, and where goods are delivered. */
export default function RegionPage() {
  const t = useMessages(regionMessages)
  const { values, set } = useFilters(filterNames)
  const parentCode = /^([0-9]{2}){1,2}$/.test(values.under) ? values.under : ''
  const keyword = values.words.trim()
  const list = useCall(adminRegionList, { parentCode, keyword })
  const [editing, setEditing] = useState<Editing | null>(null)
  const above = list.data?.above ?? []
  const closed = above.find((one) => one.isEnabled === 0)
  const here = above.find((one) => one.code === parentCode)
  const done = () => {
    setEditing(null)
    list.reload()
  }
  const bar = (
    <>
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
      </nav>
      <span className="sp" />
      <Input.Search
        key={values.words}
        allowClear
        style={{ width: 260 }}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={40}
        defaultValue={values.words}
        onSearch={(words) => set({ words, under: '' })}
      />
      <Button tone="brand" icon="plus" onClick={() => setEditing({ above: parentCode, aboveName: here?.name ?? '' })}>
        {t('add')}
      </Button>
    </>
  )
  return (
    <>
      <ConsoleList
        label={t('regions')}
        head={closed && <Alert banner type="warning" title={t('closedAbove', { name: closed.name })} />}
        bar={bar}
        call={list}
        empty={<Empty icon="map-pin" title={t(keyword === '' ? 'none' : 'nothing')} />}
      >
        {({ list: regions }) => (
          <>
            {keyword !== '' && <p className="t13 c3 flt">{t('found', { words: keyword, count: regions.length })}</p>}
            <RegionTable
              regions={regions}
              isOrdered={keyword === ''}
              onOpen={(under) => set({ under, words: '' })}
              onEdit={setEditing}
              onDone={list.reload}
            />
          </>
        )}
      </ConsoleList>
      {editing && <RegionDialog of={editing} onDone={done} onClose={() => setEditing(null)} />}
    </>
  )
}
