import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { adminRescissionDisputes } from '../../../modules/contract-rescission/endpoints-dispute.ts'
import { contractRescissionMessages } from '../../../modules/contract-rescission/messages.ts'

const filterNames = ['tab'] as const
const tabs = ['waiting', 'ruled'] as const
type Row = OutputOf<typeof adminRescissionDisputes>['list'][number]

/** Settlements of rescinded contracts that the platform was asked to decide. */
export default function RescissionDisputePage() {
  const t = useMessages(contractRescissionMessages)
  const { values, set, ...list } = useList('admin.rescissionDisputes', filterNames, { remembered: true })
  const tab = tabs.find((key) => key === values.tab) ?? 'waiting'
  const call = useCall(adminRescissionDisputes, { tab, current: list.page, pageSize: list.size })
  const columns = useDisputeColumns()
  return (
    <List
      label={t('disputesTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ contractId }) => contractId}
      to={({ contractId }) => `/admin/contract/detail?contractId=${contractId}`}
      columns={columns}
      head={<PanelHead title={t('disputesTitle')} sub={t('disputesSub')} />}
      tabs={{
        list: tabs.map((key) => ({ key, label: t(`tab_${key}`) })),
        current: tab,
        onChange: (key) => set({ tab: key === 'waiting' ? '' : key }),
      }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="scale" title={t('noDisputes')} help={t('noDisputesHelp')} />}
    />
  )
}

function useDisputeColumns(): readonly ListColumn<Row>[] {
  const t = useMessages(contractRescissionMessages)
  const standingOf = ({ ruleTime, answerUntil }: Row) => {
    if (ruleTime) return t('ruledAt', { time: fullTime(ruleTime) })
    return answerUntil ? t('waitsUntil', { time: fullTime(answerUntil) }) : t('answered')
  }
  return [
    {
      key: 'contract',
      title: t('contract'),
      as: 'title',
      text: ({ title }) => title,
      cell: ({ contractSn }) => <div className="t12 c3 num">{contractSn}</div>,
    },
    { key: 'buyer', title: t('buyer'), text: ({ buyerName }) => buyerName },
    { key: 'store', title: t('store'), text: ({ storeName }) => storeName },
    { key: 'askedBy', title: t('askedBy'), text: ({ side }) => t(side) },
    { key: 'askTime', title: t('askTime'), isTight: true, text: ({ askTime }) => fullTime(askTime) },
    { key: 'standing', title: t('standing'), as: 'state', text: standingOf },
  ]
}
