import { useEffect, useState } from 'react'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { Button } from '../basic/button.tsx'
import { Empty, Note } from '../feedback/states.tsx'
import { consoleKitMessages } from './messages.ts'
import { changedOver, changeOver, workFor, type OfferedStores, type OneStore } from './work-store.ts'

/** A refusal that ends with the right store: several are offered; the one other store that has it is changed over to. */
export function StoreChoice({ offered }: { offered: OfferedStores }) {
  const t = useMessages(consoleKitMessages)
  if ('other' in offered) return <OtherStore store={offered.other} />
  return (
    <Empty
      icon="store"
      title={t('chooseStore')}
      help={t('chooseStoreHelp')}
      actions={offered.several.map((oneStore) => (
        <Button key={oneStore.storeId} onClick={() => workFor(String(oneStore.storeId))}>
          {oneStore.storeName}
        </Button>
      ))}
    />
  )
}

function OtherStore({ store }: { store: OneStore }) {
  const t = useMessages(consoleKitMessages)
  useEffect(() => changeOver(store), [store])
  return <Empty icon="store" title={t('changingOver', { store: store.storeName })} />
}

/** Says once that the store was changed over, on the page that it was done for. */
export function ChangedOver() {
  const t = useMessages(consoleKitMessages)
  const [store, setStore] = useState<string | null>(null)
  useEffect(() => {
    const now = changedOver()
    if (now !== null) setStore(now)
  }, [])
  if (store === null) return null
  return (
    <div role="status" className="mb-3">
      <Note icon="store">{t('changedOver', { store })}</Note>
    </div>
  )
}
