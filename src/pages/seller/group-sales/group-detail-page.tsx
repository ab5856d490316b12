import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { sellerGroupParticipants, type GroupParticipantView } from '../../../modules/group-sale/endpoints-staff.ts'
import { groupAdminMessages } from '../../../modules/group-sale/messages.ts'

const filterNames = [] as const

/** Who joined a group sale of the own store. */
export default function SellerGroupDetailPage() {
  const t = useMessages(groupAdminMessages)
  const [query] = useSearchParams()
  const list = useList('seller.groupParticipants', filterNames)
  const ownGroupSn = query.get('groupSn') ?? ''
  const call = useCall(sellerGroupParticipants, { ownGroupSn, current: list.page, pageSize: list.size })
  const columns = useParticipantColumns()
  return (
    <List
      label={t('participants')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ participationSn }) => participationSn}
      columns={columns}
      head={
        <PanelHead title={t('participants')} sub={ownGroupSn}>
          <Anchor className="lk t13" to={`/sale/group/detail?groupSn=${ownGroupSn}`}>
            {t('view')}
          </Anchor>
          <Anchor className="lk t13" to="/seller/groupSale/list">
            {t('close')}
          </Anchor>
        </PanelHead>
      }
      pages={({ total }) => ({ total })}
      empty={<Empty icon="users" title={t('nobody')} />}
    />
  )
}

function useParticipantColumns(): readonly ListColumn<GroupParticipantView>[] {
  const t = useMessages(groupAdminMessages)
  return [
    {
      key: 'buyer',
      title: t('colBuyer'),
      as: 'title',
      text: ({ buyerTitle }) => buyerTitle,
      cell: ({ isNewBuyer, participationSn }) => (
        <>
          {isNewBuyer === 1 && <Tag small>{t('newBuyer')}</Tag>}
          <div className="t12 c3 num">{participationSn}</div>
        </>
      ),
    },
    {
      key: 'quantity',
      title: t('colQuantity'),
      align: 'right',
      isTight: true,
      text: ({ buyNum }) => buyNum,
      cell: ({ buyNum, unitName }) => `${groupedNumber(buyNum)} ${unitName}`,
    },
    {
      key: 'deposit',
      title: t('colDeposit'),
      align: 'right',
      isTight: true,
      text: ({ deposit }) => deposit,
      cell: ({ deposit }) => `¥${priceText(deposit)}`,
    },
    { key: 'state', title: t('colState'), as: 'state', text: ({ stateText }) => stateText },
    {
      key: 'order',
      title: t('colOrder'),
      isTight: true,
      text: ({ orderSn }) => orderSn,
      cell: ({ orderSn }) =>
        orderSn !== '' && (
          <Anchor className="lk num" to={`/seller/order/detail?orderSn=${orderSn}`}>
            {orderSn}
          </Anchor>
        ),
    },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ joinTime }) => fullTime(joinTime) },
  ]
}
