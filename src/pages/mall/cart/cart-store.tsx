import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Price } from '../../../ui/basic/price.tsx'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { CartView } from '../../../modules/basket/endpoints.ts'
import type { CartActions } from './use-cart.ts'
import { useCartMessages } from '../../../modules/basket/ui/use-messages.ts'
import { StoreStatus, type ShownStoreStatus } from '../../../modules/store/ui/store-status.tsx'
import { CouponChips } from '../../../modules/promotion/ui/coupon-chips.tsx'
import type { CouponChip } from '../../../modules/promotion/ui/coupon-labels.ts'
import type { SpendDiscountView } from '../../../modules/promotion/ui/spend-discount-label.ts'
import type { CartSpendDiscount } from './cart-spend-discount.ts'
import { SpendDiscountHint } from './spend-discount-hint.tsx'
import { CartRow } from './cart-row.tsx'

type Group = CartView['storeCartGroupList'][number]

type Props = {
  group: Group
  actions: CartActions
  standing: ShownStoreStatus | undefined
  /** What can be claimed in this store. */
  coupons: readonly CouponChip[]
  /** What this store takes off by itself. */
  reductions: readonly (SpendDiscountView & CartSpendDiscount)[]
}

/** The lines of one store: the future order. */
export function CartStore({ group, actions, standing, coupons, reductions }: Props) {
  const t = useCartMessages()
  return (
    <section className="pan mt-3 overflow-hidden" aria-label={group.storeName}>
      <div className="shop-h">
        <Checkbox
          aria-label={t('selectStore', { name: group.storeName })}
          checked={group.checkedAll === 1}
          half={group.checkedAll === 0 && group.totalCheck > 0}
          onChange={(event) => void actions.check({ storeId: group.storeId }, event.target.checked)}
        />
        <Icon name="store" size={16} className="c3" />
        <Anchor className="b6" to={`/store/index?vid=${group.storeId}`}>
          {group.storeName}
        </Anchor>
        <span className="sp" />
        {standing && <StoreStatus standing={standing} brief />}
        <Anchor className="lk t13 row g1 nw" to={`/service?vid=${group.storeId}`} prefetch={false}>
          <Icon name="headset" size={14} />
          {t('contactStore')}
        </Anchor>
      </div>
      <div className="tw">
        <table className="tbl ct">
          <CartColumns />
          <tbody>
            {group.storeCartList.map((line) => (
              <CartRow key={line.cartId} line={line} actions={actions} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="shop-f">
        {coupons.length + reductions.length > 0 && (
          <CouponChips
            chips={coupons}
            reductions={reductions}
            {...(coupons.length > 0 ? { more: `/coupon?storeId=${group.storeId}` } : {})}
          />
        )}
        {reductions.length > 0 && <SpendDiscountHint lines={group.storeCartList} reductions={reductions} />}
        <span className="sp" />
        <span className="c2">{t('checkedInStore', { count: group.totalCheck })}</span>
        <span>
          {t('storeSubtotal')} <Price amount={group.totalAmount} size="compact" />
        </span>
      </div>
    </section>
  )
}

/** The widths that all tables of the cart share. */
export function CartColumns() {
  return (
    <colgroup>
      <col className="w-10" />
      <col />
      <col className="w-30 lg:w-50" />
      <col className="w-46 lg:w-65" />
      <col className="w-28 lg:w-35" />
      <col className="w-20 lg:w-24" />
    </colgroup>
  )
}
