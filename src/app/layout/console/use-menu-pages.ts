import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { ShellData } from '../shell-data.ts'
import { entriesOf, menus, type ConsoleSide } from './menus.ts'
import { consoleMessages } from './messages.ts'

/** The pages of a console's menu that this person may open, by name. */
export function useMenuPages(face: ConsoleSide, shell: ShellData) {
  const t = useMessages(consoleMessages)
  return menus[face]
    .flatMap(entriesOf)
    .filter((entry) => shell.links.includes(entry.to))
    .map((entry) => ({ title: t(entry.key), to: entry.to }))
}
