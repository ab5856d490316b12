import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { tenderList } from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { OwnBidList } from '../../../modules/tender/ui/own-bid-list.tsx'
import { tenderManageAddress } from '../../../modules/tender/ui/tender-addresses.ts'
import { TenderRows } from '../../../modules/tender/ui/tender-rows.tsx'

const pageSize = 20
const filterNames = ['tab'] as const

/** The company's tenders, and the bids of the stores that one staffs. */
export default function TenderListPage() {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const { page, turn } = useFilters(filterNames)
  const call = useCall(tenderList, { current: page, pageSize })
  // Who has no company has bids alone.
  if (call.refused) return <OwnBidList tab="mine" />
  return (
    <div className="col g3">
      <ConsoleList
        label={t('mineTitle')}
        head={
          <PanelHead title={t('mineTitle')}>
            <ButtonLink size="sm" tone="brand" to="/member/bid/edit">
              {t('newTender')}
            </ButtonLink>
          </PanelHead>
        }
        call={call}
        empty={<Empty icon="gavel" title={t('none')} help={t('noneMineHelp')} />}
        foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
      >
        {({ list }) => <TenderRows list={list} t={t} lang={lang} addressOf={tenderManageAddress} />}
      </ConsoleList>
      <OwnBidList tab="mine" />
    </div>
  )
}
