import { Suspense } from 'react'
import { Button } from '../../../ui/basic/button.tsx'
import { Price } from '../../../ui/basic/price.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { lazyPart } from '../../../rendering/client/lazy-part.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { CheckoutModel } from './use-checkout.ts'
import { CheckoutApproval } from './checkout-approval.tsx'
import { CouponSelect } from './coupon-select.tsx'
import { useCheckoutMessages } from './use-messages.ts'

// Only index-linked goods have a lock.
const lockNote = lazyPart(() => import('./price-lock-notice.tsx').then((module) => module.PriceLockNotice))

// Only members with points may use them.
const pointsPart = lazyPart(() => import('./checkout-points.tsx').then((module) => module.CheckoutPoints))

/** The sums with the VAT split, what keeps the order from being placed, and the one button. */
export function CheckoutSummary({ checkout }: { checkout: CheckoutModel }) {
  const t = useCheckoutMessages()
  const CheckoutLock = lockNote.now()
  const { view, approval, problem, busy, loading } = checkout
  const CheckoutPoints = pointsPart.now()
  // Points stand on a line of their own.
  const reduced = Math.round((view.discount - view.points.amount) * 100) / 100
  const kinds = view.storeGroupList.reduce((sum, store) => sum + store.goodsList.length, 0)
  const isPending = view.storeGroupList.some((store) => store.freightState === 'NEED_ADDRESS' || store.freightState === 'ENQUIRY')
  const money = (amount: number) => <dd>¥{priceText(amount)}</dd>
  return (
    <aside className="col g3 ck-side">
      <div className="pan sum px-5 pt-4 pb-5" aria-busy={loading}>
        <h2 className="t16 b6 mb-3">{t('summary')}</h2>
        <dl>
          <dt>{t('goodsAmount', { kinds })}</dt>
          {money(view.goodsAmount)}
          {reduced > 0 && (
            <>
              <dt>{t('discount')}</dt>
              <dd className="cd">−¥{priceText(reduced)}</dd>
            </>
          )}
          {view.points.used > 0 && (
            <>
              <dt>{t('pointsUsed')}</dt>
              <dd className="cd">−¥{priceText(view.points.amount)}</dd>
            </>
          )}
          <dt>{t('freight', { orders: view.storeGroupList.length })}</dt>
          {isPending && view.freight === 0 ? <dd className="cw">{t('freightPending')}</dd> : money(view.freight)}
        </dl>
        <div className="border-t border-line pt-3 mt-3">
          <div className="row items-baseline">
            <span className="c2">{t('due')}</span>
            <span className="sp" />
            <span data-testid="due">
              <Price amount={view.totalAmount} size="total" />
            </span>
          </div>
          <div className="ar t12 c3">{t('vatIncluded', { net: priceText(view.netAmount), tax: priceText(view.taxAmount) })}</div>
        </div>
        <CouponSelect
          label={t('platformCoupon')}
          chosen={view.platformCouponId}
          offers={view.platformCoupons}
          onChoose={(platformCouponId) => void checkout.choose({ platformCouponId }, true)}
        />
        {view.points.available > 0 && !approval?.needed && (
          <Suspense fallback={null}>
            <CheckoutPoints checkout={checkout} />
          </Suspense>
        )}
        {view.priceLock && (
          <Suspense fallback={null}>
            <CheckoutLock lock={view.priceLock} checkout={checkout} />
          </Suspense>
        )}
        {view.notices.map((notice) => (
          <div key={notice.code + notice.text} className="mt-3">
            <Note tone="warn">{notice.text}</Note>
          </div>
        ))}
        {approval?.needed && <CheckoutApproval approval={approval} checkout={checkout} />}
        {problem && (
          <div className="mt-3">
            <Note tone="danger">
              <b>{t(approval?.needed ? 'requestRefusedTitle' : 'refusedTitle')}</b>
              <br />
              {problem}
            </Note>
          </div>
        )}
        <Button tone="action" size="xl" block busy={busy} disabled={loading} onClick={() => void checkout.submit()} className="ck-go">
          {t(approval?.needed ? 'submitApproval' : 'submit')}
        </Button>
        <p className="t12 c3 mt-2">{t('agree')}</p>
      </div>
      <div className="pan px-5 py-3.5">
        <b className="row g2">
          <Icon name="shield-check" size={16} className="cok" />
          {t('promise')}
        </b>
        <ul className="t12 c2 mt-1.5 leading-5.5">
          {(['promise1', 'promise2', 'promise3'] as const).map((key) => (
            <li key={key}>· {t(key)}</li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
