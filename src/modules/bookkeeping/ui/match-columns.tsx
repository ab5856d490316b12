import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { quantityText } from '../../../ui/basic/quantity-text.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { MatchLineView } from '../endpoints.ts'
import { bookkeepingPageMessages } from '../messages.ts'
import type { DifferenceKind } from '../rules/match-line.ts'
import { MatchDocuments } from './match-documents.tsx'

const tones: Readonly<Record<DifferenceKind, TagTone>> = {
  notReceived: 'warn',
  weight: 'info',
  notInvoiced: 'warn',
  overInvoiced: 'danger',
  price: 'danger',
}

function amountCell(amount: number, quantity: ReactNode, more?: ReactNode) {
  return (
    <>
      <div className="b6 num">{priceText(amount)}</div>
      <div className="t12 c3 num">{quantity}</div>
      {more}
    </>
  )
}

type Say = ReturnType<typeof useMessages<typeof bookkeepingPageMessages>>

const differencesColumn = (t: Say): ListColumn<MatchLineView> => ({
  key: 'differences',
  title: t('colDifferences'),
  as: 'state',
  text: (line) => line.differences.map((kind) => t(`kind_${kind}`)).join(' '),
  cell: (line) =>
    line.differences.length === 0 ? (
      <Tag tone="ok">{t('matched')}</Tag>
    ) : (
      <span className="row g1 wrp">
        {line.differences.map((kind) => (
          <Tag key={kind} tone={tones[kind]}>
            {t(`kind_${kind}`)}
          </Tag>
        ))}
      </span>
    ),
})

/** Order lines of the reader's own are disputed as after-sale cases. */
const disputeColumn = (t: Say): ListColumn<MatchLineView> => ({
  key: 'actions',
  title: t('colActions'),
  as: 'actions',
  cell: (line) =>
    line.isMine && line.differences.length > 0 ? (
      <Anchor className="lk t13" to={`/member/order/refund/apply?orderSn=${line.orderSn}`}>
        {t('dispute')}
      </Anchor>
    ) : null,
})

/** The columns of the match; a buyer sees who supplied a line, a supplier who bought it. */
export function useMatchColumns(side: 'member' | 'seller'): readonly ListColumn<MatchLineView>[] {
  const t = useMessages(bookkeepingPageMessages)
  const quantity = (number: number, { isFreight, unitName }: MatchLineView) => (isFreight ? '' : `${quantityText(number)} ${unitName}`)
  return [
    {
      key: 'order',
      title: t('colOrder'),
      as: 'title',
      text: (line) => line.orderSn,
      cell: (line) => (
        <div className="t12 c3">
          <div className="num">{fullTime(line.orderTime)}</div>
          {line.buyerOrderNo !== '' && <div className="num">{line.buyerOrderNo}</div>}
          <div>{side === 'member' ? line.storeName : line.buyerTitle}</div>
        </div>
      ),
    },
    {
      key: 'goods',
      title: t('colGoods'),
      text: (line) => `${line.goodsName} ${line.specText}`.trim(),
      cell: (line) => (
        <>
          <div>{line.goodsName}</div>
          <div className="t12 c3">{[line.specText, line.materialCode].filter((word) => word !== '').join(' · ')}</div>
        </>
      ),
    },
    {
      key: 'ordered',
      title: t('colOrdered'),
      align: 'right',
      isTight: true,
      text: (line) => line.ordered,
      cell: (line) => amountCell(line.ordered, quantity(line.orderedNum, line)),
    },
    {
      key: 'settled',
      title: t('colSettled'),
      align: 'right',
      isTight: true,
      text: (line) => line.settled,
      cell: (line) =>
        amountCell(
          line.settled,
          quantity(line.settledNum, line),
          <>
            {line.arrivedNum !== line.settledNum && (
              <div className="t12 cw num">{t('arrived', { number: quantity(line.arrivedNum, line) })}</div>
            )}
            {line.priceDifference !== 0 && (
              <div className="t12 cw num">{t('priceDifference', { amount: priceText(line.priceDifference) })}</div>
            )}
          </>,
        ),
    },
    {
      key: 'returned',
      title: t('colReturned'),
      align: 'right',
      isTight: true,
      text: (line) => line.returned,
      cell: (line) => (line.returned === 0 && line.returnedNum === 0 ? '—' : amountCell(line.returned, quantity(line.returnedNum, line))),
    },
    {
      key: 'invoiced',
      title: t('colInvoiced'),
      align: 'right',
      isTight: true,
      text: (line) => line.invoiced,
      cell: (line) =>
        amountCell(
          line.invoiced,
          line.invoicedNum === null ? '' : quantity(line.invoicedNum, line),
          line.pendingInvoice > 0 && <div className="t12 c3 num">{t('pending', { amount: priceText(line.pendingInvoice) })}</div>,
        ),
    },
    {
      key: 'uninvoiced',
      title: t('colUninvoiced'),
      align: 'right',
      isTight: true,
      text: (line) => line.uninvoiced,
      cell: (line) => <span className={line.uninvoiced === 0 ? 'num c3' : 'num b6'}>{priceText(line.uninvoiced)}</span>,
    },
    differencesColumn(t),
    {
      key: 'documents',
      title: t('colDocuments'),
      text: (line) => [...line.weighNotes, ...line.invoices.map((one) => one.invoiceNo), ...line.cases].join(' '),
      cell: (line) => <MatchDocuments of={line} side={side} />,
    },
    ...(side === 'member' ? [disputeColumn(t)] : []),
  ]
}
