import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { campaignColumns } from '../../../ui/console/list/campaign-columns.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { TeamStaffRow } from '../endpoints-staff.ts'
import { teamAdminMessages } from '../messages.ts'

type Found = { readonly list: readonly TeamStaffRow[]; readonly total: number }
type Props = ListPlace<Found> & {
  /** The rows behind the figures, of one state where it is named. */
  readonly rowsOf: (of: TeamStaffRow, state?: string) => string
  readonly acts: (of: TeamStaffRow) => ReactNode
}

/** Team purchases with their figures, for their store and the platform. */
export function TeamStaffList({ rowsOf, acts, ...place }: Props) {
  const columns = useTeamColumns({ rowsOf, acts })
  return (
    <List
      {...place}
      rows={(found) => found.list}
      keyOf={({ teamCampaignSn }) => teamCampaignSn}
      to={(of) => rowsOf(of)}
      columns={columns}
      pages={({ total }) => ({ total })}
    />
  )
}

function useTeamColumns({ rowsOf, acts }: Pick<Props, 'rowsOf' | 'acts'>): readonly ListColumn<TeamStaffRow>[] {
  const t = useMessages(teamAdminMessages)
  return [
    ...campaignColumns<TeamStaffRow>({
      titles: { campaign: t('colCampaign'), state: t('colState'), period: t('colPeriod') },
      numberOf: ({ teamCampaignSn }) => teamCampaignSn,
      stateOf: ({ stateText }) => stateText,
      tagOf: ({ state, stateText }) => (
        <Tag small tone={state === 'RUNNING' ? 'warn' : state === 'REVIEWING' ? 'info' : 'neutral'}>
          {stateText}
        </Tag>
      ),
    }),
    {
      key: 'price',
      title: t('colPrice'),
      text: ({ teamPrice }) => teamPrice,
      cell: (of) => (
        <span className="num">
          ¥{priceText(of.teamPrice)}
          {of.leaderPrice < of.teamPrice && <div className="t12 c3">{t('leaderPriceOf', { price: priceText(of.leaderPrice) })}</div>}
          <div className="t12 c3">{t('sizeOf', { size: of.size, hours: of.periodHours })}</div>
        </span>
      ),
    },
    {
      key: 'teams',
      title: t('colTeams'),
      text: ({ succeeded, forming, failedTeams: failed }) => t('teamsOf', { succeeded, forming, failed }),
    },
    {
      key: 'sold',
      title: t('colSold'),
      align: 'right',
      text: ({ amount }) => amount,
      cell: (of) => <Figures of={of} rowsOf={rowsOf} />,
    },
    { key: 'actions', title: t('colActions'), as: 'actions', cell: acts },
  ]
}

function Figures({ of, rowsOf }: Pick<Props, 'rowsOf'> & { of: TeamStaffRow }) {
  const t = useMessages(teamAdminMessages)
  return (
    <>
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
    </>
  )
}
