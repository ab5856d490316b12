import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { InvoiceView } from '../endpoints-schemas.ts'
import { invoicePageMessages } from '../messages.ts'

const timeOf = (moment: string | null) => (moment === null ? '' : fullTime(moment))
const yuan = (amount: number) => `¥${priceText(amount)}`

/** What an invoice says of its parties, money and times. */
export function InvoiceProperties({ of }: { of: InvoiceView }) {
  const t = useMessages(invoicePageMessages)
  const { title, receiver } = of
  return (
    <PropertyList
      list={[
        [t('number'), of.number],
        [t('applicationSn'), of.invoiceSn],
        [t('kind'), t(`type${of.invoiceType}`)],
        [t('content'), t(`content_${of.content}`)],
        [t('source'), t(`source_${of.source}`)],
        [t('seller'), `${of.sellerName} ${of.sellerTaxNumber}`],
        [t('title'), title.title],
        [t('taxNumber'), title.taxNumber],
        [t('regAddress'), `${title.regAddress} ${title.regPhone}`.trim()],
        [t('bankName'), `${title.bankName} ${title.bankAccount}`.trim()],
        [t('receiver'), `${receiver.receiver} ${receiver.phone} ${receiver.email}`],
        [t('address'), receiver.address],
        [t('net'), yuan(of.netAmount)],
        [t('tax'), yuan(of.taxAmount)],
        [t('total'), yuan(of.total)],
        [t('redTotal'), of.redAmount > 0 ? yuan(of.redAmount) : ''],
        [t('remark'), of.remark],
        [t('deliveryNote'), of.deliveryNote],
        [t('appliedAt'), timeOf(of.applyTime)],
        [t('dueAt'), of.number === '' ? timeOf(of.dueTime) : ''],
        [t('issuedAt'), timeOf(of.issueTime)],
      ]}
    />
  )
}

/** The lines of an invoice; cards on a phone. */
export function InvoiceLines({ of }: { of: InvoiceView }) {
  const t = useMessages(invoicePageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('item')}</th>
            <th>{t('spec')}</th>
            <th className="r">{t('quantity')}</th>
            <th className="r">{t('net')}</th>
            <th className="r">{t('rate')}</th>
            <th className="r">{t('tax')}</th>
            <th className="r">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {of.lines.map((line) => (
            <tr key={line.lineNo}>
              <td>
                {line.itemName}
                <div className="t12 c3 num">{line.orderSn}</div>
              </td>
              <td data-l={t('spec')}>{line.spec}</td>
              <td className="r num" data-l={t('quantity')}>
                {line.quantity} {line.unitName}
              </td>
              <td className="r num" data-l={t('net')}>
                {yuan(line.netAmount)}
              </td>
              <td className="r num" data-l={t('rate')}>
                {line.taxRate}%
              </td>
              <td className="r num" data-l={t('tax')}>
                {yuan(line.taxAmount)}
              </td>
              <td className="r num" data-l={t('amount')}>
                {yuan(line.amount)}
                {line.redAmount > 0 && (
                  <div className="t12 c3">
                    {t('redTotal')} {yuan(line.redAmount)}
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
