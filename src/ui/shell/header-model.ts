import type { ReactNode } from 'react'
import type { IconName } from '../icons/icon-name.generated.ts'

export type ShellLink = {
  label: string
  to: string
  icon?: IconName
  /** Badge or plain count, nothing at zero. */
  count?: number
  /** Drawn strong: log in, publish. */
  strong?: boolean
}

export type TickerQuote = { name: string; price: string; percent: number; to: string }

export type Ticker = {
  label: string
  quotes: readonly TickerQuote[]
  /** '11-20 15:00' */
  asOf: string
  /** Older than 30 minutes: grey, with the word. */
  staleLabel?: string
}

/** The shown names; with a picture, it stands for mark and names. */
export type BrandNames = { readonly name: string; readonly latin?: string; readonly picture?: string }

export type UtilityBarProps = {
  /** '送货至' and the city; the page opens its picker. */
  region?: { label: string; city: string; onPick: () => void }
  ticker?: Ticker
  /** Groups of links, divided by hairlines: account · orders and messages · the rest. */
  groups: readonly (readonly ShellLink[])[]
  /** After the links: language or theme switch. */
  extra?: ReactNode
  label: string
}
