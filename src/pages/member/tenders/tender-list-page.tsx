import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { ownerTabs, tenderList } from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { OwnBidList } from '../../../modules/tender/ui/own-bid-list.tsx'
import { tenderManageAddress } from '../../../modules/tender/ui/tender-addresses.ts'
import { TenderRows } from '../../../modules/tender/ui/tender-rows.tsx'

const pageSize = 20
const filterNames = ['tab', 'bids'] as const

/** The company's tenders, and the bids of the stores that one staffs. */
export default function TenderListPage() {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  const { values, set, page, turn } = useFilters(filterNames)
  const tab = ownerTabs.find((key) => key === values.tab) ?? 'all'
  const call = useCall(tenderList, { tab, current: page, pageSize })
  const bids = <OwnBidList key="bids" start="mine" />
  // Who has no company has bids alone.
  if (call.refused) return bids
  const tenders = (
    <ConsoleList
      key="tenders"
      label={t('mineTitle')}
      head={
        <PanelHead title={t('mineTitle')}>
          <ButtonLink size="sm" tone="brand" to="/member/bid/edit">
            {t('newTender')}
          </ButtonLink>
        </PanelHead>
      }
      tabs={{
        list: ownerTabs.map((key) => ({ key, label: t(`ownerTab_${key}`) })),
        current: tab,
        onChange: (key) => set({ tab: key === 'all' ? '' : key }),
      }}
      call={call}
      empty={
        tab === 'all' ? (
          <Empty icon="gavel" title={t('none')} help={t('noneMineHelp')} />
        ) : (
          <Empty icon="circle-check" title={t('noneTodo')} help={t('noneTodoHelp')} />
        )
      }
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <TenderRows list={list} t={t} lang={lang} addressOf={tenderManageAddress} />}
    </ConsoleList>
  )
  // Who comes for the bids finds them first.
  return <div className="col g3">{values.bids === '' ? [tenders, bids] : [bids, tenders]}</div>
}
