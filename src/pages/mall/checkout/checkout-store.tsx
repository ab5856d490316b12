import { useState } from 'react'
import { Picture } from '../../../ui/basic/picture.tsx'
import { Price } from '../../../ui/basic/price.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { CheckoutView } from '../../../modules/order/endpoints.ts'
import type { CheckoutModel } from './use-checkout.ts'
import { CheckoutProject } from './checkout-project.tsx'
import { CouponSelect } from './coupon-select.tsx'
import { useCheckoutMessages } from './use-messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

type Store = CheckoutView['storeGroupList'][number]
type Line = Store['goodsList'][number]

/** One store's goods: the order that will come of them, its delivery, its freight, a message. */
export function CheckoutStore({ store, checkout }: { store: Store; checkout: CheckoutModel }) {
  const t = useCheckoutMessages()
  return (
    <div className="stbox">
      <header>
        <Icon name="store" size={15} className="c3" />
        <b className="t13">{store.storeName}</b>
        <span className="sp" />
        {store.massKg > 0 && <span className="t12 c3 num">{t('massAbout', { mass: (store.massKg / 1000).toFixed(3) })}</span>}
      </header>
      <div>
        {store.goodsList.map((line) => (
          <CheckoutLine key={`${line.productId}${line.unit}`} line={line} checkout={checkout} />
        ))}
      </div>
      {store.reduction && <StoreReduction reduction={store.reduction} />}
      <CouponSelect
        label={t('storeCoupon')}
        chosen={store.couponId}
        offers={store.coupons}
        onChoose={(couponId) => void checkout.setStore(store.storeId, { couponId })}
      />
      <CheckoutProject store={store} checkout={checkout} />
      <footer>
        <StoreDelivery store={store} checkout={checkout} />
        <span className="sp" />
        <StoreRemark storeId={store.storeId} checkout={checkout} />
      </footer>
    </div>
  )
}

/** What the store takes off by itself, and what the next step asks for. */
function StoreReduction({ reduction: { name, saving, hint } }: { reduction: NonNullable<Store['reduction']> }) {
  const t = useCheckoutMessages()
  return (
    <div className="ck-cpn t13" role="status">
      <Icon name="tag" size={15} className="c3" />
      <span className="c2 nw">{t('reduction')}</span>
      <span className="flex-1 min-w-0">
        {name} {hint && <span className="c3">{hint}</span>}
      </span>
      {saving > 0 && <b className="cd num nw">−¥{priceText(saving)}</b>}
    </div>
  )
}

function StoreDelivery({ store, checkout }: { store: Store; checkout: CheckoutModel }) {
  const t = useCheckoutMessages()
  const needsCare = store.freightState === 'ENQUIRY' || store.freightState === 'NEED_ADDRESS'
  return (
    <>
      <span className="c3 nw">{t('delivery')}</span>
      <span role="radiogroup" aria-label={t('delivery')} className="row g2">
        {store.deliveryChoices.map((choice) => (
          <label key={choice} className={choice === store.delivery ? 'pick s on' : 'pick s'}>
            <input
              type="radio"
              className="sr"
              name={`delivery${store.storeId}`}
              checked={choice === store.delivery}
              onChange={() => void checkout.setStore(store.storeId, { delivery: choice })}
            />
            {t(`by_${choice}`)}
          </label>
        ))}
      </span>
      <span className={needsCare ? 'cw' : 'c2'} role={needsCare ? 'status' : undefined}>
        {store.freightText}
      </span>
      <span className="c3 nw">
        {t('storeTotal')} <b className="num text-ink">¥{priceText(store.totalAmount)}</b>
      </span>
    </>
  )
}

function StoreRemark({ storeId, checkout }: { storeId: number; checkout: CheckoutModel }) {
  const t = useCheckoutMessages()
  return (
    <span className="ipt">
      <input
        aria-label={t('remark')}
        placeholder={t('remarkPlaceholder')}
        maxLength={200}
        value={checkout.choices.stores[storeId]?.remark ?? ''}
        onChange={(event) => void checkout.setStore(storeId, { remark: event.target.value })}
      />
    </span>
  )
}

const baseWords = { agreed: 'agreedLine', fixed: 'fixedLine', lock: 'lockedLine', index: 'indexLine', list: null } as const
const reasonWords: Readonly<Record<string, 'flashLine' | 'tierLine'>> = { promotion: 'flashLine', tier: 'tierLine' }

/** Where the price of a line comes from; empty for the list price. */
function originOf({ priceBase, priceReason, index }: Line, t: ReturnType<typeof useCheckoutMessages>): string {
  const [base, reason] = [baseWords[priceBase], reasonWords[priceReason]]
  const parts = [base && t(base, { date: index?.quoteDate ?? '' }), reason && t(reason)]
  return parts.filter(Boolean).join(' · ')
}

function CheckoutLine({ line, checkout }: { line: Line; checkout: CheckoutModel }) {
  // The price on which the buyer came to this page, to name what changed since.
  const [seen] = useState(line.goodsPrice)
  const t = useCheckoutMessages()
  const before = line.goodsPrice !== seen ? seen : line.goodsPrice - line.priceChange
  const origin = originOf(line, t)
  return (
    <div className="ckline">
      <div className="row g3 min-w-0">
        <Picture src={line.goodsImage} alt="" width={48} className="w48" />
        <div className="min-w-0">
          <div className="b5">{line.goodsName}</div>
          <div className="t12 c3">{line.specText}</div>
          {origin !== '' && <div className="t12 cl">{origin}</div>}
          {line.noFreeReturn === 1 && <NoFreeReturn productId={line.productId} checkout={checkout} />}
        </div>
      </div>
      <div>
        <Price amount={line.goodsPrice} unit={line.unitName} quiet />
        {before !== line.goodsPrice && (
          <div className={`t12 num ${line.goodsPrice > before ? 'cup' : 'cdn'}`}>{t('priceWas', { price: priceText(before) })}</div>
        )}
      </div>
      <div className="num">{counted(line.buyNum, line.unitName)}</div>
      <div className="num b6">¥{priceText(line.subtotal)}</div>
      {line.problem && (
        <p className="bad cd t12" role="alert">
          {line.problem.text}{' '}
          {line.problem.suggest.map((number) => (
            <button key={number} type="button" className="lk mr-2" onClick={() => void checkout.setNumber(line, number)}>
              {t('changeTo', { number, unit: line.unitName })}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

/** What the law asks of a private purchase: the buyer confirms, for these goods, that they cannot be returned without a reason. */
function NoFreeReturn({ productId, checkout }: { productId: number; checkout: CheckoutModel }) {
  const t = useCheckoutMessages()
  const { noFreeReturn } = checkout.choices
  const isChecked = noFreeReturn.includes(productId)
  const others = noFreeReturn.filter((one) => one !== productId)
  const isMissing = !isChecked && 'noFreeReturn' in checkout.errors
  return (
    <label className={`row g2 t13 ${isMissing ? 'cd' : 'cw'}`}>
      <input
        type="checkbox"
        checked={isChecked}
        aria-invalid={isMissing || undefined}
        onChange={() => void checkout.choose({ noFreeReturn: isChecked ? others : [...others, productId] })}
      />
      {t('noFreeReturn')}
    </label>
  )
}
