import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { myBidList } from '../endpoints-bidder.ts'
import { tenderPageMessages } from '../messages.ts'
import { bidAddress } from './tender-addresses.ts'
import { TenderRows } from './tender-rows.tsx'

const pageSize = 20
const none = [] as const

/** Bids of the stores that the member staffs, or what invites them. */
export function OwnBidList({ tab }: { tab: 'invited' | 'mine' }) {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const { page, turn } = useFilters(none)
  const call = useCall(myBidList, { tab, current: page, pageSize })
  const title = t(tab === 'invited' ? 'invitationTitle' : 'ownBids')
  return (
    <ConsoleList
      label={title}
      head={<PanelHead title={title} />}
      call={call}
      empty={<Empty icon="gavel" title={t('noneBid')} help={t('noneBidHelp')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => (
        <TenderRows
          list={list}
          t={t}
          lang={lang}
          addressOf={bidAddress}
          more={(row) => row.bid && <div className="t12 c3">{row.bid.stateText}</div>}
        />
      )}
    </ConsoleList>
  )
}
