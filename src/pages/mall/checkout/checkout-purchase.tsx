import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { TextField } from '../../../ui/form/field.tsx'
import type { purchaseDataMessages } from '../../../modules/fulfilment/messages.ts'
import { PurchaseFields } from '../../../modules/fulfilment/ui/purchase-fields.tsx'
import type { CheckoutModel } from './use-checkout.ts'

/** What the buyer says of the order for its own books: number, date, unloading, codes of the goods. */
export function CheckoutPurchase({ checkout, number }: { checkout: CheckoutModel; number: number }) {
  const t = usePageMessages<typeof purchaseDataMessages>('purchaseData')
  const { purchaseData, materialCodes } = checkout.choices
  const lines = checkout.view.storeGroupList.flatMap((store) => store.goodsList)
  const products = [...new Map(lines.map((line) => [line.productId, line])).values()]
  // A request for approval takes the codes of the company's list.
  const withCodes = !checkout.approval?.needed
  return (
    <section className="blk" aria-label={t('purchaseBox')}>
      <div className="blk-h">
        <em>{number}</em>
        <h2>{t('purchaseBox')}</h2>
        <span className="t12 c3">{t('purchaseHelp')}</span>
      </div>
      <PurchaseFields
        t={t}
        data={purchaseData}
        errors={checkout.errors}
        set={(change) => void checkout.choose({ purchaseData: { ...purchaseData, ...change } })}
      />
      {withCodes && (
        <div className="own-c">
          <h3 className="t13 c2">{t('ownCodes')}</h3>
          {products.map((line) => (
            <div key={line.productId}>
              <span className="t13 el">
                {line.goodsName} <span className="c3">{line.specText}</span>
              </span>
              <TextField
                dense
                labelHidden
                label={t('ownCodeOf', { goods: `${line.goodsName} ${line.specText}` })}
                maxLength={60}
                value={materialCodes[line.productId] ?? line.materialCode}
                onChange={(event) => void checkout.choose({ materialCodes: { ...materialCodes, [line.productId]: event.target.value } })}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
