import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { goodsLabel } from '../../../ui/goods/goods-label.ts'
import { teamShareList } from '../../../modules/team-purchase/endpoints.ts'
import type { TeamShareView } from '../../../modules/team-purchase/endpoints-schemas.ts'
import { teamPageMessages, teamPurchaseMessages } from '../../../modules/team-purchase/messages.ts'
import { teamMemberMachine } from '../../../modules/team-purchase/rules/team-machine.ts'
import { teamAddress } from '../../../modules/team-purchase/ui/team-address.ts'

const filterNames = ['state'] as const

/** The member's orders in teams. */
export default function TeamShareListPage() {
  const t = useMessages(teamPageMessages)
  const say = useMessages(teamPurchaseMessages)
  const { values, set, ...list } = useList('member.teamPurchases', filterNames, { remembered: true })
  const state = teamMemberMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(teamShareList, { state, current: list.page, pageSize: list.size })
  const columns = useShareColumns()
  return (
    <List
      label={t('mine')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ participationSn }) => participationSn}
      to={({ teamCampaignSn, team }) => teamAddress(teamCampaignSn, team.teamSn)}
      columns={columns}
      head={
        <PanelHead title={t('mine')}>
          <ButtonLink size="sm" tone="brand" icon="users" to="/sale/group">
            {t('toHall')}
          </ButtonLink>
        </PanelHead>
      }
      tabs={{
        list: [{ key: '', label: t('all') }, ...teamMemberMachine.states.map((key) => ({ key, label: say(`member_${key}`) }))],
        current: state,
        onChange: (next) => set({ state: next }),
      }}
      pages={({ total }) => ({ total })}
      empty={<Empty icon="users" title={t('noneMine')} actions={<ButtonLink to="/sale/group">{t('toHall')}</ButtonLink>} />}
    />
  )
}

function useShareColumns(): readonly ListColumn<TeamShareView>[] {
  const t = useMessages(teamPageMessages)
  const actions = useActionsColumn<TeamShareView>((of) => <Acts of={of} />)
  return [
    {
      key: 'campaign',
      title: t('colCampaign'),
      as: 'title',
      text: ({ title }) => title,
      cell: (of) => (
        <>
          {' '}
          {of.isLeader === 1 && <Tag small>{t('leader')}</Tag>}
          <div className="t12 c3">
            {goodsLabel(of)} · {of.storeName}
          </div>
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
      key: 'price',
      title: t('colPrice'),
      align: 'right',
      isTight: true,
      text: ({ unitPrice }) => unitPrice,
      cell: ({ unitPrice }) => `¥${priceText(unitPrice)}`,
    },
    {
      key: 'team',
      title: t('colTeam'),
      text: ({ team }) => t('seats', { paid: team.paid, size: team.size }),
      cell: ({ team }) => (
        <>
          {t('seats', { paid: team.paid, size: team.size })}
          {team.state === 'FORMING' && team.deadline !== null && (
            <div className="t12 c3">{t('deadline', { time: fullTime(team.deadline) })}</div>
          )}
        </>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: ({ stateText }) => <Tag small>{stateText}</Tag>,
    },
    actions,
  ]
}

function Acts({ of }: { of: TeamShareView }) {
  const t = useMessages(teamPageMessages)
  return (
    <>
      {of.can.includes('pay') && (
        <ButtonLink size="sm" tone="brand" to={`/buy/pay?paySn=${of.paySn}`}>
          {t('pay')}
        </ButtonLink>
      )}
      {of.can.includes('invite') && (
        <ButtonLink size="sm" tone="brand-outline" to={teamAddress(of.teamCampaignSn, of.team.teamSn)}>
          {t('invite')}
        </ButtonLink>
      )}
      <ButtonLink size="sm" tone="ghost" to={`/member/order/detail?orderSn=${of.orderSn}`}>
        {t('openOrder')}
      </ButtonLink>
    </>
  )
}
