import { verificationAddress, type PrintedDocument } from '../../../../api/printed-document.ts'
import { formatTimestamp } from '../../../../kernel/time/format-date.ts'
import { yuanGrouped, yuanText } from '../../../../kernel/money/money.ts'
import { unitPriceText } from '../../../../kernel/money/unit-price.ts'
import { quantityText } from '../../../../kernel/quantity/quantity.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { partiesOf, type Seen } from './document-parties.ts'
import { purchasePropertiesOf, type DocumentOrder, type DocumentOrderLine } from './document-order-repository.ts'

const moneyText = (fen: bigint | number | string) => yuanGrouped(BigInt(fen))

/** An order as a document for both parties. */
export function orderDocument(order: DocumentOrder, lines: readonly DocumentOrderLine[], seen: Seen): PrintedDocument {
  const { say, lang } = seen
  const isEnglish = lang === 'en'
  return {
    lang,
    title: say('order'),
    number: { label: say('orderSn'), value: order.orderSn },
    issuedAt: order.createdAt,
    facts: [{ label: say('placedAt'), value: formatTimestamp(order.createdAt, lang) }, ...purchasePropertiesOf(order, lang)],
    parties: partiesOf(order, seen),
    tables: [
      {
        columns: [
          { heading: say('number'), share: 1, align: 'center' },
          { heading: say('goods'), share: 4.4 },
          { heading: say('spec'), share: 3 },
          { heading: say('materialCode'), share: 2.4 },
          { heading: say('quantity'), share: 2, align: 'right' },
          { heading: say('unitPrice'), share: 2.4, align: 'right' },
          { heading: say('taxRate'), share: 1.2, align: 'right' },
          { heading: say('amount'), share: 2.6, align: 'right' },
        ],
        rows: lines.map((line, index) => [
          String(index + 1),
          isEnglish ? line.nameEn : line.nameZh,
          isEnglish ? line.specEn : line.specZh,
          line.materialCode,
          `${quantityText(BigInt(line.number), line.decimals)} ${unitOf(line.unitCode)[lang]}`,
          unitPriceText(BigInt(line.unitPrice)),
          `${line.taxRateBp / 100}%`,
          moneyText(line.subtotal),
        ]),
      },
    ],
    totals: [
      { label: say('goodsAmount'), value: `¥${moneyText(order.goodsAmount)}` },
      ...(BigInt(order.discount) > 0n ? [{ label: say('discount'), value: `−¥${moneyText(order.discount)}` }] : []),
      { label: say('freight'), value: `¥${moneyText(order.freight)}` },
      { label: say('vat'), value: `¥${moneyText(order.tax)}` },
      { label: say('total'), value: `¥${moneyText(order.total)}` },
    ],
    inWords: BigInt(order.total),
    paragraphs: order.buyerRemark === '' ? [] : [{ heading: say('remark'), text: order.buyerRemark }],
    signatures: [say('supplier'), say('buyer')],
    verification: { code: order.orderSn, address: verificationAddress(seen.siteUrl, order.orderSn, yuanText(BigInt(order.total))) },
  }
}
