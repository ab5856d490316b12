import { callApi, loginNeeded, sessionChanged } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { storedSession } from '../../../api/browser/stored-session.ts'
import type { savedItemChange, savedItemIds, SavedKind } from '../endpoints-saved-items.ts'

const idsRef = callRef<typeof savedItemIds>('GET', 'v3/member/front/collect/ids')
const changeRef = callRef<typeof savedItemChange>('POST', 'v3/member/front/collect/edit')
const changed = 'zb:hearts-changed'
const fieldOf = { goods: 'goodsId', store: 'storeId', article: 'articleId' } as const

type Kept = Readonly<Record<SavedKind, ReadonlySet<number>>>
let reading: Promise<Kept> | null = null

async function read(): Promise<Kept> {
  const { data } = await callApi(idsRef, {})
  return { goods: new Set(data?.goods), store: new Set(data?.store), article: new Set(data?.article) }
}

// One reading for all hearts of a page; another person's hearts are read anew.
function kept(): Promise<Kept> {
  reading ??= read().catch(() => {
    reading = null
    return { goods: new Set<number>(), store: new Set<number>(), article: new Set<number>() }
  })
  return reading
}

window.addEventListener(sessionChanged, () => {
  reading = null
  window.dispatchEvent(new Event(changed))
})

/** Tells whether something is kept, now and whenever that changes, until `left`. */
export function watchSavedItem(kind: SavedKind, id: number, tell: (on: boolean) => void, left: AbortSignal): void {
  const look = () => {
    if (storedSession()) void kept().then((all) => left.aborted || tell(all[kind].has(id)))
    else tell(false)
  }
  window.addEventListener(changed, look, { signal: left })
  look()
}

/** Keeps or lets go; shown at once and taken back when the server refuses. */
export async function toggleSavedItem(kind: SavedKind, id: number, tell: (on: boolean) => void): Promise<void> {
  if (!storedSession()) {
    window.dispatchEvent(new Event(loginNeeded))
    return
  }
  const all = await kept()
  const on = !all[kind].has(id)
  const put = (wanted: boolean) => {
    const ids = new Set(all[kind])
    if (wanted) ids.add(id)
    else ids.delete(id)
    reading = Promise.resolve({ ...all, [kind]: ids })
    tell(wanted)
    window.dispatchEvent(new Event(changed))
  }
  put(on)
  const answer = await callApi(changeRef, { [fieldOf[kind]]: id, isCollect: on ? 1 : 0 }).catch(() => null)
  if (answer?.state !== 200) put(!on)
}
