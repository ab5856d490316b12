import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { GroupStaffRow } from '../endpoints-staff.ts'
import { groupAdminMessages } from '../messages.ts'
import { GroupStateTag } from './group-state-tag.tsx'

type Props = {
  readonly list: readonly GroupStaffRow[]
  readonly to: (of: GroupStaffRow) => string
  readonly acts: (of: GroupStaffRow) => ReactNode
}

/** Group sales with their figures, for their store and the platform. */
export function GroupStaffRows({ list, to, acts }: Props) {
  const t = useMessages(groupAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colCampaign')}</th>
            <th>{t('colState')}</th>
            <th>{t('colPeriod')}</th>
            <th>{t('colTiers')}</th>
            <th className="r">{t('colJoined')}</th>
            <th className="r">{t('colMoney')}</th>
            <th>{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.groupSn}>
              <td>
                <Anchor className="b5 lk" to={to(of)}>
                  {of.title}
                </Anchor>
                <div className="t12 c3">
                  {of.kindText} · {of.goodsName} {of.specText}
                </div>
                <div className="t12 c3 num">
                  {of.groupSn} · {of.storeName}
                </div>
              </td>
              <td data-l={t('colState')}>
                <GroupStateTag of={of} />
                {of.reason !== '' && <div className="t12 c3">{of.reason}</div>}
              </td>
              <td className="t12 num" data-l={t('colPeriod')}>
                {fullTime(of.startTime)}
                <br />
                {fullTime(of.endTime)}
              </td>
              <td className="t12 num" data-l={t('colTiers')}>
                {of.tiers.map((tier) => (
                  <div key={tier.from}>
                    {tier.from > 0 && `${groupedNumber(tier.from)} ${of.unitName} `}¥{priceText(tier.price)}
                  </div>
                ))}
              </td>
              <Figures of={of} />
              <td>{acts(of)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Figures({ of }: { of: GroupStaffRow }) {
  const t = useMessages(groupAdminMessages)
  return (
    <>
      <td className="r num" data-l={t('colJoined')}>
        {groupedNumber(of.joined)} {of.unitName}
        <div className="t12 c3">{t('buyers', { count: of.participants })}</div>
        <div className="t12 c3">{t('newBuyers', { count: of.newBuyers })}</div>
      </td>
      <td className="r num" data-l={t('colMoney')}>
        ¥{priceText(of.deposits)}
        <div className="t12 c3">¥{priceText(of.amount)}</div>
      </td>
    </>
  )
}
