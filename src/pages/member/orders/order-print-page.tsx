import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import '../../../ui/styles/sheet.css'
import { buyerOrderPrint } from '../../../modules/order/endpoints-orders.ts'
import { purchaseDataMessages } from '../../../modules/fulfilment/messages.ts'
import { purchaseProperties } from '../../../modules/fulfilment/rules/purchase-properties.ts'
import { orderParties } from '../../../modules/fulfilment/endpoints-documents.ts'
import { DocumentDownload } from '../../../modules/fulfilment/ui/document-download.tsx'
import { orderPageMessages } from '../../../modules/order/messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

type Sheet = RefOutput<typeof buyerOrderPrint>
type Parties = RefOutput<typeof orderParties>

/** An order as a sheet for paper, with both companies, their tax numbers and the total in capital characters. */
export default function OrderPrintPage() {
  const t = useMessages(orderPageMessages)
  const [query] = useSearchParams()
  const orderSn = query.get('orderSn') ?? ''
  const call = useCall(buyerOrderPrint, { orderSn })
  const parties = useCall(orderParties, { orderSn })
  return (
    <CallView call={call} rows={10}>
      {(sheet) => (
        <>
          <div className="ar no-print mb-3">
            <Button tone="brand" icon="printer" onClick={() => window.print()}>
              {t('printNow')}
            </Button>{' '}
            <DocumentDownload viewer="buyer" orderSn={orderSn} part="order" label={t('downloadOrder')} />{' '}
            <DocumentDownload viewer="buyer" orderSn={orderSn} part="all" label={t('downloadAll')} />
          </div>
          <CallView call={parties} rows={10}>
            {(found) => <OrderSheet sheet={sheet} parties={found} />}
          </CallView>
        </>
      )}
    </CallView>
  )
}

function OrderSheet({ sheet: { order, totalInWords, printTime }, parties }: { sheet: Sheet; parties: Parties }) {
  const t = useMessages(orderPageMessages)
  const purchase = useMessages(purchaseDataMessages)
  const lang = useLanguage()
  const { receiver } = order
  const facts = [
    [t('orderSn'), order.orderSn],
    [t('placedAt'), formatTimestamp(new Date(order.createTime), lang)],
    [t('status'), order.orderStateText],
    [t('buyer'), parties.buyer.name],
    ...(parties.buyer.taxNumber ? [[t('taxNumber'), parties.buyer.taxNumber] as const] : []),
    ...(parties.buyer.name === order.buyerName ? [] : [[t('buyerAccount'), order.buyerName] as const]),
    [t('supplier'), parties.supplier.name],
    ...(parties.supplier.taxNumber ? [[t('taxNumber'), parties.supplier.taxNumber] as const] : []),
    [t('sheetStore'), order.storeName],
    [t('method'), t(`method_${order.payMethod}`)],
    [t('delivery'), t(`by_${order.delivery}`)],
    [t('receiver'), receiver ? `${receiver.receiverName} ${receiver.mobile}` : '—'],
    [t('address'), receiver ? `${receiver.regionText} ${receiver.detail}` : '—'],
    ...purchaseProperties(order.purchaseData, purchase).map(({ label, value }) => [label, value] as const),
  ] as const
  return (
    <article className="pan sheet">
      <h1>{t('printTitle')}</h1>
      <dl className="sheet-f">
        {facts.map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="tsc plain" tabIndex={0} role="region" aria-label={t('printTitle')}>
        <table className="sheet-t">
          <thead>
            <tr>
              <th>{t('number')}</th>
              <th>{t('goods')}</th>
              <th>{t('spec')}</th>
              <th className="r">{t('quantity')}</th>
              <th className="r">{t('unitPrice')}</th>
              <th className="r">{t('taxRate')}</th>
              <th className="r">{t('subtotal')}</th>
            </tr>
          </thead>
          <tbody>
            {order.orderProductList.map((line, index) => (
              <tr key={line.orderProductId}>
                <td className="num">{index + 1}</td>
                <td>
                  {line.goodsName}
                  {line.materialCode && <div className="t12">{t('ownCode', { code: line.materialCode })}</div>}
                </td>
                <td>{line.specText}</td>
                <td className="r num nw">{counted(line.buyNum, line.unitName)}</td>
                <td className="r num nw">
                  ¥{priceText(line.goodsPrice)}/{line.unitName}
                </td>
                <td className="r num">{line.taxRate}%</td>
                <td className="r num nw">¥{priceText(line.subtotal)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={6} className="r">
                {t('freight')}
              </td>
              <td className="r num">¥{priceText(order.freight)}</td>
            </tr>
            {order.benefits.map((benefit) => (
              <tr key={benefit.kind}>
                <td colSpan={6} className="r">
                  {t('discount')} {benefit.name}
                </td>
                <td className="r num">−¥{priceText(benefit.amount)}</td>
              </tr>
            ))}
            <tr>
              <td colSpan={6} className="r">
                {t('net')} / {t('vat')}
              </td>
              <td className="r num nw">
                ¥{priceText(order.netAmount)} / ¥{priceText(order.taxAmount)}
              </td>
            </tr>
            <tr>
              <th colSpan={6} className="r">
                {t('total')}
              </th>
              <th className="r num">¥{priceText(order.totalAmount)}</th>
            </tr>
            <tr>
              <th>{t('amountInWords')}</th>
              <td colSpan={6}>{totalInWords}</td>
            </tr>
            <tr>
              <th>{t('buyerRemark')}</th>
              <td colSpan={6}>{order.buyerRemark || t('none')}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <Signatures />
      <p className="t12 c3">{`${t('printedAt')} ${formatTimestamp(new Date(printTime), lang)}`}</p>
    </article>
  )
}

function Signatures() {
  const t = useMessages(orderPageMessages)
  return (
    <div className="sheet-s">
      <span>{t('signBuyer')}</span>
      <span>{t('signSupplier')}</span>
    </div>
  )
}
