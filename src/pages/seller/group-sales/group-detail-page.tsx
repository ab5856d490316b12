import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { sellerGroupParticipants, type GroupParticipantView } from '../../../modules/group-sale/endpoints-staff.ts'
import { groupAdminMessages } from '../../../modules/group-sale/messages.ts'

const pageSize = 20

/** Who joined a group sale of the own store. */
export default function SellerGroupDetailPage() {
  const t = useMessages(groupAdminMessages)
  const [query] = useSearchParams()
  const { page, turn } = useFilters([] as const)
  const ownGroupSn = query.get('groupSn') ?? ''
  const call = useCall(sellerGroupParticipants, { ownGroupSn, current: page, pageSize })
  return (
    <ConsoleList
      label={t('participants')}
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
      call={call}
      empty={<Empty icon="users" title={t('nobody')} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} />}
    </ConsoleList>
  )
}

function Rows({ list }: { list: readonly GroupParticipantView[] }) {
  const t = useMessages(groupAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colBuyer')}</th>
            <th className="r">{t('colQuantity')}</th>
            <th className="r">{t('colDeposit')}</th>
            <th>{t('colState')}</th>
            <th>{t('colOrder')}</th>
            <th>{t('colTime')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.participationSn}>
              <td>
                {of.buyerTitle} {of.isNewBuyer === 1 && <Tag small>{t('newBuyer')}</Tag>}
                <div className="t12 c3 num">{of.participationSn}</div>
              </td>
              <td className="r num" data-l={t('colQuantity')}>
                {groupedNumber(of.buyNum)} {of.unitName}
              </td>
              <td className="r num" data-l={t('colDeposit')}>
                ¥{priceText(of.deposit)}
              </td>
              <td data-l={t('colState')}>{of.stateText}</td>
              <td className="num" data-l={t('colOrder')}>
                {of.orderSn !== '' && (
                  <Anchor className="lk" to={`/seller/order/detail?orderSn=${of.orderSn}`}>
                    {of.orderSn}
                  </Anchor>
                )}
              </td>
              <td className="num t12" data-l={t('colTime')}>
                {fullTime(of.joinTime)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
