import type { Envelope } from '../../../../api/envelope.ts'
import type { GoodsDocument } from '../../../../modules/listing/rules/goods-document.ts'

/** `clean`: nothing written; `dirty`: waits to be saved; `failed`: no answer, tried again; `stale`: somebody else saved. */
export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed' | 'refused' | 'stale'
export type SavedDraft = { readonly changeId: number; readonly version: number }
export type DraftStart = SavedDraft & { readonly document: GoodsDocument; readonly storeId: number }
export type SaveStatus = { readonly state: SaveState; readonly savedAt?: Date; readonly refusal?: string }
/** The two ways of saving, as the server offers them. */
export type DraftSaver = {
  readonly create: (storeId: number, document: GoodsDocument) => Promise<Envelope<SavedDraft>>
  readonly save: (savedDraft: SavedDraft, document: GoodsDocument) => Promise<Envelope<SavedDraft>>
}
type Tell = { readonly news: (news: SaveStatus) => void; readonly created: (changeId: number) => void }

const pauseMs = 1200
const retryMs = 4000

/**
 * Keeps a draft a moment after the last key, one save after the other, and again until the server answered. Each save carries
 * the version that it was made from, so nobody overwrites a colleague.
 */
export function draftAutosave(start: DraftStart, saver: DraftSaver, tell: Tell) {
  let held: SavedDraft = { changeId: start.changeId, version: start.version }
  let storeId = start.storeId
  let written = start.document
  let kept = start.document
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<boolean> | null = null

  const later = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  const send = async (): Promise<boolean> => {
    const document = written
    tell.news({ state: 'saving' })
    try {
      const isNew = held.changeId === 0
      const { state, data, code, msg, errors } = isNew ? await saver.create(storeId, document) : await saver.save(held, document)
      if (state !== 200 || !data) {
        const refusal = Object.values(errors ?? {})[0] ?? msg
        tell.news({ state: code === 'catalog.changeStale' ? 'stale' : 'refused', refusal })
        return false
      }
      held = { changeId: data.changeId, version: data.version }
      kept = document
      if (isNew) tell.created(data.changeId)
      tell.news({ state: written === document ? 'saved' : 'dirty', savedAt: new Date() })
      return true
    } catch {
      tell.news({ state: 'failed' })
      later(retryMs)
      return false
    }
  }
  /** Waits until everything is kept; false when the server refused or did not answer, and for a draft that does not exist. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    while (written !== kept || underWay) {
      underWay ??= send().finally(() => {
        underWay = null
      })
      if (!(await underWay)) return false
    }
    return held.changeId !== 0
  }
  return {
    put: (document: GoodsDocument): void => {
      written = document
      tell.news({ state: 'dirty' })
      later(pauseMs)
    },
    setStore: (next: number): void => {
      storeId = next
    },
    flush,
    held: () => held,
    written: () => written,
  }
}
