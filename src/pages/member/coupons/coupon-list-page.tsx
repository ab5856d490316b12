import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { couponSummary, validityText } from '../../../modules/promotion/ui/coupon-labels.ts'
import { myCoupons, myCouponTabs, type MyCoupon } from '../../../modules/promotion/endpoints.ts'
import { myCouponMessages } from './messages.ts'
import '../../../modules/promotion/ui/coupon.css'

const filterNames = ['tab'] as const

/** The member's coupons by what can be done with them. */
export default function MyCouponsPage() {
  const t = useMessages(myCouponMessages)
  const { values, set, ...list } = useList('member.coupons', filterNames, { pageSize: 18, sizes: [18, 36] })
  const tab = myCouponTabs.find((one) => one === values.tab) ?? 'available'
  const call = useCall(myCoupons, { tab, current: list.page, pageSize: list.size })
  const columns = useFileColumns()
  const counts = call.data?.counts
  const tabs = myCouponTabs.map((key) => ({ key, label: t(`tab_${key}`), ...(counts ? { count: counts[key] } : {}) }))
  return (
    <List
      label={t('mineTitle')}
      list={list}
      call={call}
      rows={(found) => found.list}
      keyOf={({ couponId }) => couponId}
      columns={columns}
      body={(coupons) => (
        <ul className="cpn-g pt-4">
          {coupons.map((one) => (
            <Held key={one.couponId} coupon={one} isOver={tab === 'used' || tab === 'expired'} canUse={tab === 'available'} />
          ))}
        </ul>
      )}
      head={
        <PanelHead title={t('mineTitle')} sub={t('lead')}>
          <ButtonLink size="sm" tone="brand" icon="ticket" to="/coupon">
            {t('toCentre')}
          </ButtonLink>
        </PanelHead>
      }
      tabs={{ list: tabs, current: tab, onChange: (next) => set({ tab: next === 'available' ? '' : next }) }}
      pages={({ total }) => ({ total })}
      empty={
        <Empty
          icon="ticket"
          title={t(`none_${tab}`)}
          help={t('noneHelp')}
          actions={<ButtonLink to="/coupon">{t('toCentre')}</ButtonLink>}
        />
      }
    />
  )
}

/** What the files of the list hold; on the page a coupon is a card. */
function useFileColumns(): readonly ListColumn<MyCoupon>[] {
  const t = useMessages(myCouponMessages)
  const lang = useLanguage()
  return [
    { key: 'name', title: t('colName'), as: 'title', text: (one) => couponSummary(one, lang).name },
    { key: 'figure', title: t('colFigure'), text: (one) => couponSummary(one, lang).figure },
    { key: 'condition', title: t('colCondition'), text: (one) => couponSummary(one, lang).condition },
    { key: 'scope', title: t('colScope'), text: (one) => `${couponSummary(one, lang).owner} ${couponSummary(one, lang).scope}` },
    { key: 'validity', title: t('colValidity'), text: ({ validFrom, validUntil }) => validityText(validFrom, validUntil, lang) },
    { key: 'order', title: t('colOrder'), text: ({ orderSn, paySn }) => orderSn || paySn },
  ]
}

function Held({ coupon, isOver, canUse }: { coupon: MyCoupon; isOver: boolean; canUse: boolean }) {
  const t = useMessages(myCouponMessages)
  const lang = useLanguage()
  const said = couponSummary(coupon, lang)
  return (
    <li data-row tabIndex={-1} className={classNames('cpn', isOver && 'off')}>
      <div className="cpn-a">
        <b className="num">{said.figure}</b>
        <span className="t12">{said.condition}</span>
      </div>
      <div className="cpn-b">
        <h3>{said.name}</h3>
        <p className="t12 c2 el">
          {said.owner} · {said.scope}
        </p>
        <p className="t12 c3">{validityText(coupon.validFrom, coupon.validUntil, lang)}</p>
        <div className="cpn-e">
          {coupon.endsSoon === 1 && (
            <Tag tone="warn" small>
              {t('endsSoon')}
            </Tag>
          )}
          {coupon.state === 'RETURNED' && (
            <Tag tone="info" small>
              {t('returned')}
            </Tag>
          )}
          <HeldBy coupon={coupon} />
          <span className="sp" />
          {canUse && (
            <ButtonLink size="sm" tone="action" to={coupon.link} aria-label={`${t('use')} ${said.name}`}>
              {t('use')}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}

/** The order that holds or used a coupon; one of the platform is of a whole checkout. */
function HeldBy({ coupon }: { coupon: MyCoupon }) {
  const t = useMessages(myCouponMessages)
  if (coupon.paySn === '') return null
  return (
    <span className="t12 c3 min-w-0">
      {t(coupon.state === 'USED' ? 'saved' : 'saves', { amount: priceText(coupon.saved) })}
      <br />
      {coupon.orderSn === '' ? (
        t('ofCheckout', { sn: coupon.paySn })
      ) : (
        <Anchor className="lk" to={`/member/order/detail?orderSn=${coupon.orderSn}`}>
          {t('ofOrder', { sn: coupon.orderSn })}
        </Anchor>
      )}
    </span>
  )
}
