import { useCallback, useMemo } from 'react'
import { useFilters } from '../use-filters.ts'
import { useListChoices, type ListChoices } from './list-choices.ts'

export const pageSizes = [10, 20, 50] as const

/** How a list is sorted: by which of its names, and whether the largest comes first. */
export type ListOrder = { readonly by: string; readonly isDown: boolean }

/** `-amount` as the address writes it: the largest amount first. */
export function orderOf(text: string): ListOrder | null {
  const isDown = text.startsWith('-')
  const by = isDown ? text.slice(1) : text
  return by === '' ? null : { by, isDown }
}

/** A press on a column's head: rising, falling, and back to the list's own order. */
export function nextOrder(text: string, by: string): string {
  const order = orderOf(text)
  if (order?.by !== by) return `-${by}`
  return order.isDown ? by : ''
}

type Options = {
  /** Found as it was left when one comes back by the menu. */
  readonly remembered?: boolean
  /** Rows of a page until the person chooses otherwise. */
  readonly pageSize?: number
  readonly sizes?: readonly number[]
  /** How the address calls the page; of two lists on a page, the second names it otherwise. */
  readonly pageName?: string
}

/** What `List` needs to know of a list whatever it is filtered by. */
export type ListControl = {
  readonly name: string
  readonly page: number
  readonly turn: (page: number) => void
  readonly size: number
  readonly sizes: readonly number[]
  readonly setSize: (size: number) => void
  /** As the address writes it, e.g. `-amount`; '' for the list's own order. */
  readonly order: string
  readonly setOrder: (order: string) => void
  /** The filters that are set, as the address writes them; '' for none. */
  readonly query: string
  readonly show: (query: string) => void
  readonly choices: ListChoices
  readonly choose: (change: Partial<ListChoices>) => void
}

/**
 * One list of a console: its filters and order stand in the address, its page size, columns, density and saved views
 * are kept for whoever is logged in under `name`, which no other list of the product has.
 */
export function useList<Name extends string>(
  name: string,
  filters: readonly Name[],
  { remembered = false, pageSize = 20, sizes = pageSizes, pageName = 'page' }: Options = {},
) {
  const names = useMemo(() => [...filters, 'order'] as const, [filters])
  const { values, set, turn, page, query, show } = useFilters<Name | 'order'>(names, { remembered, pageName })
  const { choices, choose } = useListChoices(name)
  const size = choices.size !== null && sizes.includes(choices.size) ? choices.size : pageSize
  const setSize = useCallback(
    (next: number) => {
      choose({ size: next })
      turn(1)
    },
    [choose, turn],
  )
  const setOrder = useCallback((order: string) => set({ order } as Partial<Record<Name | 'order' | 'page', string>>), [set])
  const control: ListControl = { name, page, turn, size, sizes, setSize, order: values.order, setOrder, query, show, choices, choose }
  return { ...control, values, set }
}
