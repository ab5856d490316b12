import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { bidderTabs, bidderTenderList } from '../../../modules/tender/endpoints-bidder.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { OwnBidStates } from '../../../modules/tender/ui/own-bid-states.tsx'
import { bidAddress } from '../../../modules/tender/ui/tender-addresses.ts'
import { TenderRows } from '../../../modules/tender/ui/tender-rows.tsx'

const filterNames = ['tab'] as const
const pageSize = 20

/** Tenders that the store may answer, was invited to, or has answered. */
export default function SellerTenderListPage() {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = bidderTabs.find((key) => key === values.tab) ?? 'open'
  const call = useCall(bidderTenderList, { tab, current: page, pageSize })
  return (
    <ConsoleList
      label={t('sellerTitle')}
      head={<PanelHead title={t('sellerTitle')} sub={t('sellerSub')} />}
      tabs={{ list: bidderTabs.map((key) => ({ key, label: t(`tab_${key}`) })), current: tab, onChange: (key) => set({ tab: key }) }}
      call={call}
      empty={<Empty icon="gavel" title={t('noneBid')} help={t('noneBidHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <TenderRows list={list} t={t} lang={lang} addressOf={bidAddress} more={({ bids }) => <OwnBidStates bids={bids} />} />}
    </ConsoleList>
  )
}
