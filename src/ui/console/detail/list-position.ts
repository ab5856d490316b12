/** The list that a page was opened from, with the addresses of its rows in the order shown. */
export type OriginList = { readonly back: string; readonly stops: readonly string[] }
/** Where a page stands in the list that it was opened from. */
export type ListPosition = {
  readonly back: string
  readonly at: number
  readonly count: number
  readonly previous: string | null
  readonly next: string | null
}

const keyOf = (address: string) => `zb.list.${address.split('?')[0]}`

/** The position of `address` in a stored list; null when it is none of its rows. */
export function positionIn(list: unknown, address: string): ListPosition | null {
  if (typeof list !== 'object' || list === null || !('back' in list) || !('stops' in list)) return null
  const { back, stops } = list
  if (typeof back !== 'string' || !Array.isArray(stops)) return null
  const at = stops.indexOf(address)
  if (at === -1) return null
  const stop = (index: number): string | null => (typeof stops[index] === 'string' ? stops[index] : null)
  return { back, at, count: stops.length, previous: stop(at - 1), next: stop(at + 1) }
}

/** Remembers for this tab from which list its rows were opened. */
export function rememberOriginList(list: OriginList): void {
  try {
    for (const key of new Set(list.stops.map(keyOf))) sessionStorage.setItem(key, JSON.stringify(list))
  } catch {
    return
  }
}

/** Where this address stands in the list that it was opened from; null when it was opened otherwise. */
export function positionOf(address: string): ListPosition | null {
  try {
    return positionIn(JSON.parse(sessionStorage.getItem(keyOf(address)) ?? 'null'), address)
  } catch {
    return null
  }
}
