import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-name.generated.ts'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { useWaitingRequests } from '../../../modules/approval/ui/use-waiting-requests.ts'
import { memberTodoList } from '../../../modules/dashboard/endpoints.ts'
import { TodoStrip } from '../../../modules/dashboard/ui/todo-strip.tsx'
import { addressList, memberInfo } from '../../../modules/member/endpoints.ts'
import { buyerOrderList, type OrderPage, type OrderTab } from '../../../modules/order/endpoints-orders.ts'
import { CreditPanel } from './credit-panel.tsx'
import { MonthFigures } from './month-figures.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { VerificationBanner } from './verification-banner.tsx'
import { SpendingPanels } from './spending-panels.tsx'
import { orderPageMessages } from '../../../modules/order/messages.ts'

const shown: readonly { readonly tab: OrderTab; readonly icon: IconName }[] = [
  { tab: 'awaitingPayment', icon: 'credit-card' },
  { tab: 'awaitingShipment', icon: 'package' },
  { tab: 'awaitingReceipt', icon: 'truck' },
  { tab: 'awaitingEvaluation', icon: 'star' },
  { tab: 'completed', icon: 'circle-check' },
]

/** The member centre's first page: who I am, what waits for me, my latest orders. Only true numbers. */
export default function HomePage() {
  const t = useMessages(orderPageMessages)
  const orders = useCall(buyerOrderList, { pageSize: 5 })
  return (
    <div className="col g3">
      <RefusalNote />
      <VerificationBanner />
      <div className="o-two">
        <section className="pan" aria-label={t('account')}>
          <MemberHead />
          <MonthFigures />
        </section>
        <CreditPanel />
      </div>
      <MemberTodo />
      <Panel title={t('myOrders')} more={<MoreLink to="/member/order/list">{t('allOrders')}</MoreLink>}>
        <CallView call={orders}>
          {(page) => (
            <>
              <OrderCounts counts={page.counts} />
              {page.list.length === 0 ? (
                <Empty
                  icon="package"
                  title={t('noOrdersYet')}
                  actions={
                    <ButtonLink to="/goods/list" tone="brand">
                      {t('goShopping')}
                    </ButtonLink>
                  }
                />
              ) : (
                <RecentOrders orders={page.list} onDone={orders.reload} />
              )}
            </>
          )}
        </CallView>
      </Panel>
      <SpendingPanels below={<AddressPanel />} />
    </div>
  )
}

function OrderCounts({ counts }: { counts: OrderPage['counts'] }) {
  const t = useMessages(orderPageMessages)
  return (
    <nav className="kpi lnk" aria-label={t('myOrders')}>
      {shown.map(({ tab, icon }) => (
        <Anchor key={tab} to={`/member/order/list?tab=${tab}`} className="row g3 kpi-c">
          <Icon name={icon} size={22} className="cl" />
          <span>
            <b className="num">{counts[tab]}</b>
            <span className="t12 c3">{t(`tab_${tab}`)}</span>
          </span>
        </Anchor>
      ))}
    </nav>
  )
}

function MemberHead() {
  const t = useMessages(orderPageMessages)
  const call = useCall(memberInfo, {})
  return (
    <CallView call={call} rows={2}>
      {(member) => (
        <div className="row g4 me">
          <span className="ava">{Array.from(member.memberNickName || member.memberName)[0]}</span>
          <div className="min-w-0">
            <div className="row g2 wrp">
              <b className="t18">{member.enterpriseName || member.memberNickName || member.memberName}</b>
              <Tag tone="ok">{member.memberTypeName}</Tag>
              <Tag tone="info">{t(`price_${member.priceClass}`)}</Tag>
            </div>
            <p className="c3 t13">
              {member.memberName} · {t('mobile')} <span className="num">{member.memberMobile || '—'}</span>
            </p>
          </div>
          <span className="sp" />
          <Anchor className="lk t13" to="/member/account">
            {t('editAccount')}
          </Anchor>
        </div>
      )}
    </CallView>
  )
}

/** What waits for the buyer, purchase requests to approve among it. */
function MemberTodo() {
  const call = useCall(memberTodoList, {})
  const toApprove = useWaitingRequests(true) ?? 0
  const approve = toApprove > 0 ? [{ key: 'approve' as const, count: toApprove, late: 0, since: null }] : []
  const list = [...approve, ...(call.data?.list ?? [])]
  return list.length === 0 ? null : <TodoStrip call={{ ...call, data: { list } }} />
}

function AddressPanel() {
  const t = useMessages(orderPageMessages)
  const call = useCall(addressList, {})
  return (
    <section className="pan" aria-label={t('defaultAddress')}>
      <CallView call={call} rows={2}>
        {({ list }) => {
          const main = list.find((address) => address.isDefault === 1)
          return (
            <div className="bx t13">
              <div className="row">
                <b>{t('defaultAddress')}</b>
                <span className="sp" />
                <Anchor className="lk" to="/member/address/list">
                  {t('addresses')}
                </Anchor>
              </div>
              {main ? (
                <p className="c2 mt-1.5">
                  {main.memberName} <span className="num">{main.telMobile}</span>
                  <br />
                  {main.addressAll} {main.detailAddress}
                </p>
              ) : (
                <p className="c3 mt-1.5">{t('noDefault')}</p>
              )}
            </div>
          )
        }}
      </CallView>
    </section>
  )
}
