import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { PropertiesPanel } from '../../../ui/console/detail/detail-panels.tsx'
import type { OrderDetail } from '../../order/endpoints-schemas.ts'
import { purchaseDataMessages } from '../messages.ts'
import { purchaseProperties } from '../rules/purchase-properties.ts'

/** What the buyer said of an order; nothing where it said nothing and cannot any more. */
export function PurchasePanel({ order, edit }: { order: OrderDetail; edit?: ReactNode }) {
  const t = useMessages(purchaseDataMessages)
  const facts = purchaseProperties(order.purchaseData, t)
  if (facts.length === 0 && !edit) return null
  const list =
    facts.length === 0 ? [[t('purchaseBox'), t('unloading_')] as const] : facts.map(({ label, value }) => [label, value] as const)
  return <PropertiesPanel title={t('purchaseBox')} more={edit} list={list} />
}
