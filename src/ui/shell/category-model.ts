import type { ReactNode } from 'react'
import type { IconName } from '../icons/icon-name.generated.ts'

export type CategoryEntry = {
  id: string
  name: string
  to: string
  icon: IconName
  /** Three leaf names in one line: '0# · 1# · 再生锌锭'. */
  hint: string
}

export type CategoryPanel = {
  groups: readonly { name: string; to: string; leaves: readonly { name: string; to: string }[] }[]
  brands?: readonly { name: string; to: string }[]
  /** Under the brands: a calculator, a banner. */
  extra?: ReactNode
}

export type CategoryMenuProps = {
  entries: readonly CategoryEntry[]
  /** Contents by entry id; an absent one is asked for by `onNeed` and drawn as a skeleton meanwhile. */
  panels: Readonly<Record<string, CategoryPanel>>
  onNeed?: (id: string) => void
  labels: { menu: string; brands: string }
}
