import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { ownerTabs, tenderList } from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { OwnBidList } from '../../../modules/tender/ui/own-bid-list.tsx'
import { useTenderColumns } from '../../../modules/tender/ui/use-tender-columns.tsx'
import { tenderManageAddress } from '../../../modules/tender/ui/tender-addresses.ts'

const filterNames = ['tab'] as const

/** The company's tenders, and the bids of the stores that one staffs. */
export default function TenderListPage() {
  const t = useMessages(tenderPageMessages)
  const { values, set, ...list } = useList('member.tenders', filterNames)
  const [query] = useSearchParams()
  const tab = ownerTabs.find((key) => key === values.tab) ?? 'all'
  const call = useCall(tenderList, { tab, current: list.page, pageSize: list.size })
  const columns = useTenderColumns()
  const bids = <OwnBidList key="bids" start="mine" />
  // Who has no company has bids alone.
  if (call.refused) return bids
  const tenders = (
    <List
      key="tenders"
      label={t('mineTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ tenderSn }) => tenderSn}
      to={({ tenderSn }) => tenderManageAddress(tenderSn)}
      columns={columns}
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
      pages={({ total }) => ({ total })}
      empty={
        tab === 'all' ? (
          <Empty icon="gavel" title={t('none')} help={t('noneMineHelp')} />
        ) : (
          <Empty icon="circle-check" title={t('noneTodo')} help={t('noneTodoHelp')} />
        )
      }
    />
  )
  // Who comes for the bids finds them first.
  return <div className="col g3">{!query.get('bids') ? [tenders, bids] : [bids, tenders]}</div>
}
