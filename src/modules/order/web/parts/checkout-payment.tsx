import { useWords } from '../../../../api/browser/use-words.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { Note } from '../../../../ui/feedback/states.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { Invoice } from '../checkout-choices.ts'
import type { Checkout } from '../use-checkout.ts'
import { checkoutWords } from '../words.ts'

type Props = { readonly checkout: Checkout; readonly number: number }

/** How the buyer means to pay. */
export function CheckoutPayment({ checkout, number }: Props) {
  const t = useWords(checkoutWords)
  const { payMethod } = checkout.choices
  return (
    <section className="blk" aria-label={t('payment')}>
      <div className="blk-h">
        <em>{number}</em>
        <h2>{t('payment')}</h2>
      </div>
      <div className="picks" role="radiogroup" aria-label={t('payment')}>
        {checkout.view.payMethods.map((method) => (
          <label key={method} className={method === payMethod ? 'pick on' : 'pick'}>
            <input
              type="radio"
              className="sr"
              name="payMethod"
              checked={method === payMethod}
              onChange={() => void checkout.choose({ payMethod: method })}
            />
            <span className="row g2">
              <Icon name={method === 'ONLINE' ? 'credit-card' : 'landmark'} size={18} className="cl" />
              <b>{t(method)}</b>
            </span>
            <span className="t12 c2" style={{ display: 'block', marginTop: 4 }}>
              {t(`${method}_1`)}
            </span>
            <span className="t12 c3" style={{ display: 'block' }}>
              {t(`${method}_2`)}
            </span>
          </label>
        ))}
      </div>
      {payMethod === 'TRANSFER' && (
        <div style={{ marginTop: 12 }}>
          <Note>{t('transferNote')}</Note>
        </div>
      )}
    </section>
  )
}

/** What invoice the buyer wishes; the choice is kept with the order. */
export function CheckoutInvoice({ checkout, number }: Props) {
  const t = useWords(checkoutWords)
  const { invoice } = checkout.choices
  const { errors } = checkout
  const set = (change: Partial<Invoice>) => void checkout.choose({ invoice: { ...invoice, ...change } })
  return (
    <section className="blk" aria-label={t('invoice')}>
      <div className="blk-h">
        <em>{number}</em>
        <h2>{t('invoice')}</h2>
      </div>
      <dl className="kv stack" style={{ gap: '10px 16px' }}>
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
        {invoice.invoiceType !== 0 && <dt>{t('invoiceContent')}</dt>}
        {invoice.invoiceType !== 0 && (
          <dd>
            <div className="chips" role="radiogroup" aria-label={t('invoiceContent')}>
              {(['goods', 'category'] as const).map((content) => (
                <label key={content} className={content === invoice.content ? 'pick s on' : 'pick s'}>
                  <input
                    type="radio"
                    className="sr"
                    name="invoiceContent"
                    checked={content === invoice.content}
                    onChange={() => set({ content })}
                  />
                  {t(`invoice_${content}`)}
                </label>
              ))}
            </div>
          </dd>
        )}
      </dl>
      {invoice.invoiceType !== 0 && (
        <div className="inv-f">
          <TextField
            label={t('invoiceTitle')}
            required
            maxLength={100}
            value={invoice.title}
            error={errors.title ?? errors['invoice.title']}
            onChange={(event) => set({ title: event.target.value })}
          />
          <TextField
            label={t('taxNumber')}
            required={invoice.invoiceType === 2}
            maxLength={30}
            value={invoice.taxNumber}
            error={errors.taxNumber ?? errors['invoice.taxNumber']}
            onChange={(event) => set({ taxNumber: event.target.value })}
          />
        </div>
      )}
      {invoice.invoiceType !== 0 && <p className="t12 c3">{t('invoiceNote')}</p>}
    </section>
  )
}
