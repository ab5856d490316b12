import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { adminRecordSearch, memberRecordSearch, sellerRecordSearch, type FoundRecords } from '../endpoints.ts'
import { recordSearchMessages } from '../messages.ts'
import { recordAddress, type SearchSide } from './record-addresses.ts'

/** A page that may be opened by its name. */
export type PalettePage = { readonly title: string; readonly to: string }
type Entry = { readonly to: string; readonly title: string; readonly note: string }
type Group = { readonly key: string; readonly title: string; readonly entries: readonly Entry[] }
type Props = { readonly side: SearchSide; readonly pages: readonly PalettePage[]; readonly onClose: () => void }

const calls = { member: memberRecordSearch, supplier: sellerRecordSearch, platform: adminRecordSearch }
/** A pause in typing after which the server is asked. */
const pauseMs = 250
const mostPages = 6

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function useGroups({ side, pages }: Pick<Props, 'side' | 'pages'>, typed: string, data: FoundRecords | null): readonly Group[] {
  const t = useMessages(recordSearchMessages)
  const word = typed.toLowerCase()
  const named = word === '' ? [] : pages.filter((page) => page.title.toLowerCase().includes(word)).slice(0, mostPages)
  const records = (data?.groups ?? []).map(({ kind, list }) => ({
    key: kind,
    title: t(kind),
    entries: list.flatMap((record) => {
      const to = recordAddress(side, kind, record.key)
      return to === null ? [] : [{ to, title: record.title, note: record.note }]
    }),
  }))
  const functions = { key: 'pages', title: t('pages'), entries: named.map((page) => ({ ...page, note: '' })) }
  return [...records, functions].filter((group) => group.entries.length > 0)
}

/** Finds records and pages by what is typed; arrows choose, Enter opens, one request for each pause. */
export function RecordPalette({ side, pages, onClose }: Props) {
  const t = useMessages(recordSearchMessages)
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const typed = text.trim()
  const keyword = useSettled(typed)
  const call = useCall(calls[side], keyword === '' ? null : { keyword })
  const groups = useGroups({ side, pages }, typed, keyword === '' ? null : call.data)
  const entries = groups.flatMap((group) => group.entries)
  const chosen = Math.min(at, Math.max(0, entries.length - 1))
  useEffect(() => {
    // In braces: scrolling gives back a promise in current browsers, which no effect may.
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const open = (to: string) => {
    onClose()
    void navigate(to)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      // A search field would empty itself first, and the dialog stay open.
      event.preventDefault()
      onClose()
    }
    if (entries.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setAt((chosen + step + entries.length) % entries.length)
    }
    const entry = entries[chosen]
    if (event.key === 'Enter' && entry) {
      event.preventDefault()
      open(entry.to)
    }
  }
  const isSettled = keyword === typed && !call.loading
  const state =
    typed === ''
      ? t('start')
      : call.failed || call.refused
        ? t('failed')
        : isSettled && entries.length === 0
          ? t('none', { keyword: typed })
          : ''
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')} kind="wide">
      <div className="pal-i">
        <Icon name="search" size={16} />
        <input
          type="search"
          role="combobox"
          autoFocus
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries.length > 0 ? `${listId}-${chosen}` : undefined}
          aria-label={t(`hint_${side}`)}
          placeholder={t(`hint_${side}`)}
          maxLength={60}
          value={text}
          onKeyDown={press}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
        />
      </div>
      <div id={listId} ref={list} className="pal-l" role="listbox" aria-label={t('title')} aria-busy={!isSettled}>
        {groups.map((group) => (
          <div key={group.key} role="group" aria-label={group.title}>
            <h3 className="t12 c3">{group.title}</h3>
            {group.entries.map((entry) => {
              const place = entries.indexOf(entry)
              return (
                // Focus stays in the field: the keyboard chooses through aria-activedescendant.
                <div
                  key={entry.to}
                  id={`${listId}-${place}`}
                  role="option"
                  aria-selected={place === chosen}
                  className={place === chosen ? 'pal-e on' : 'pal-e'}
                  onMouseMove={() => setAt(place)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => open(entry.to)}
                >
                  <span className="el b5">{entry.title}</span>
                  <span className="el t12 c3">{entry.note}</span>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p className="t12 c3 pal-f" role="status">
        {state || t('keys')}
      </p>
    </Dialog>
  )
}
