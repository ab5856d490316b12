import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { newRequestKey } from '../../../../api/request-key.ts'
import { changeCreate, changeSave } from '../../contract-goods-change.ts'
import type { GoodsDocument } from '../../rules/goods-document.ts'
import { draftKeeper, type DraftSaver, type DraftStart, type SaveNews } from './draft-keeper.ts'

/** One draft is made under one key, however often the first save is tried. */
function saverOf(): DraftSaver {
  const key = newRequestKey()
  return {
    create: (storeId, document) => callApi(changeCreate, { storeId, document }, { idempotencyKey: key }),
    save: ({ changeId, version }, document) => callApi(changeSave, { changeId, expectedVersion: version, document }),
  }
}

/** A draft that saves itself while it is written; leaving the page keeps the last words or asks first. */
export function useGoodsDraft(start: DraftStart, onCreated: (changeId: number) => void) {
  const [goods, setGoods] = useState(start.document)
  const [storeId, setStoreId] = useState(start.storeId)
  const [news, setNews] = useState<SaveNews>({ state: 'clean' })
  const [keeper] = useState(() =>
    draftKeeper(start, saverOf(), { news: (next) => setNews((before) => ({ ...before, ...next })), created: onCreated }),
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
