import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { TeamStaffRow } from '../endpoints-staff.ts'
import { teamAdminMessages } from '../messages.ts'

type Props = {
  readonly list: readonly TeamStaffRow[]
  /** The rows behind the figures, of one state where it is named. */
  readonly rowsOf: (of: TeamStaffRow, state?: string) => string
  readonly acts: (of: TeamStaffRow) => ReactNode
}

/** Team purchases with their figures, for their store and the platform. */
export function TeamStaffRows({ list, rowsOf, acts }: Props) {
  const t = useMessages(teamAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colCampaign')}</th>
            <th>{t('colState')}</th>
            <th>{t('colPeriod')}</th>
            <th>{t('colPrice')}</th>
            <th>{t('colTeams')}</th>
            <th className="r">{t('colSold')}</th>
            <th>{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.teamCampaignSn}>
              <td>
                <Anchor className="b5 lk" to={rowsOf(of)}>
                  {of.title}
                </Anchor>
                <div className="t12 c3">
                  {of.goodsName} {of.specText}
                </div>
                <div className="t12 c3 num">
                  {of.teamCampaignSn} · {of.storeName}
                </div>
              </td>
              <td data-l={t('colState')}>
                <Tag small tone={of.state === 'RUNNING' ? 'warn' : of.state === 'REVIEWING' ? 'info' : 'neutral'}>
                  {of.stateText}
                </Tag>
                {of.reason !== '' && <div className="t12 c3">{of.reason}</div>}
              </td>
              <td className="t12 num" data-l={t('colPeriod')}>
                {fullTime(of.startTime)}
                <br />
                {fullTime(of.endTime)}
              </td>
              <td className="num" data-l={t('colPrice')}>
                ¥{priceText(of.teamPrice)}
                {of.leaderPrice < of.teamPrice && <div className="t12 c3">{t('leaderPriceOf', { price: priceText(of.leaderPrice) })}</div>}
                <div className="t12 c3">{t('sizeOf', { size: of.size, hours: of.periodHours })}</div>
              </td>
              <td className="t12 num" data-l={t('colTeams')}>
                {t('teamsOf', { succeeded: of.succeeded, forming: of.forming, failed: of.failedTeams })}
              </td>
              <Figures of={of} rowsOf={rowsOf} />
              <td>{acts(of)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Figures({ of, rowsOf }: Pick<Props, 'rowsOf'> & { of: TeamStaffRow }) {
  const t = useMessages(teamAdminMessages)
  return (
    <td className="r num" data-l={t('colSold')}>
      <Anchor className="lk" to={rowsOf(of, 'PENDING_SHIPMENT')}>
        ¥{priceText(of.amount)}
      </Anchor>
      <div className="t12 c3">{t('soldOf', { count: of.soldOrders, number: groupedNumber(of.soldNum), unit: of.unitName })}</div>
      <div className="t12 c3">{t('savedOf', { amount: priceText(of.saved) })}</div>
      <div className="t12 c3">{t('newBuyers', { count: of.newBuyers })}</div>
      {of.waiting > 0 && (
        <Anchor className="t12 lk" to={rowsOf(of, 'PAID_WAIT_GROUP')}>
          {t('waitingOf', { count: of.waiting })}
        </Anchor>
      )}{' '}
      {of.refunded > 0 && (
        <Anchor className="t12 lk" to={rowsOf(of, 'REFUNDED')}>
          {t('refundedOf', { count: of.refunded })}
        </Anchor>
      )}
    </td>
  )
}
