import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { PropertiesPanel } from '../../../ui/console/detail/detail-panels.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import type { OrderDetail } from '../../order/endpoints-schemas.ts'
import { purchaseDataMessages } from '../messages.ts'
import { purchaseProperties } from '../rules/purchase-properties.ts'

/** What the buyer said of an order; nothing where it said nothing and cannot any more. */
export function PurchasePanel({ order, edit }: { order: OrderDetail; edit?: ReactNode }) {
  const t = useMessages(purchaseDataMessages)
  const said = purchaseProperties(order.purchaseData, t).map(({ label, value }) => [label, value] as const)
  const facts = order.project ? [[t('project'), <ProjectLink key="project" project={order.project} />] as const, ...said] : said
  if (facts.length === 0 && !edit) return null
  const list = facts.length === 0 ? [[t('purchaseBox'), t('unloading_')] as const] : facts
  return <PropertiesPanel title={t('purchaseBox')} more={edit} list={list} />
}

/** A deleted project keeps its name. */
function ProjectLink({ project: { projectId, title } }: { project: NonNullable<OrderDetail['project']> }) {
  return projectId === 0 ? (
    <>{title}</>
  ) : (
    <Anchor className="lk" to={`/member/project/detail?projectId=${projectId}`}>
      {title}
    </Anchor>
  )
}
