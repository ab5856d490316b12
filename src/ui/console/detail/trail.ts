/** The list that somebody came from, with the addresses of its rows as they were shown. */
export type Trail = { readonly back: string; readonly stops: readonly string[] }
/** Where a page stands in the list that it was opened from. */
export type Place = {
  readonly back: string
  readonly at: number
  readonly count: number
  readonly previous: string | null
  readonly next: string | null
}

const keyOf = (address: string) => `zb.trail.${address.split('?')[0]}`

/** The place of `address` on a trail; null when it is none of its stops. */
export function placeOn(trail: unknown, address: string): Place | null {
  if (typeof trail !== 'object' || trail === null || !('back' in trail) || !('stops' in trail)) return null
  const { back, stops } = trail
  if (typeof back !== 'string' || !Array.isArray(stops)) return null
  const at = stops.indexOf(address)
  if (at === -1) return null
  const stop = (place: number): string | null => (typeof stops[place] === 'string' ? stops[place] : null)
  return { back, at, count: stops.length, previous: stop(at - 1), next: stop(at + 1) }
}

/** Remembers for this tab from which list its rows were opened. */
export function leaveTrail(trail: Trail): void {
  try {
    for (const key of new Set(trail.stops.map(keyOf))) sessionStorage.setItem(key, JSON.stringify(trail))
  } catch {
    return
  }
}

/** Where this address stands in the list that it was opened from; null when it was opened otherwise. */
export function placeHere(address: string): Place | null {
  try {
    return placeOn(JSON.parse(sessionStorage.getItem(keyOf(address)) ?? 'null'), address)
  } catch {
    return null
  }
}
