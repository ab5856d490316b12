import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { bidderTabs, bidderTenderList, type BidderTenderRow } from '../../../modules/tender/endpoints-bidder.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { OwnBidStates } from '../../../modules/tender/ui/own-bid-states.tsx'
import { useTenderColumns } from '../../../modules/tender/ui/use-tender-columns.tsx'
import { bidAddress } from '../../../modules/tender/ui/tender-addresses.ts'

const filterNames = ['tab'] as const

/** Tenders that the store may answer, was invited to, or has answered. */
export default function SellerTenderListPage() {
  const t = useMessages(tenderPageMessages)
  const { values, set, ...list } = useList('seller.tenders', filterNames, { remembered: true })
  const tab = bidderTabs.find((key) => key === values.tab) ?? 'open'
  const call = useCall(bidderTenderList, { tab, current: list.page, pageSize: list.size })
  const columns = useTenderColumns<BidderTenderRow>(({ bids }) => <OwnBidStates bids={bids} />)
  return (
    <List
      label={t('sellerTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ tenderSn }) => tenderSn}
      to={({ tenderSn }) => bidAddress(tenderSn)}
      columns={columns}
      head={<PanelHead title={t('sellerTitle')} sub={t('sellerSub')} />}
      tabs={{ list: bidderTabs.map((key) => ({ key, label: t(`tab_${key}`) })), current: tab, onChange: (key) => set({ tab: key }) }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="gavel" title={t('noneBid')} help={t('noneBidHelp')} />}
    />
  )
}
