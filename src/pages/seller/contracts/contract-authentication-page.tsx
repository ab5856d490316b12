import { useSearchParams } from 'react-router'
import '../../../ui/styles/console.css'
import { StoreChoice } from '../../../ui/console/store-choice.tsx'
import { SignerForm } from '../../../modules/contract/ui/signer-form.tsx'
import { useOwnStores } from '../../../modules/store/ui/use-own-stores.ts'

/** Authentication of company and agent for electronic signatures: of the store in the address, or of the one that is worked for. */
export default function ContractAuthenticationPage() {
  const [query] = useSearchParams()
  const own = useOwnStores()
  const named = Number(query.get('storeId'))
  if (!own && !named) return null
  const only = own?.all.length === 1 ? own.all[0]?.storeId : 0
  const storeId = named || own?.chosen || only || 0
  if (storeId === 0) return <StoreChoice offered={{ several: own?.all ?? [] }} />
  return <SignerForm side="store" storeId={storeId} contractId={Number(query.get('contractId')) || 0} />
}
