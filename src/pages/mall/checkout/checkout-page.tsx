import { useLoaderData, useOutletContext, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { hiddenHead } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage, type PageWithMessages } from '../../../rendering/page/page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { CompactHeader, type CompactHeaderProps } from '../../../ui/shell/compact-header.tsx'
import '../../../ui/styles/commerce.css'
import { addressList, type AddressView } from '../../../modules/member/endpoints.ts'
import { checkoutPreview, type CheckoutView } from '../../../modules/order/endpoints.ts'
import { projectList } from '../../../modules/project/endpoints.ts'
import { requestPreview } from '../../../modules/approval/endpoints.ts'
import { buyNowOf, type CheckoutPage } from './checkout-choices.ts'
import { CheckoutAddress } from './checkout-address.tsx'
import { CheckoutInvoice, CheckoutPayment } from './checkout-payment.tsx'
import { CheckoutPurchase } from './checkout-purchase.tsx'
import { CheckoutStore } from './checkout-store.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { useCheckout } from './use-checkout.ts'
import { useCheckoutMessages, type CheckoutMessageSource } from './use-messages.ts'
import { checkoutMessages } from './messages.ts'
import { purchaseDataMessages } from '../../../modules/fulfilment/messages.ts'
import { addressFormMessages } from '../../../modules/order/messages.ts'

type Page = {
  readonly view: CheckoutView | null
  readonly said: string
  readonly addresses: readonly AddressView[]
} & CheckoutPage &
  PageWithMessages

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Page> {
  const here = pageContextOf(context)
  const buyNow = buyNowOf(new URL(request.url).searchParams)
  const [addresses, projects, view, approval] = await Promise.all([
    here.call(addressList, {}),
    here.call(projectList, { kind: 'project', pageSize: 100 }),
    here.call(checkoutPreview, { buyNow }),
    // Only sub-accounts buy for somebody who may want to approve it.
    here.caller.member?.memberType === 6 ? here.call(requestPreview, { buyNow }) : null,
  ])
  return {
    view: view.data ?? null,
    said: view.state === 200 ? '' : view.msg,
    addresses: addresses.data?.list ?? [],
    projects: (projects.data?.list ?? []).map(({ projectId, title }) => ({ projectId, title })),
    buyNow,
    approval: approval?.data ?? null,
    ...pageMessages(here.lang, checkoutMessages, addressFormMessages, purchaseDataMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? hiddenHead(matches, translatePage<CheckoutMessageSource>(loaderData, 'checkout')('confirmTitle')) : []

/** Checkout: one page, numbered blocks, the sums beside them. */
export default function ConfirmPage() {
  const t = useCheckoutMessages()
  const head = useOutletContext<Pick<CompactHeaderProps, 'brand' | 'utility'>>()
  const { view, said, addresses, ...page } = useLoaderData<typeof loader>()
  const { buyNow } = page
  return (
    <>
      <CompactHeader
        {...head}
        title={t('confirmTitle')}
        steps={[t('stepCart'), t('stepConfirm'), t('stepPay'), t('stepDone')]}
        currentStep={1}
        labels={{ skip: t('skip'), steps: t('steps') }}
      />
      <main id="main" className="wrap">
        {view && view.storeGroupList.length > 0 ? (
          <CheckoutBlocks key={buyNow?.productId ?? 'cart'} view={view} addresses={addresses} page={page} />
        ) : (
          <section className="pan mt-4">
            <Empty
              icon="shopping-cart"
              title={t('emptyTitle')}
              help={said || t('emptyHelp')}
              actions={
                <ButtonLink to="/cart/index" tone="brand">
                  {t('goCart')}
                </ButtonLink>
              }
            />
          </section>
        )}
      </main>
    </>
  )
}

function CheckoutBlocks({ view, addresses, page }: { view: CheckoutView; addresses: readonly AddressView[]; page: CheckoutPage }) {
  const t = useCheckoutMessages()
  const checkout = useCheckout(view, page)
  const { buyNow } = page
  const stores = checkout.view.storeGroupList
  const kinds = stores.reduce((sum, store) => sum + store.goodsList.length, 0)
  return (
    <div className="ckl">
      <div className="pan min-w-0">
        <CheckoutAddress number={1} first={addresses} checkout={checkout} />
        <section className="blk" aria-label={t('goodsAndDelivery')}>
          <div className="blk-h">
            <em>2</em>
            <h2>{t('goodsAndDelivery')}</h2>
            <span className="t12 c3">{t('splitHint', { stores: stores.length, kinds })}</span>
            <span className="sp" />
            <Anchor className="lk t13" to={buyNow ? `/goods/detail/${buyNow.productId}` : '/cart/index'}>
              {t(buyNow ? 'backToGoods' : 'backToCart')}
            </Anchor>
          </div>
          {stores.map((store) => (
            <CheckoutStore key={store.storeId} store={store} checkout={checkout} />
          ))}
        </section>
        <CheckoutPurchase number={3} checkout={checkout} />
        <CheckoutPayment number={4} checkout={checkout} />
        <CheckoutInvoice number={5} checkout={checkout} />
      </div>
      <CheckoutSummary checkout={checkout} />
    </div>
  )
}
