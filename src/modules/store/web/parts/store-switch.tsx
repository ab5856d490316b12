import { useWords } from '../../../../api/browser/use-words.tsx'
import { Select } from '../../../../ui/form/choice.tsx'
import { workFor } from '../../../../ui/console/work-store.ts'
import { useOwnStores } from '../use-own-stores.ts'
import { storeDeskWords } from '../words-store-desk.ts'

/** Chooses the store to work for in the supplier console; every page then shows and writes that store alone. */
export function StoreSwitch() {
  const t = useWords(storeDeskWords)
  const own = useOwnStores()
  if (!own) return null
  return (
    <Select
      label={t('workingFor')}
      labelHidden
      value={own.chosen === 0 ? '' : String(own.chosen)}
      options={[{ value: '', label: t('allStores') }, ...own.all.map((one) => ({ value: String(one.storeId), label: one.storeName }))]}
      onChange={(event) => workFor(event.target.value)}
    />
  )
}
