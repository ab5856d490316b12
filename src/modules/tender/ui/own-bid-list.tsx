import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { myBidList, ownBidTabs } from '../endpoints-bidder.ts'
import { tenderPageMessages } from '../messages.ts'
import { OwnBidStates } from './own-bid-states.tsx'
import { bidAddress } from './tender-addresses.ts'
import { TenderRows } from './tender-rows.tsx'

const pageSize = 20
const filterNames = ['bids'] as const

/** Bids of the stores that the member staffs, what invites them, and what there is to do about them. */
export function OwnBidList({ start }: { start: 'invited' | 'mine' }) {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = ownBidTabs.find((key) => key === values.bids) ?? start
  const call = useCall(myBidList, { tab, current: page, pageSize })
  const title = t(start === 'invited' ? 'invitationTitle' : 'ownBids')
  return (
    <ConsoleList
      label={title}
      head={<PanelHead title={title} />}
      tabs={{
        list: ownBidTabs.map((key) => ({ key, label: t(`tab_${key}`) })),
        current: tab,
        onChange: (key) => set({ bids: key === start ? '' : key }),
      }}
      call={call}
      empty={<Empty icon="gavel" title={t('noneBid')} help={t('noneBidHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <TenderRows list={list} t={t} lang={lang} addressOf={bidAddress} more={({ bids }) => <OwnBidStates bids={bids} />} />}
    </ConsoleList>
  )
}
