import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { rfqList } from '../../../modules/rfq/endpoints.ts'
import { rfqPhases, type RfqPhase } from '../../../modules/rfq/rules/rfq-phase.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { useRfqColumns } from './rfq-columns.tsx'
import { rfqAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'

const filterNames = ['phase'] as const
type Props = {
  readonly title: string
  readonly lead: string
  readonly kind?: 'OPEN' | 'BASKET'
  /** Only these requests, without tabs. */
  readonly only?: RfqPhase
  readonly emptyTitle: string
  readonly emptyHelp: string
  /** The way to a neighbouring list. */
  readonly other?: { readonly to: string; readonly label: string }
}

/** Requests of the member's company by where they stand. */
export function RfqList({ title, lead, kind, only, emptyTitle, emptyHelp, other }: Props) {
  const t = useMessages(rfqPageMessages)
  const { values, set, ...list } = useList(`member.requests${kind ?? ''}${only ?? ''}`, filterNames)
  const columns = useRfqColumns()
  const phase = only ?? rfqPhases.find((rfqPhase) => rfqPhase === values.phase) ?? 'all'
  const call = useCall(rfqList, { ...(kind ? { kind } : {}), phase, current: list.page, pageSize: list.size })
  const start =
    kind === 'BASKET' ? { to: '/enquiry/index', label: t('toBasket') } : { to: '/inquiry/purchaser/init_inquiry', label: t('start') }
  const tabs = {
    list: rfqPhases.filter((key) => key !== 'ordered').map((key) => ({ key, label: t(`phase_${key}`) })),
    current: phase,
    onChange: (next: string) => set({ phase: next === 'all' ? '' : next }),
  }
  return (
    <List
      label={title}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ inquirySn }) => inquirySn}
      to={rfqAddress}
      columns={columns}
      head={
        <PanelHead title={title} sub={lead}>
          {other && (
            <ButtonLink size="sm" to={other.to}>
              {other.label}
            </ButtonLink>
          )}
          <ButtonLink size="sm" tone="brand" to={start.to}>
            {start.label}
          </ButtonLink>
        </PanelHead>
      }
      {...(only ? {} : { tabs })}
      pages={({ total }) => ({ total })}
      empty={
        <Empty icon="clipboard-list" title={emptyTitle} help={emptyHelp} actions={<ButtonLink to={start.to}>{start.label}</ButtonLink>} />
      }
    />
  )
}
