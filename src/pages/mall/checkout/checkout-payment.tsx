import { Suspense } from 'react'
import { lazyPart } from '../../../rendering/client/lazy-part.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Invoice } from './checkout-choices.ts'
import type { CheckoutModel } from './use-checkout.ts'
import { useCheckoutMessages } from './use-messages.ts'

// Most checkouts wish no invoice yet: its fields load when one is chosen.
// Only companies with a credit line buy on credit.
const creditNote = lazyPart(() => import('./checkout-credit.tsx').then((module) => module.CheckoutCredit))
const fields = lazyPart(() => import('./invoice-fields.tsx').then((module) => module.InvoiceFields))

type Props = { readonly checkout: CheckoutModel; readonly number: number }

/** How the buyer means to pay. */
export function CheckoutPayment({ checkout, number }: Props) {
  const t = useCheckoutMessages()
  const { payMethod } = checkout.choices
  const { credit } = checkout
  const CheckoutCredit = creditNote.now()
  // Several lenders are told one by one once credit is chosen.
  const available = credit?.lines.length === 1 ? credit.lines.map((line) => priceText(line.available))[0] : undefined
  const methods = credit?.hasLine ? [...checkout.view.payMethods, 'CREDIT' as const] : checkout.view.payMethods
  return (
    <section className="blk" aria-label={t('payment')}>
      <div className="blk-h">
        <em>{number}</em>
        <h2>{t('payment')}</h2>
      </div>
      <div className="picks" role="radiogroup" aria-label={t('payment')}>
        {methods.map((method) => (
          <label key={method} className={method === payMethod ? 'pick on' : 'pick'}>
            <input
              type="radio"
              className="sr"
              name="payMethod"
              checked={method === payMethod}
              onChange={() => void checkout.choose({ payMethod: method })}
            />
            <span className="row g2">
              <Icon
                name={method === 'TRANSFER' ? 'landmark' : method === 'CREDIT' ? 'calendar-days' : 'credit-card'}
                size={18}
                className="cl"
              />
              <b>{t(method)}</b>
            </span>
            <span className="t12 c2 block mt-1">{t(`${method}_1`)}</span>
            <span className="t12 c3 block">
              {method === 'CREDIT' && available !== undefined ? t('creditAvailable', { available }) : t(`${method}_2`)}
            </span>
          </label>
        ))}
      </div>
      {payMethod === 'CREDIT' && credit && (
        <Suspense fallback={null}>
          <CheckoutCredit credit={credit} />
        </Suspense>
      )}
      {payMethod === 'TRANSFER' && (
        <div className="mt-3">
          <Note>{t('transferNote')}</Note>
        </div>
      )}
    </section>
  )
}

/** What invoice the buyer wishes; the choice is kept with the order. */
export function CheckoutInvoice({ checkout, number }: Props) {
  const t = useCheckoutMessages()
  const { invoice } = checkout.choices
  const InvoiceFields = fields.now()
  const set = (change: Partial<Invoice>) => void checkout.choose({ invoice: { ...invoice, ...change } })
  return (
    <section className="blk" aria-label={t('invoice')}>
      <div className="blk-h">
        <em>{number}</em>
        <h2>{t('invoice')}</h2>
      </div>
      <dl className="kv stack gap-x-4 gap-y-2.5">
        <dt>{t('invoiceType')}</dt>
        <dd>
          <div className="chips" role="radiogroup" aria-label={t('invoiceType')}>
            {([0, 1, 2] as const).map((type) => (
              <label key={type} className={type === invoice.invoiceType ? 'pick s on' : 'pick s'}>
                <input
                  type="radio"
                  className="sr"
                  name="invoiceType"
                  checked={type === invoice.invoiceType}
                  onChange={() => set({ invoiceType: type })}
                />
                {t(`invoice${type}`)}
              </label>
            ))}
          </div>
        </dd>
      </dl>
      {invoice.invoiceType !== 0 && (
        <Suspense fallback={null}>
          <InvoiceFields checkout={checkout} set={set} />
        </Suspense>
      )}
    </section>
  )
}
