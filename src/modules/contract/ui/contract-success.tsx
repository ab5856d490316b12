import { useSearchParams } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { contractPageMessages } from '../messages.ts'
import { contractRoot, listAddress } from './calls-of-side.ts'

/** After a signature or an authentication: what follows. */
export function ContractSuccess({ side }: { side: 'buyer' | 'store' }) {
  const t = useMessages(contractPageMessages)
  const [query] = useSearchParams()
  const isAuthentication = query.get('what') === 'authen'
  const contractId = Number(query.get('contractId')) || 0
  return (
    <section className="pan">
      <Empty
        icon="circle-check"
        title={t(isAuthentication ? 'authenticated' : 'signed')}
        help={t(isAuthentication ? 'authenticatedHelp' : 'signedHelp')}
        actions={
          <ButtonLink tone="brand" to={contractId > 0 ? `${contractRoot[side]}/detail?contractId=${contractId}` : listAddress[side]}>
            {t(contractId > 0 ? 'toContract' : 'back')}
          </ButtonLink>
        }
      />
    </section>
  )
}
