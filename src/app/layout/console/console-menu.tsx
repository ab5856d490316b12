import { Fragment, useEffect } from 'react'
import { useMatches } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Badge } from '../../../ui/basic/tag.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { ShellData } from '../shell-data.ts'
import { entryOf, menus, type ConsoleSide, type MenuKey } from './menus.ts'
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

/** The menu of one face with the entries that this visitor may open. */
export function ConsoleMenu({ face, shell, onPick, counts, waiting }: Props) {
  const t = useMessages(consoleMessages)
  const path = useMatches().at(-1)?.id ?? ''
  const current = entryOf(path)?.to
  useEffect(showCurrent, [current])
  const groups = menus[face].map((group) => ({ ...group, entries: group.entries.filter((entry) => shell.links.includes(entry.to)) }))
  const Head = face === 'member' ? 'h4' : 'h5'
  return groups
    .filter((group) => group.entries.length > 0)
    .map((group) => (
      <Fragment key={group.key ?? 'top'}>
        {group.key && <Head>{t(group.key)}</Head>}
        {group.entries.map((entry) => (
          <Anchor
            key={entry.to}
            to={entry.to}
            className={entry.to === current ? 'on' : undefined}
            aria-current={entry.to === current ? (entry.to === path ? 'page' : 'true') : undefined}
            onClick={onPick}
          >
            <Icon name={entry.icon} size={16} />
            {t(entry.key)}
            <Badge count={counts?.[entry.key] ?? waiting?.get(entry.to) ?? 0} />
          </Anchor>
        ))}
      </Fragment>
    ))
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
