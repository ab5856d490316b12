import { Fragment, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Badge } from '../../../ui/basic/tag.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { ShellData } from '../shell-data.ts'
import { menusOf } from './daily-menus.ts'
import { entriesOf, entryOf, type ConsoleSide, type MenuEntry, type MenuKey } from './menus.ts'
import { consoleMessages } from './messages.ts'

type Props = {
  readonly face: ConsoleSide
  readonly shell: ShellData
  readonly onPick?: () => void
  /** What waits behind an entry. */
  readonly counts?: Partial<Record<MenuKey, number>>
  /** The same by the address of an entry. */
  readonly waiting?: ReadonlyMap<string, number>
}

/** The menu of one face with the entries that this visitor may open: those of every day, the others folded, all of them found by name. */
export function ConsoleMenu({ face, shell, onPick, counts, waiting }: Props) {
  const t = useMessages(consoleMessages)
  const [wanted, setWanted] = useState('')
  const path = useMatches().at(-1)?.id ?? ''
  const current = entryOf(path)?.to
  useEffect(showCurrent, [current])
  const mayOpen = (entry: MenuEntry) => shell.links.includes(entry.to)
  const groups = menusOf(face, shell.member?.memberType)
    .map((group) => ({ key: group.key, entries: group.entries.filter(mayOpen), more: (group.more ?? []).filter(mayOpen) }))
    .filter((group) => group.entries.length + group.more.length > 0)
  const Head = face === 'member' ? 'h4' : 'h5'
  const link = (entry: MenuEntry) => (
    <Anchor
      key={entry.to}
      to={entry.to}
      className={entry.to === current ? 'on' : undefined}
      aria-current={entry.to === current ? (entry.to === path ? 'page' : 'true') : undefined}
      onClick={() => {
        setWanted('')
        onPick?.()
      }}
    >
      <Icon name={entry.icon} size={16} />
      {t(entry.key)}
      <Badge count={counts?.[entry.key] ?? waiting?.get(entry.to) ?? 0} />
    </Anchor>
  )
  const words = wanted.trim().toLowerCase()
  const found = groups.flatMap(entriesOf).filter((entry) => t(entry.key).toLowerCase().includes(words))
  return (
    <>
      <input
        type="search"
        className="mn-f"
        value={wanted}
        placeholder={t('menuFind')}
        aria-label={t('menuFind')}
        onChange={(event) => setWanted(event.target.value)}
      />
      {words !== '' && (found.length > 0 ? found.map(link) : <p className="mn-0 t12">{t('menuNone')}</p>)}
      {words === '' &&
        groups.map((group) => (
          <Fragment key={group.key ?? 'top'}>
            {group.key && <Head>{t(group.key)}</Head>}
            {group.entries.map(link)}
            {group.more.length > 0 && (
              <details
                key={String(group.more.some((entry) => entry.to === current))}
                open={group.more.some((entry) => entry.to === current)}
              >
                <summary>
                  <Icon name="chevron-down" size={14} />
                  {t('menuMore')}
                </summary>
                {group.more.map(link)}
              </details>
            )}
          </Fragment>
        ))}
    </>
  )
}

/** A long menu is moved, and only the menu, until one sees in it where one is. */
function showCurrent(): void {
  const one = document.querySelector('.sid a.on, .mn a.on')
  const menu = one?.closest('.sid, .mn')
  if (!one || !menu) return
  const [at, box] = [one.getBoundingClientRect(), menu.getBoundingClientRect()]
  if (at.top < box.top || at.bottom > box.bottom) menu.scrollTop += at.top - box.top - box.height / 2
  if (at.left < box.left || at.right > box.right) menu.scrollLeft += at.left - box.left - box.width / 2
}
