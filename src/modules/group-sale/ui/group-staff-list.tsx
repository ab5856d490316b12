import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { campaignColumns } from '../../../ui/console/list/campaign-columns.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { GroupStaffRow } from '../endpoints-staff.ts'
import { groupAdminMessages } from '../messages.ts'
import { GroupStateTag } from './group-state-tag.tsx'

type Found = { readonly list: readonly GroupStaffRow[]; readonly total: number }
type Props = ListPlace<Found> & {
  readonly to: (of: GroupStaffRow) => string
  readonly acts: (of: GroupStaffRow) => ReactNode
}

/** Group sales with their figures, for their store and the platform. */
export function GroupStaffList({ to, acts, ...place }: Props) {
  const columns = useGroupColumns(acts)
  return (
    <List
      {...place}
      rows={(found) => found.list}
      keyOf={({ groupSn }) => groupSn}
      to={to}
      columns={columns}
      pages={({ total }) => ({ total })}
    />
  )
}

function useGroupColumns(acts: Props['acts']): readonly ListColumn<GroupStaffRow>[] {
  const t = useMessages(groupAdminMessages)
  const tierText = ({ unitName }: GroupStaffRow, { from, price }: GroupStaffRow['tiers'][number]) =>
    `${from > 0 ? `${groupedNumber(from)} ${unitName} ` : ''}¥${priceText(price)}`
  return [
    ...campaignColumns<GroupStaffRow>({
      titles: { campaign: t('colCampaign'), state: t('colState'), period: t('colPeriod') },
      numberOf: ({ groupSn }) => groupSn,
      kindOf: ({ kindText }) => kindText,
      stateOf: ({ state }) => t(`state_${state}`),
      tagOf: (of) => <GroupStateTag of={of} />,
    }),
    {
      key: 'tiers',
      title: t('colTiers'),
      isTight: true,
      text: (of) => of.tiers.map((tier) => tierText(of, tier)).join('; '),
      cell: (of) => (
        <span className="t12 num">
          {of.tiers.map((tier) => (
            <div key={tier.from}>{tierText(of, tier)}</div>
          ))}
        </span>
      ),
    },
    {
      key: 'joined',
      title: t('colJoined'),
      align: 'right',
      text: ({ joined }) => joined,
      cell: ({ joined, unitName, participants, newBuyers }) => (
        <>
          {groupedNumber(joined)} {unitName}
          <div className="t12 c3">{t('buyers', { count: participants })}</div>
          <div className="t12 c3">{t('newBuyers', { count: newBuyers })}</div>
        </>
      ),
    },
    {
      key: 'money',
      title: t('colMoney'),
      align: 'right',
      isTight: true,
      text: ({ deposits }) => deposits,
      cell: ({ deposits, amount, saved }) => (
        <>
          ¥{priceText(deposits)}
          <div className="t12 c3">¥{priceText(amount)}</div>
          {saved > 0 && <div className="t12 c3">{t('savedOf', { amount: priceText(saved) })}</div>}
        </>
      ),
    },
    { key: 'actions', title: t('colActions'), as: 'actions', cell: acts },
  ]
}
