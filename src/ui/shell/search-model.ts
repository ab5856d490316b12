import type { ReactNode } from 'react'
import type { IconName } from '../icons/icon-name.generated.ts'

export type SuggestProduct = {
  to: string
  name: string
  spec: string
  image?: string
  price?: ReactNode
  /** Quick add. */ onAdd?: () => void
}

/** What the panel shows for a query; empty groups are not drawn. */
export type Suggestions = {
  words?: readonly { text: string; count?: number; to: string }[]
  categories?: readonly { path: readonly string[]; to: string }[]
  /** Further kinds of things that have the words in their name, each under its own title. */
  others?: readonly { title: string; icon: IconName; items: readonly { text: string; count?: number; to: string }[] }[]
  recent?: readonly { text: string; to: string }[]
  /** How the last searches are forgotten: one by its text, or all. */
  forget?: { one: (text: string) => void; all: () => void; labels: { one: string; all: string } }
  /** What was probably meant, when nothing is called as typed. */
  meant?: { label: string; text: string; to: string }
  products?: readonly SuggestProduct[]
  /** Own material code that matches: 'M20-1145 → GP-DN50-35'. */
  codeMatch?: { text: string; to: string }
  /** '查看全部 146 件' */
  total?: { text: string; to: string }
  /** Nothing found: what to do, and the way to an enquiry. */
  nothing?: { text: string; label: string; to: string }
}

export type SearchLabels = {
  search: string
  input: string
  placeholder: string
  scope: string
  clear: string
  words: string
  categories: string
  recent: string
  products: string
  codeMatch: string
  add: string
}
