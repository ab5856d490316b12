/**
 * Whether the server can be reached. The browser's word alone does not count: a mall on the same machine answers without a
 * network, so whatever looks like a loss is tried out first.
 */
let lost = false
/** Something was pressed that cannot be done now. */
let refused = false
const listeners = new Set<() => void>()
const probeMs = 3_000

const tell = () => {
  for (const listener of listeners) listener()
}

export const isNetworkLost = (): boolean => lost
export const hasRefusedPress = (): boolean => refused
export function watchNetwork(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
/** The browser's own, which does not wait. */
let plain: Fetch = (input, init) => fetch(input, init)

async function probe(): Promise<void> {
  const isAway = await plain('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  )
  if (isAway) setTimeout(() => void probe(), probeMs)
  if (isAway === lost) return
  lost = isAway
  refused = false
  tell()
}

const networkBack = (signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve) => {
    const done = () => {
      if (lost && !signal?.aborted) return
      unwatch()
      resolve()
    }
    const unwatch = watchNetwork(done)
    signal?.addEventListener('abort', done)
  })

/** A page that is on its way waits for the network instead of failing: what is on the screen stays there meanwhile. */
const keepPage: Fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  const isOwn = url.origin === location.origin
  const isPage = isOwn && url.pathname.endsWith('.data') && (init?.method ?? 'GET') === 'GET'
  for (;;) {
    try {
      return await plain(input, init)
    } catch (error) {
      // An interrupted request says nothing of the network.
      if (!isOwn || init?.signal?.aborted || !(error instanceof TypeError)) throw error
      await probe()
      if (!isPage || !lost) throw error
      await networkBack(init?.signal)
    }
  }
}

/** Reads the script of a part of the page. Without a network it waits, and what stands in the part's place stays there; what fails otherwise fails. */
export async function whenReachable<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
      await probe()
      if (!lost) throw error
      await networkBack(null)
    }
  }
}

/**
 * Leaving the page or sending a form would lose what is there: it is refused until the network is back. A button that opens
 * something is not: what it would send in the end is refused there (`callApi`).
 */
function refuse(event: Event): void {
  if (!lost || !(event.target instanceof Element)) return
  if (event.type === 'click' && !event.target.closest('a[href^="/"]')) return
  event.preventDefault()
  // Whoever else listens at the window, such as the preview of goods, hears nothing of the press.
  event.stopImmediatePropagation()
  refused = true
  tell()
}

/**
 * The router loads the whole page anew when the script of another does not come, even of one that was only pointed at: without a
 * network nothing would be left on the screen. Reloads that a script asks for therefore wait for the word of the server.
 */
function keepFromReload(): void {
  let isAllowed = false
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isAllowed) return
    event.preventDefault()
    void probe().then(() => {
      isAllowed = !lost
      if (isAllowed) location.reload()
    })
  })
}

/** Begins to watch the network for this page; once, before anything else runs. */
export function watchOverNetwork(): void {
  plain = window.fetch.bind(window)
  window.fetch = keepPage
  keepFromReload()
  for (const type of ['online', 'offline']) window.addEventListener(type, () => void probe())
  for (const type of ['click', 'submit']) window.addEventListener(type, refuse, { capture: true })
}
