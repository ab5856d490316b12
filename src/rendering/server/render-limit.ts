/** Thrown for an address that asked for more pages than it may have rendered in a minute (HTTP 429). */
export class TooManyPages extends Error {}

const minute = 60_000

/**
 * Counts pages that are rendered for an address: what is kept costs nothing and is not counted. In windows of a minute, each
 * process by itself; an IPv6 customer holds a network of 64 bits and counts as one.
 */
export function renderLimit(mostPerMinute: number, now: () => number): (ip: string) => void {
  const counts = new Map<string, number>()
  let end = 0
  return (ip) => {
    if (mostPerMinute === Infinity) return
    if (now() >= end) {
      counts.clear()
      end = now() + minute
    }
    const whose = customerOf(ip)
    const count = (counts.get(whose) ?? 0) + 1
    counts.set(whose, count)
    if (count > mostPerMinute) throw new TooManyPages('too many pages for one address')
  }
}

function customerOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.split('::')
  const first = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - first.length - (tail === '' ? 0 : tail.split(':').length)
  return [...first, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':')
}
