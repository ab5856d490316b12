import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { newRequestKey } from '../../../../api/request-key.ts'
import { revisionCreate, revisionSave } from '../../../../modules/listing/endpoints-revisions.ts'
import type { GoodsDocument } from '../../../../modules/listing/rules/goods-document.ts'
import { draftAutosave, type DraftSaver, type DraftStart, type SaveStatus } from './draft-autosave.ts'

/** One draft is made under one key, however often the first save is tried. */
function saverOf(): DraftSaver {
  const key = newRequestKey()
  return {
    create: (storeId, document) => callApi(revisionCreate, { storeId, document }, { idempotencyKey: key }),
    save: ({ changeId, version }, document) => callApi(revisionSave, { changeId, expectedVersion: version, document }),
  }
}

/** A draft that saves itself while it is written; leaving the page keeps the last words or asks first. */
export function useGoodsDraft(start: DraftStart, onCreated: (changeId: number) => void) {
  const [goods, setGoods] = useState(start.document)
  const [storeId, setStoreId] = useState(start.storeId)
  const [news, setNews] = useState<SaveStatus>({ state: 'clean' })
  const [keeper] = useState(() =>
    draftAutosave(start, saverOf(), { news: (next) => setNews((before) => ({ ...before, ...next })), created: onCreated }),
  )
  const patch = useCallback(
    (change: Partial<GoodsDocument>) => {
      const next = { ...keeper.written(), ...change }
      keeper.put(next)
      setGoods(next)
    },
    [keeper],
  )
  const chooseStore = useCallback(
    (next: number) => {
      keeper.setStore(next)
      setStoreId(next)
    },
    [keeper],
  )
  useEffect(() => () => void keeper.flush(), [keeper])
  useEffect(() => {
    if (news.state === 'clean' || news.state === 'saved') return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [news.state])
  return { goods, patch, news, keeper, storeId, setStoreId: chooseStore }
}
