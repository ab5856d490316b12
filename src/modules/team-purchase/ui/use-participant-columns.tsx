import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { TeamParticipantView } from '../endpoints-staff.ts'
import { teamAdminMessages } from '../messages.ts'

/** Orders in teams: the rows behind the figures of a team purchase. */
export function useTeamParticipantColumns(shell: 'seller' | 'admin'): readonly ListColumn<TeamParticipantView>[] {
  const t = useMessages(teamAdminMessages)
  return [
    {
      key: 'buyer',
      title: t('colBuyer'),
      as: 'title',
      text: ({ buyerTitle }) => buyerTitle,
      cell: ({ isLeader, isNewBuyer, participationSn }) => (
        <>
          {' '}
          {isLeader === 1 && <Tag small>{t('leader')}</Tag>} {isNewBuyer === 1 && <Tag small>{t('newBuyer')}</Tag>}
          <div className="t12 c3 num">{participationSn}</div>
        </>
      ),
    },
    {
      key: 'team',
      title: t('colTeam'),
      text: ({ teamText, teamSn }) => `${teamText} ${teamSn}`,
      cell: ({ teamText, teamSn }) => (
        <span className="num">
          {teamText}
          <div className="t12 c3">{teamSn}</div>
        </span>
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
      key: 'price',
      title: t('colPrice'),
      align: 'right',
      isTight: true,
      text: ({ unitPrice }) => unitPrice,
      cell: ({ unitPrice, saved }) => (
        <>
          ¥{priceText(unitPrice)}
          <div className="t12 c3">{t('savedOf', { amount: priceText(saved) })}</div>
        </>
      ),
    },
    { key: 'state', title: t('colState'), as: 'state', text: ({ stateText }) => stateText },
    {
      key: 'order',
      title: t('colOrder'),
      isTight: true,
      text: ({ orderSn }) => orderSn,
      cell: ({ orderSn }) => (
        <Anchor className="lk num" to={`/${shell}/order/detail?orderSn=${orderSn}`}>
          {orderSn}
        </Anchor>
      ),
    },
    { key: 'time', title: t('colTime'), isTight: true, text: ({ createTime }) => fullTime(createTime) },
  ]
}
