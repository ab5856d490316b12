import { useLoaderData, useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { hiddenHead } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import '../../../ui/styles/commerce.css'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Price } from '../../../ui/basic/price.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { Checkbox } from '../../../ui/form/choice.tsx'
import { couponsForStores } from '../../../modules/promotion/endpoints-coupons-on-goods.ts'
import { couponChips } from '../../../modules/promotion/ui/coupon-labels.ts'
import { couponChipMessages } from '../../../modules/promotion/messages.ts'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { OftenBoughtGoods } from './lazy-often-bought-goods.ts'
import { spendDiscountView } from '../../../modules/promotion/ui/spend-discount-label.ts'
import { storeStatusList } from '../../../modules/store/endpoints-status.ts'
import { storeStatusMessages } from '../../../modules/store/messages.ts'
import { cartList } from '../../../modules/basket/endpoints.ts'
import { CartColumns, CartStore } from './cart-store.tsx'
import { EmptyBasket } from '../../../modules/basket/ui/empty-basket.tsx'
import { GuestBasket } from '../../../modules/basket/ui/guest-basket.tsx'
import { InvalidLines } from './invalid-lines.tsx'
import { useCart, type CartActions } from './use-cart.ts'
import { useCartMessages, type CartMessageSource } from '../../../modules/basket/ui/use-messages.ts'
import { cartMessages } from '../../../modules/basket/messages.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { caller: visitor, lang, call } = pageContextOf(context)
  // A sub-account may hand its cart in as a purchase request, and must where its role does not order.
  const requests = visitor.member?.memberType === 6 ? { mayOrder: visitor.company.includes('company.order') } : null
  // A visitor's cart lives in the browser, so the page is given nothing.
  if (!visitor.member) return { held: null, ...pageMessages(lang, cartMessages, goodsMessages) }
  const cart = await load(context, cartList, {})
  const storeIds = cart.storeCartGroupList.map((group) => group.storeId).slice(0, 60)
  const goodsIds = [...new Set(cart.storeCartGroupList.flatMap((group) => group.storeCartList.map((line) => line.goodsId)))].slice(0, 200)
  const [standings, coupons] =
    storeIds.length > 0 ? await Promise.all([call(storeStatusList, { storeIds }), call(couponsForStores, { storeIds, goodsIds })]) : []
  const offered = Map.groupBy(coupons?.data?.list ?? [], (one) => one.storeId)
  const held = {
    cart,
    standings: standings?.data ?? [],
    coupons: [...offered.values()].flatMap((list) => couponChips(list, lang)),
    reductions: (coupons?.data?.reductions ?? [])
      .filter((reduction) => reduction.goodsIds.length > 0)
      .map((reduction) => ({ ...spendDiscountView(reduction, lang), ladder: reduction.steps, goodsIds: reduction.goodsIds })),
    requests,
  }
  return { held, ...pageMessages(lang, cartMessages, goodsMessages, storeStatusMessages, couponChipMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? hiddenHead(matches, translatePage<CartMessageSource>(loaderData, 'cart')('cart')) : []

type Held = NonNullable<Awaited<ReturnType<typeof loader>>['held']>

export default function CartPage() {
  const { held } = useLoaderData<typeof loader>()
  return held ? <MemberCart held={held} /> : <GuestBasket basket="cart" />
}

function MemberCart({ held }: { held: Held }) {
  const t = useCartMessages()
  const { cart: first, standings, coupons, reductions, requests } = held
  const actions = useCart(first)
  const { cart } = actions
  const lines = [...cart.storeCartGroupList.flatMap((group) => group.storeCartList), ...cart.invalidList]
  const goodsIds = lines.map((line) => line.goodsId).filter((id) => id > 0)
  if (cart.storeCartGroupList.length === 0 && cart.invalidList.length === 0 && actions.undoable.length === 0) {
    return <EmptyBasket title={t('emptyTitle')} help={t('emptyHelp')} below={<OftenBoughtGoods goodsIds={goodsIds} />} />
  }
  return (
    <main id="main" className="wrap">
      <div className="row g4 flex-wrap">
        <h1 className="t18 b6 leading-14">
          {t('cart')} <span className="c3 num t14">{cart.availableCartNum}</span>
        </h1>
        <Anchor className="lk q" to="/enquiry/index" prefetch={false}>
          {t('enquiryBasket')}
        </Anchor>
        <span className="sp" />
        <Anchor className="lk t13 row g1" to="/quickOrder" prefetch={false}>
          <Icon name="list-checks" size={14} />
          {t('addFromList')}
        </Anchor>
      </div>
      {actions.undoable.length > 0 && (
        <p className="note i" role="status">
          {t('removed', { count: actions.undoable.length })}{' '}
          <button type="button" className="lk" onClick={() => void actions.undo()}>
            {t('undo')}
          </button>
        </p>
      )}
      <section className="pan d-only overflow-hidden">
        <table className="tbl ct">
          <CartColumns />
          <thead>
            <tr>
              <th>
                <AllBox actions={actions} />
              </th>
              <th>{t('goods')}</th>
              <th className="r">{t('unitPrice')}</th>
              <th>{t('quantity')}</th>
              <th className="r">{t('subtotal')}</th>
              <th className="r">{t('actions')}</th>
            </tr>
          </thead>
        </table>
      </section>
      {cart.storeCartGroupList.map((group) => (
        <CartStore
          key={group.storeId}
          group={group}
          actions={actions}
          standing={standings.find((standing) => standing.storeId === group.storeId)}
          coupons={coupons.filter((coupon) => coupon.storeId === group.storeId)}
          reductions={reductions.filter((reduction) => reduction.storeId === group.storeId)}
        />
      ))}
      {cart.invalidList.length > 0 && <InvalidLines lines={cart.invalidList} actions={actions} />}
      <CheckoutBar actions={actions} requests={requests} />
      <OftenBoughtGoods goodsIds={goodsIds} />
    </main>
  )
}

function AllBox({ actions }: { actions: CartActions }) {
  const t = useCartMessages()
  const { cart } = actions
  return (
    <Checkbox
      aria-label={t('selectAll')}
      checked={cart.checkedAll === 1}
      half={cart.checkedAll === 0 && cart.totalCheck > 0}
      onChange={(event) => void actions.check({}, event.target.checked)}
    />
  )
}

function CheckoutBar({ actions, requests }: { actions: CartActions; requests: Held['requests'] }) {
  const t = useCartMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { cart } = actions
  const checked = cart.storeCartGroupList.flatMap((group) => group.storeCartList).filter((line) => line.isChecked === 1)
  const mustMend = checked.some((line) => actions.refused.includes(line.cartId))
  const go = (to: string) => (checked.length === 0 ? toast({ text: t('nothingChecked'), tone: 'warn' }) : void navigate(to))
  return (
    <div className="stickbar">
      <AllBox actions={actions} />
      <span className="nw d-only">{t('selectAll')}</span>
      <button
        type="button"
        className="lk q t13 d-only"
        disabled={checked.length === 0}
        onClick={() => void actions.remove(checked.map((line) => line.cartId))}
      >
        {t('removeChecked')}
      </button>
      <button
        type="button"
        className="lk q t13 hidden lg:inline"
        disabled={checked.length === 0}
        onClick={() => void actions.enquire(checked.map((line) => line.cartId))}
      >
        {t('enquireChecked')}
      </button>
      <span className="sp" />
      <span className="t13 c2 nw d-only">{t('checkedKinds', { count: cart.totalCheck })}</span>
      <div className="ar leading-5">
        <div className="row g2 justify-end items-baseline">
          <span className={requests ? 'c2 nw d-only' : 'c2 nw'}>{t('total')}</span>
          {mustMend ? <b className="t16 c3">—</b> : <Price amount={cart.totalAmount} size="total" />}
        </div>
        {mustMend ? (
          <div className="t12 cd" role="status">
            {t('mendFirst')}
          </div>
        ) : (
          <div className="t12 c3 d-only">{t('freightLater')}</div>
        )}
      </div>
      {requests && (
        <button
          type="button"
          className={requests.mayOrder ? 'btn lg' : 'go'}
          disabled={actions.busy || mustMend}
          onClick={() => go('/cart/request')}
        >
          {t('request')}
        </button>
      )}
      {requests?.mayOrder !== false && (
        <button type="button" className="go" disabled={actions.busy || mustMend} onClick={() => go('/buy/confirm')}>
          {t('checkout')} ({cart.totalCheck})
        </button>
      )}
    </div>
  )
}
