import { Input, Popover } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../basic/button.tsx'
import { Icon } from '../../icons/icon.tsx'
import { useUndo } from '../form/use-undo.tsx'
import { withView, type SavedView } from './list-choices.ts'
import { listMessages } from './messages.ts'
import type { ListControl } from './use-list.ts'

/** The person's own sets of filters by name: open one, keep the present one, remove one. */
export function SavedViews({ list }: { list: ListControl }) {
  const t = useMessages(listMessages)
  const [isOpen, setIsOpen] = useState(false)
  const { views } = list.choices
  const current = views.find((view) => view.query === list.query)
  const open = (view: SavedView) => {
    list.show(view.query)
    setIsOpen(false)
  }
  const content = (
    <div className="col g3 lst-set">
      {views.length === 0 ? (
        <p className="t13 c3">{t('noViews')}</p>
      ) : (
        <ul className="col" aria-label={t('views')}>
          {views.map((view) => (
            <ViewLine key={view.name} view={view} isCurrent={view === current} list={list} onOpen={open} />
          ))}
        </ul>
      )}
      <NewView list={list} />
    </div>
  )
  return (
    <Popover trigger="click" placement="bottomRight" content={content} open={isOpen} onOpenChange={setIsOpen} destroyOnHidden>
      <Button icon={current ? 'bookmark-check' : 'bookmark'} aria-expanded={isOpen}>
        {current?.name ?? t('views')}
      </Button>
    </Popover>
  )
}

type LineProps = {
  readonly view: SavedView
  readonly isCurrent: boolean
  readonly list: ListControl
  readonly onOpen: (view: SavedView) => void
}

function ViewLine({ view, isCurrent, list, onOpen }: LineProps) {
  const t = useMessages(listMessages)
  const undo = useUndo()
  const remove = () => {
    const before = list.choices.views
    list.choose({ views: before.filter((savedView) => savedView.name !== view.name) })
    undo(t('viewRemoved', { name: view.name }), () => list.choose({ views: before }))
  }
  return (
    <li className="row g2 lst-v">
      <button type="button" className={isCurrent ? 'lk b6 sp' : 'lk q sp'} aria-pressed={isCurrent} onClick={() => onOpen(view)}>
        {view.name}
      </button>
      <button type="button" className="lk q" aria-label={t('viewRemove', { name: view.name })} onClick={remove}>
        <Icon name="x" size={14} />
      </button>
    </li>
  )
}

function NewView({ list }: { list: ListControl }) {
  const t = useMessages(listMessages)
  const [name, setName] = useState('')
  if (list.query === '') return <p className="t12 c3">{t('viewSaveHelp')}</p>
  const save = () => {
    if (name.trim() === '') return
    list.choose({ views: withView(list.choices.views, { name: name.trim(), query: list.query }) })
    setName('')
  }
  return (
    <div className="row g2">
      <Input
        aria-label={t('viewName')}
        placeholder={t('viewName')}
        maxLength={20}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={save}
      />
      <Button tone="brand" disabled={name.trim() === ''} onClick={save}>
        {t('viewSave')}
      </Button>
    </div>
  )
}
