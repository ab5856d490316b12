import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { IconName } from '../../../ui/icons/icon-name.generated.ts'
import type { PayMethods, PayStatus } from '../../../modules/payment/endpoints.ts'
import { usePayMessages } from './use-messages.ts'
import { OnlinePayment } from './online-payment.tsx'
import { BankTransfer } from './bank-transfer.tsx'

type Method = PayMethods['methodList'][number]['method']
const icons: Readonly<Record<Method, IconName>> = { wechat: 'wechat', alipay: 'wallet', transfer: 'landmark' }

function firstMethod(methods: PayMethods, status: PayStatus, wished: string | null): Method {
  if (wished === 'transfer' && status.can.includes('uploadVoucher')) return 'transfer'
  const usable = methods.methodList.find((one) =>
    one.method === 'transfer' ? status.can.includes('uploadVoucher') : status.can.includes('payOnline'),
  )
  return usable?.method ?? 'transfer'
}

/** The channels as cards, and below them how to pay by the chosen one. */
export function PaymentChannels({
  methods,
  status,
  onChanged,
}: {
  methods: PayMethods
  status: PayStatus
  onChanged: () => Promise<void>
}) {
  const t = usePayMessages()
  const [query] = useSearchParams()
  const [picked, setPicked] = useState<Method>(() => firstMethod(methods, status, query.get('method')))
  const mayOnline = status.can.includes('payOnline')
  return (
    <section className="pan" aria-label={t('method')}>
      <div className="pan-h">
        <h3>{t('method')}</h3>
        {methods.isDemo === 1 && <Tag tone="warn">{t('demo')}</Tag>}
      </div>
      <div className="p-4">
        <div className="picks" role="radiogroup" aria-label={t('method')}>
          {methods.methodList.map(({ method, name, hint }) => (
            <label key={method} className={method === picked ? 'pick on' : 'pick'}>
              <input type="radio" className="sr" name="channel" checked={method === picked} onChange={() => setPicked(method)} />
              <span className="row g2">
                <Icon name={icons[method]} size={20} className="cl" />
                <b>{name}</b>
              </span>
              <span className="t12 c3 block mt-1">{hint}</span>
            </label>
          ))}
        </div>
        <div className="mt-4">
          {picked === 'transfer' && <BankTransfer methods={methods} status={status} onSent={onChanged} />}
          {picked !== 'transfer' && mayOnline && (
            <OnlinePayment key={`${picked} ${status.heldAmount}`} paySn={methods.paySn} method={picked} isPaid={status.isSettled === 1} />
          )}
          {picked !== 'transfer' && !mayOnline && <Note tone="warn">{t('onlineBlocked')}</Note>}
        </div>
      </div>
    </section>
  )
}
