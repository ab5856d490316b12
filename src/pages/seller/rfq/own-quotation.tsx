import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { SupplierRfqDetail } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import type { QuotationView } from '../../../modules/rfq/endpoints-schemas.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { useBasisText } from '../../../modules/rfq/ui/requested-terms-details.tsx'
import { QuotationStateTag } from '../../../modules/rfq/ui/state-tags.tsx'

/** The own quotation as it was handed in, with its older versions. */
export function OwnQuotation({ of, quotation }: { of: SupplierRfqDetail; quotation: QuotationView }) {
  const t = useMessages(rfqPageMessages)
  const basis = useBasisText()
  const unitOf = (lineNo: number) => of.lines.find((line) => line.lineNo === lineNo)
  return (
    <Panel title={`${t('ownQuote')} ${quotation.quotationSn}`} sub={<QuotationStateTag of={quotation} />}>
      <div className="bx col g2">
        {quotation.wish && quotation.state === 'REVISION_REQUESTED' && <Note tone="warn">{t('wished', { wish: quotation.wish })}</Note>}
        {quotation.isOutdated === 1 && <Note tone="warn">{t('outdatedOwn')}</Note>}
        <PropertyList
          list={[
            [t('totalDelivered'), `¥${priceText(quotation.totalAmount)}`],
            [t('freight'), `¥${priceText(quotation.freight)}`],
            [t('tax'), t(quotation.taxIncluded === 1 ? 'taxIn' : 'taxAdded')],
            [t('validUntil'), quotation.validUntil ?? ''],
            [t('term_delivery'), quotation.terms ? t(`delivery_${quotation.terms.delivery}`) : ''],
            [t('term_priceBasis'), quotation.terms ? basis(quotation.terms) : ''],
            [t('payTerms'), quotation.payTerms],
            [t('submitTime'), fullTime(quotation.submitTime)],
          ]}
        />
        {of.receipt !== '' && (
          <p className="t12 c3 wrap-anywhere">
            {t('receipt')} <code>{of.receipt}</code>{' '}
            {of.receiptHolds === null ? (
              t('receiptHelp')
            ) : (
              <b className={of.receiptHolds ? 'cok' : 'cd'}>{t(of.receiptHolds ? 'receiptHolds' : 'receiptBroken')}</b>
            )}
          </p>
        )}
        <ul className="t13">
          {quotation.lines.map((line) => (
            <li key={line.lineNo}>
              {line.lineNo}. {line.goodsName || unitOf(line.lineNo)?.goodsName}{' '}
              {line.unitPrice === null ? (
                <span className="c3">{t('notAvailable')}</span>
              ) : (
                <b className="num">
                  ¥{priceText(line.unitPrice)}/{unitOf(line.lineNo)?.unitName}
                </b>
              )}{' '}
              {line.targetPrice !== null && <span className="cw">{t('target', { price: priceText(line.targetPrice) })}</span>}{' '}
              {line.accepted === 1 && <span className="cok">{t('chosen')}</span>}
            </li>
          ))}
        </ul>
        {of.earlier.map((old) => (
          <p key={old.quotationSn} className="t12 c3">
            {t('edition', { edition: old.edition })} · {fullTime(old.submitTime)} ·{' '}
            <span className="num">¥{priceText(old.totalAmount)}</span> · {old.stateText}
          </p>
        ))}
      </div>
    </Panel>
  )
}
