import { TextField } from '../../../ui/form/field.tsx'
import type { Invoice } from './checkout-choices.ts'
import type { CheckoutModel } from './use-checkout.ts'
import { useCheckoutMessages } from './use-messages.ts'

/** What an invoice needs: its content, title and tax number. */
export function InvoiceFields({ checkout, set }: { checkout: CheckoutModel; set: (change: Partial<Invoice>) => void }) {
  const t = useCheckoutMessages()
  const { errors } = checkout
  const { invoice } = checkout.choices
  return (
    <>
      <dl className="kv stack gap-x-4 gap-y-2.5 mt-2.5">
        <dt>{t('invoiceContent')}</dt>
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
      </dl>
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
      <p className="t12 c3">{t('invoiceNote')}</p>
    </>
  )
}
