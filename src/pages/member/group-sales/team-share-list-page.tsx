import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { PageTurner } from '../../../ui/console/page-turner.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { teamShareList } from '../../../modules/team-purchase/endpoints.ts'
import type { TeamShareView } from '../../../modules/team-purchase/endpoints-schemas.ts'
import { teamPageMessages, teamPurchaseMessages } from '../../../modules/team-purchase/messages.ts'
import { teamMemberMachine } from '../../../modules/team-purchase/rules/team-machine.ts'
import { teamAddress } from '../../../modules/team-purchase/ui/team-address.ts'

const filterNames = ['state'] as const
const pageSize = 20

/** The member's orders in teams. */
export default function TeamShareListPage() {
  const t = useMessages(teamPageMessages)
  const say = useMessages(teamPurchaseMessages)
  const { values, set, page, turn } = useFilters(filterNames)
  const state = teamMemberMachine.states.find((one) => one === values.state) ?? ''
  const call = useCall(teamShareList, { state, current: page, pageSize })
  return (
    <ConsoleList
      label={t('mine')}
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
      call={call}
      empty={<Empty icon="users" title={t('noneMine')} actions={<ButtonLink to="/sale/group">{t('toHall')}</ButtonLink>} />}
      foot={({ total }) => <PageTurner page={page} pageSize={pageSize} total={total} onTurn={turn} />}
    >
      {({ list }) => <Rows list={list} />}
    </ConsoleList>
  )
}

function Rows({ list }: { list: readonly TeamShareView[] }) {
  const t = useMessages(teamPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colCampaign')}</th>
            <th className="r">{t('colQuantity')}</th>
            <th className="r">{t('colPrice')}</th>
            <th>{t('colTeam')}</th>
            <th>{t('colState')}</th>
            <th>{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.participationSn}>
              <td>
                <Anchor className="lk b5" to={teamAddress(of.teamCampaignSn, of.team.teamSn)}>
                  {of.title}
                </Anchor>{' '}
                {of.isLeader === 1 && <Tag small>{t('leader')}</Tag>}
                <div className="t12 c3">
                  {of.goodsName} {of.specText} · {of.storeName}
                </div>
              </td>
              <td className="r num" data-l={t('colQuantity')}>
                {groupedNumber(of.buyNum)} {of.unitName}
              </td>
              <td className="r num" data-l={t('colPrice')}>
                ¥{priceText(of.unitPrice)}
              </td>
              <td className="num" data-l={t('colTeam')}>
                {t('seats', { paid: of.team.paid, size: of.team.size })}
                {of.team.state === 'FORMING' && of.team.deadline !== null && (
                  <div className="t12 c3">{t('deadline', { time: fullTime(of.team.deadline) })}</div>
                )}
              </td>
              <td data-l={t('colState')}>
                <Tag small>{of.stateText}</Tag>
              </td>
              <td>
                <Acts of={of} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Acts({ of }: { of: TeamShareView }) {
  const t = useMessages(teamPageMessages)
  return (
    <div className="row g1 wrp">
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
    </div>
  )
}
