import { admit } from '../../../api/guard.ts'
import type { Caller } from '../../../api/caller.ts'
import { pageOfPattern } from '../../routing/pages.ts'
import { entriesOf, menus } from './menus.ts'

/** The first page of a console that opens to this visitor, in the order of its menu; null for nobody's. */
export function entranceOf(face: 'supplier' | 'platform', caller: Caller): string | null {
  const opens = (path: string) => {
    const row = pageOfPattern(path)
    return row !== null && admit(row.guard, caller) === null
  }
  return menus[face].flatMap(entriesOf).find((entry) => opens(entry.to))?.to ?? null
}
