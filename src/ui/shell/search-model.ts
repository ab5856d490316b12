import type { ReactNode } from 'react'

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
  recent?: readonly { text: string; to: string }[]
  products?: readonly SuggestProduct[]
  /** Own material code that matches: 'M20-1145 → GP-DN50-35'. */
  codeMatch?: { text: string; to: string }
  /** '查看全部 146 件' */
  total?: { text: string; to: string }
  /** Nothing found: the way to an enquiry. */
  nothing?: ReactNode
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
