import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { TeamParticipantView } from '../endpoints-staff.ts'
import { teamAdminMessages } from '../messages.ts'

/** Orders in teams: the rows behind the figures of a team purchase. */
export function TeamParticipantRows({ list, shell }: { list: readonly TeamParticipantView[]; shell: 'seller' | 'admin' }) {
  const t = useMessages(teamAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colBuyer')}</th>
            <th>{t('colTeam')}</th>
            <th className="r">{t('colQuantity')}</th>
            <th className="r">{t('colPrice')}</th>
            <th>{t('colState')}</th>
            <th>{t('colOrder')}</th>
            <th>{t('colTime')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.participationSn}>
              <td>
                {of.buyerTitle} {of.isLeader === 1 && <Tag small>{t('leader')}</Tag>}{' '}
                {of.isNewBuyer === 1 && <Tag small>{t('newBuyer')}</Tag>}
                <div className="t12 c3 num">{of.participationSn}</div>
              </td>
              <td className="num" data-l={t('colTeam')}>
                {of.teamText}
                <div className="t12 c3">{of.teamSn}</div>
              </td>
              <td className="r num" data-l={t('colQuantity')}>
                {groupedNumber(of.buyNum)} {of.unitName}
              </td>
              <td className="r num" data-l={t('colPrice')}>
                ¥{priceText(of.unitPrice)}
                <div className="t12 c3">{t('savedOf', { amount: priceText(of.saved) })}</div>
              </td>
              <td data-l={t('colState')}>{of.stateText}</td>
              <td className="num" data-l={t('colOrder')}>
                <Anchor className="lk" to={`/${shell}/order/detail?orderSn=${of.orderSn}`}>
                  {of.orderSn}
                </Anchor>
              </td>
              <td className="num t12" data-l={t('colTime')}>
                {fullTime(of.createTime)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
