import { useMatches } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { entriesOf, entryOf, menus, type ConsoleSide } from './menus.ts'
import { consoleMessages } from './messages.ts'

/** Where one is: the menu's group, its entry, and below a list the page's own title. On a phone the last of them alone. */
export function Crumbs({ face }: { face: ConsoleSide }) {
  const t = useMessages(consoleMessages)
  const match = useMatches().at(-1)
  const path = match?.id ?? ''
  const entry = entryOf(path)
  // A page below a list that bears the list's own name shows one thing of it.
  const named = (match?.loaderData as { readonly title?: string | null } | undefined)?.title
  const title = entry && named === t(entry.key) ? t('details') : named
  const group = entry ? menus[face].find((one) => entriesOf(one).includes(entry))?.key : null
  return (
    <nav className="crb" aria-label={t('whereYouAre')}>
      {group && <span>{t(group)}</span>}
      {group && <Icon name="chevron-right" size={12} />}
      {entry && entry.to !== path && (
        <>
          <Anchor to={entry.to}>{t(entry.key)}</Anchor>
          <Icon name="chevron-right" size={12} />
        </>
      )}
      {entry?.to === path ? <h1>{t(entry.key)}</h1> : title && <b aria-current="page">{title}</b>}
    </nav>
  )
}
