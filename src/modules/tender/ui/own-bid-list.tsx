import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { myBidList, ownBidTabs } from '../endpoints-bidder.ts'
import { tenderPageMessages } from '../messages.ts'
import type { BidderTenderRow } from '../endpoints-bidder.ts'
import { bidAddress } from './tender-addresses.ts'
import { useTenderColumns } from './use-tender-columns.tsx'
import { OwnBidStates } from './own-bid-states.tsx'

const filterNames = ['bids'] as const

/** Bids of the stores that the member staffs, what invites them, and what there is to do about them. */
export function OwnBidList({ start }: { start: 'invited' | 'mine' }) {
  const t = useMessages(tenderPageMessages)
  const { values, set, ...list } = useList('member.bids', filterNames, { pageName: 'bidsPage' })
  const tab = ownBidTabs.find((key) => key === values.bids) ?? start
  const call = useCall(myBidList, { tab, current: list.page, pageSize: list.size })
  const columns = useTenderColumns<BidderTenderRow>(({ bids }) => <OwnBidStates bids={bids} />)
  const title = t(start === 'invited' ? 'invitationTitle' : 'ownBids')
  return (
    <List
      label={title}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ tenderSn }) => tenderSn}
      to={({ tenderSn }) => bidAddress(tenderSn)}
      columns={columns}
      head={<PanelHead title={title} />}
      tabs={{
        list: ownBidTabs.map((key) => ({ key, label: t(`tab_${key}`) })),
        current: tab,
        onChange: (key) => set({ bids: key === start ? '' : key }),
      }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="gavel" title={t('noneBid')} help={t('noneBidHelp')} />}
    />
  )
}
