import { useLoaderData, useOutletContext, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { hiddenHead } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { load, visit } from '../../../../api/visit.ts'
import { CompactHeader, type CompactHeaderProps } from '../../../../ui/shell/compact-header.tsx'
import '../../../../ui/styles/commerce.css'
import { payMethodsCall, payStatusCall } from '../../contract.ts'
import { PayChannels } from '../parts/pay-channels.tsx'
import { PayHead } from '../parts/pay-head.tsx'
import { PayOrders } from '../parts/pay-orders.tsx'
import { PayOutcome } from '../parts/pay-outcome.tsx'
import { usePayStatus } from '../use-pay-status.ts'
import { usePayWords, type PaySource } from '../use-pay-words.ts'
import { payWords } from '../words.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const paySn = new URL(request.url).searchParams.get('paySn') ?? ''
  const [methods, status] = await Promise.all([load(context, payMethodsCall, { paySn }), load(context, payStatusCall, { paySn })])
  return { methods, status, ...pageWords(visit(context).lang, payWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? hiddenHead(matches, speakPage<PaySource>(loaderData, 'payPage')('payTitle')) : []

/** Payment of one checkout: what is due, how to pay it, and what has become of it, without reloading. */
export default function PayPage() {
  const t = usePayWords()
  const head = useOutletContext<Pick<CompactHeaderProps, 'brand' | 'utility'>>()
  const { methods, status: first } = useLoaderData<typeof loader>()
  const { status, ask } = usePayStatus(first)
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
      <main id="main" className="wrap col g3" style={{ marginTop: 16 }}>
        <PayOutcome methods={methods} status={status} />
        {status.isSettled === 0 && <PayHead status={status} />}
        {status.can.length > 0 && <PayChannels methods={methods} status={status} onChanged={ask} />}
        <PayOrders methods={methods} status={status} />
      </main>
    </>
  )
}
