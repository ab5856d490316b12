import { Icon } from '../../../ui/icons/icon.tsx'
import type { CheckoutView } from '../../../modules/order/endpoints.ts'
import type { CheckoutModel } from './use-checkout.ts'
import { useCheckoutMessages } from './use-messages.ts'

export type ProjectChoice = { readonly projectId: number; readonly title: string }
type Props = { readonly store: CheckoutView['storeGroupList'][number]; readonly checkout: CheckoutModel }

/** The project that the order of a store is for: at first the one from whose list the goods came. Who has no project sees nothing. */
export function CheckoutProject({ store, checkout }: Props) {
  const t = useCheckoutMessages()
  const { project } = store
  const listed = project && !checkout.projects.some(({ projectId }) => projectId === project.projectId) ? [project] : []
  const offers = [...checkout.projects, ...listed]
  if (offers.length === 0) return null
  const chosen = checkout.choices.stores[store.storeId]?.projectId ?? project?.projectId ?? 0
  return (
    <label className="ck-cpn t13">
      <Icon name="list-checks" size={15} className="c3" />
      <span className="c2 nw">{t('project')}</span>
      <span className="ipt sel">
        <select value={chosen} onChange={(event) => void checkout.setStore(store.storeId, { projectId: Number(event.target.value) })}>
          <option value={0}>{t('noProject')}</option>
          {offers.map(({ projectId, title }) => (
            <option key={projectId} value={projectId}>
              {title}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
