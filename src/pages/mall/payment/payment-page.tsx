import { useLoaderData, useOutletContext, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { hiddenHead } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { CompactHeader, type CompactHeaderProps } from '../../../ui/shell/compact-header.tsx'
import '../../../ui/styles/commerce.css'
import { payMethodList, payStatus } from '../../../modules/payment/endpoints.ts'
import { BalancePayment } from './balance-payment.tsx'
import { PaymentChannels } from './payment-channels.tsx'
import { PaymentHeader } from './payment-header.tsx'
import { PaidOrders } from './paid-orders.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { usePaymentStatus } from './use-payment-status.ts'
import { usePayMessages, type PaymentMessageSource } from './use-messages.ts'
import { paymentPageMessages } from './messages.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const paySn = new URL(request.url).searchParams.get('paySn') ?? ''
  const [methods, status] = await Promise.all([load(context, payMethodList, { paySn }), load(context, payStatus, { paySn })])
  return { methods, status, ...pageMessages(pageContextOf(context).lang, paymentPageMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? hiddenHead(matches, translatePage<PaymentMessageSource>(loaderData, 'payPage')('payTitle')) : []

/** Payment of one checkout: what is due, how to pay it, and what has become of it, without reloading. */
export default function PayPage() {
  const t = usePayMessages()
  const head = useOutletContext<Pick<CompactHeaderProps, 'brand' | 'utility'>>()
  const { methods, status: first } = useLoaderData<typeof loader>()
  const { status, ask } = usePaymentStatus(first)
  const isPaid = status.state === 'PAID'
  return (
    <>
      <CompactHeader
        {...head}
        title={t('payTitle')}
        steps={[t('stepCart'), t('stepConfirm'), t('stepPay'), t('stepDone')]}
        currentStep={isPaid ? 3 : 2}
        labels={{ skip: t('skip'), steps: t('steps') }}
      />
      <main id="main" className="wrap col g3 mt-4">
        <PaymentOutcome methods={methods} status={status} />
        {status.isSettled === 0 && <PaymentHeader status={status} />}
        {status.isSettled === 0 && <BalancePayment methods={methods} status={status} onChanged={ask} />}
        {status.can.length > 0 && <PaymentChannels methods={methods} status={status} onChanged={ask} />}
        <PaidOrders methods={methods} status={status} />
      </main>
    </>
  )
}
