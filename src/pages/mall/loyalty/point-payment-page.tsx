import { useCallback, useState } from 'react'
import { useLoaderData, useOutletContext, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { hiddenHead } from '../../../rendering/page/page-head.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { CompactHeader, type CompactHeaderProps } from '../../../ui/shell/compact-header.tsx'
import { GatewayPayment, usePolling, type GatewayChannel } from '../../../ui/payment/gateway-payment.tsx'
import { gatewayPaymentMessages } from '../../../ui/payment/messages.ts'
import '../../../modules/loyalty/ui/loyalty.css'
import { mallOrderDetailCall, type MallOrderView, type mallPaymentStartCall } from '../../../modules/loyalty/endpoints.ts'
import { loyaltyPageMessages } from '../../../modules/loyalty/messages.ts'
import { useLoyaltyMessages, type LoyaltyMessageSource } from '../../../modules/loyalty/ui/use-messages.ts'

const startRef = callRef<typeof mallPaymentStartCall>('POST', 'v3/loyalty/front/payment/start')
const showRef = callRef<typeof mallOrderDetailCall>('GET', 'v3/loyalty/front/order/detail')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const orderSn = new URL(request.url).searchParams.get('orderSn') ?? ''
  const order = await load(context, mallOrderDetailCall, { mallOrderSn: orderSn })
  return { order, ...pageMessages(pageContextOf(context).lang, loyaltyPageMessages, gatewayPaymentMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? hiddenHead(matches, translatePage<LoyaltyMessageSource>(loaderData, 'loyaltyPage')('payTitle')) : []

/** Looks at the order every two seconds while it is to be paid and the page is looked at. */
function useOrder(first: MallOrderView): MallOrderView {
  const [order, setOrder] = useState(first)
  const { orderSn } = first
  const ask = useCallback(async () => {
    const answer = await callApi(showRef, { mallOrderSn: orderSn }).catch(() => null)
    if (answer?.state === 200 && answer.data) setOrder(answer.data)
  }, [orderSn])
  usePolling(ask, order.state === 'PENDING_PAYMENT')
  return order
}

/** Payment of the money part of an order of the points mall. */
export default function PointPaymentPage() {
  const t = useLoyaltyMessages()
  const head = useOutletContext<Pick<CompactHeaderProps, 'brand' | 'utility'>>()
  const order = useOrder(useLoaderData<typeof loader>().order)
  const isOpen = order.state === 'PENDING_PAYMENT'
  return (
    <>
      <CompactHeader {...head} title={t('payTitle')} labels={{ skip: t('skip'), steps: t('steps') }} />
      <main id="main" className="wrap my-4">
        <Panel title={t('payTitle')} sub={order.orderSn}>
          <div className="lty-x col g3" role="status" data-state={order.state}>
            <div className="lty-o">
              <Picture src={order.image} alt="" width={72} />
              <div>
                <span className="b5">{order.title}</span>
                <div className="num c2">
                  {t('pieces', { count: order.quantity })} · {t('points', { count: groupedNumber(order.points) })}
                </div>
              </div>
            </div>
            <span className="row g2">
              <span className="t13 c2">{t('money')}</span>
              <b className="t20 num">¥{priceText(order.cash)}</b>
            </span>
            {isOpen ? (
              <Channels order={order} />
            ) : (
              <>
                <Note tone={order.state === 'CANCELLED' ? 'warn' : 'ok'}>{t(order.state === 'CANCELLED' ? 'payClosed' : 'payDone')}</Note>
                <div>
                  <ButtonLink tone="brand" to={`/member/pointOrder/detail?orderSn=${order.orderSn}`}>
                    {t('toOrder')}
                  </ButtonLink>
                </div>
              </>
            )}
          </div>
        </Panel>
      </main>
    </>
  )
}

function Channels({ order }: { order: MallOrderView }) {
  const t = useLoyaltyMessages()
  const words = usePageMessages<typeof gatewayPaymentMessages>('gatewayPayment')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const left = useTimeLeft(order.payUntil)
  const start = async (method: GatewayChannel) => {
    setBusy(true)
    setProblem('')
    const answer = await callApi(startRef, { mallOrderSn: order.orderSn, method }).catch(() => null)
    setBusy(false)
    if (answer?.state === 200 && answer.data) return answer.data
    setProblem(answer?.msg ?? words('waiting'))
    return null
  }
  return (
    <>
      {left !== null && <span className="t13 c2 num">{t('left', { left: clockText(left) })}</span>}
      <GatewayPayment t={words} size="lg" busy={busy} start={start} />
      {problem !== '' && <Note tone="danger">{problem}</Note>}
    </>
  )
}
