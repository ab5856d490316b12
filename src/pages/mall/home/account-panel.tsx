import { loginNeeded } from '../../../api/browser/client.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import { useHomeMessages } from '../../../modules/page-builder/ui/use-messages.ts'
import type { Articles, OrderCounts } from '../../../modules/page-builder/ui/sections/section-model.ts'
import type { LayoutData } from '../../../modules/page-builder/ui/sections/use-layout-data.ts'

const waits = ['awaitingPayment', 'awaitingShipment', 'awaitingReceipt', 'awaitingEvaluation'] as const
const ordersAddress = (tab: string) => `/member/order/list?tab=${tab}`

/** Right of the workbench: what a login brings, or the member's own orders. */
export function AccountPanel({ member, orders }: { member: LayoutData['member']; orders: OrderCounts | null }) {
  return member ? <MemberPanel member={member} orders={orders} /> : <GuestPanel />
}

function GuestPanel() {
  const t = useHomeMessages()
  return (
    <section className="pan acct">
      <div className="who">
        <span className="ava">
          <Icon name="user" size={20} />
        </span>
        <div>
          <div className="b6">{t('welcome')}</div>
          <div className="t12 c3">{t('welcomeText')}</div>
        </div>
      </div>
      <div className="row g2 acct-b">
        <Button tone="brand" size="lg" onClick={() => window.dispatchEvent(new Event(loginNeeded))}>
          {t('login')}
        </Button>
        <ButtonLink tone="brand-outline" size="lg" to="/register">
          {t('register')}
        </ButtonLink>
      </div>
      <ul className="t12 c2 acct-l">
        {(['benefitPrice', 'benefitUnits', 'benefitPapers'] as const).map((key) => (
          <li key={key} className="row g2">
            <Icon name="check" size={14} className="cok" />
            {t(key)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MemberPanel({ member, orders }: { member: NonNullable<LayoutData['member']>; orders: OrderCounts | null }) {
  const t = useHomeMessages()
  const isBusiness = member.memberType === 2 || member.memberType === 3 || member.memberType === 5 || member.memberType === 6
  return (
    <section className="pan acct">
      <div className="who">
        <span className="ava">{[...member.memberName][0]}</span>
        <div className="shopc-n sp">
          <div className="b6 el">{member.memberName}</div>
          <Tag tone={isBusiness ? 'ok' : 'neutral'} small>
            {isBusiness ? t('memberBusiness') : t('memberRetail')}
          </Tag>
        </div>
        <MoreLink to="/member/index">{t('memberCentre')}</MoreLink>
      </div>
      <div className="cnts">
        {waits.map((wait) => (
          <Anchor key={wait} to={ordersAddress(wait)} prefetch={false}>
            <b>{orders?.[wait] ?? 0}</b>
            {t(wait)}
          </Anchor>
        ))}
      </div>
    </section>
  )
}

/** Below it: orders that wait for the member, else the newest articles. */
export function SidePanel({ orders, articles }: { orders: OrderCounts | null; articles: Articles }) {
  const t = useHomeMessages()
  const pending = orders ? waits.filter((wait) => orders[wait] > 0) : []
  if (orders && pending.length > 0) {
    return (
      <Panel className="col side" title={t('todo')}>
        <ul className="todo">
          {pending.map((wait) => (
            <li key={wait}>
              <Tag tone={wait === 'awaitingPayment' ? 'danger' : 'info'} small>
                {t(wait)}
              </Tag>
              <Anchor to={ordersAddress(wait)} className="el sp" prefetch={false}>
                {t('todoRow', { count: orders[wait], what: t(wait) })}
              </Anchor>
              <span className="t12 c3 nw">{t('toHandle')}</span>
            </li>
          ))}
        </ul>
      </Panel>
    )
  }
  return (
    <Panel className="col side" title={t('news')} more={<MoreLink to="/article">{t('more')}</MoreLink>}>
      <ul className="todo">
        {articles.slice(0, 5).map((article) => (
          <li key={article.articleId}>
            <Tag small>{article.categoryName}</Tag>
            <Anchor to={`/information/detail?informationId=${article.articleId}`} className="el sp">
              {article.title}
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
