import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import { workFor } from '../../../ui/console/work-store.ts'
import { useOwnStores } from './use-own-stores.ts'
import { sellerStoreMessages } from '../messages.ts'

/** The store that is worked for in the supplier console, chosen when there are several: every page shows and writes it alone. */
export function StoreSwitch() {
  const t = useMessages(sellerStoreMessages)
  const own = useOwnStores()
  if (!own) return null
  const [only, ...others] = own.all
  if (only && others.length === 0) {
    return (
      <Anchor to={`/store/index?vid=${only.storeId}`} className="t13 b6 con-q">
        {only.storeName}
      </Anchor>
    )
  }
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
