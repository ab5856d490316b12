import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CursorPager, type Cursors } from '../../../ui/console/cursor-pager.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import type { BillDetail, BillLineView } from '../endpoints.ts'
import { settlementPageMessages } from '../messages.ts'

type Props = {
  readonly of: BillDetail
  readonly cursors: Cursors
  readonly onlyDisputed: boolean
  readonly onOnlyDisputed: (only: boolean) => void
  /** Address of an order for whoever looks. */
  readonly orderTo: (orderSn: string) => string
  readonly acts: (line: BillLineView) => ReactNode
}

/** The lines of a bill with what was said against them. */
export function BillLines({ of, cursors, onlyDisputed, onOnlyDisputed, orderTo, acts }: Props) {
  const t = useMessages(settlementPageMessages)
  return (
    <div className="col g2">
      <div className="row g3 wrp">
        <h3 className="b6">{t('linesTitle')}</h3>
        <Checkbox checked={onlyDisputed} onChange={(event) => onOnlyDisputed(event.target.checked)}>
          {t('onlyDisputed')}
        </Checkbox>
      </div>
      {of.list.length === 0 ? (
        <Empty icon="receipt-text" title={t('noLines')} />
      ) : (
        <div className="tsc">
          <table className="tbl cds">
            <thead>
              <tr>
                <th>{t('lineOrder')}</th>
                <th>{t('lineTime')}</th>
                <th className="r">{t('lineReceived')}</th>
                <th className="r">{t('lineCoupon')}</th>
                <th className="r">{t('lineCommission')}</th>
                <th className="r">{t('linePayable')}</th>
                <th aria-label={t('colActions')} />
              </tr>
            </thead>
            <tbody>
              {of.list.map((line) => (
                <LineRow key={line.entryId} line={line} orderTo={orderTo} acts={acts} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <CursorPager cursors={cursors} next={of.nextCursor} />
    </div>
  )
}

function LineRow({ line, orderTo, acts }: { line: BillLineView } & Pick<Props, 'orderTo' | 'acts'>) {
  const t = useMessages(settlementPageMessages)
  const money = (amount: number) => (amount === 0 ? '—' : priceText(amount))
  return (
    <tr>
      <td>
        <div className="row g2 wrp">
          <Tag tone={line.kind === 'transfer' ? 'neutral' : line.kind === 'adjustment' ? 'info' : 'warn'} small>
            {line.kindText}
          </Tag>
          {line.orderSn === '' ? (
            <span className="num">{line.reference}</span>
          ) : (
            <Anchor className="lk num" to={orderTo(line.orderSn)}>
              {line.orderSn}
            </Anchor>
          )}
        </div>
        {line.kind === 'refund' && <div className="t12 c3 num">{line.reference}</div>}
        <div className="t12 c3">{line.buyerTitle}</div>
        <LineDispute of={line.dispute} />
      </td>
      <td className="num nw t13" data-l={t('lineTime')}>
        {shortTime(line.time)}
      </td>
      <td className="r num nw" data-l={t('lineReceived')}>
        {money(line.received)}
      </td>
      <td className="r num nw" data-l={t('lineCoupon')}>
        {money(line.platformPart)}
      </td>
      <td className="r num nw" data-l={t('lineCommission')}>
        <div>
          {money(-line.commission)}
          {line.rateText !== '' && <div className="t12 c3">{line.rateText}</div>}
        </div>
      </td>
      <td className="r num nw b6" data-l={t('linePayable')}>
        {priceText(line.payable)}
      </td>
      <td className="r">{acts(line)}</td>
    </tr>
  )
}

function LineDispute({ of }: { of: BillLineView['dispute'] }) {
  const t = useMessages(settlementPageMessages)
  if (!of) return null
  return (
    <div className="t12 mt-1 max-w-105">
      <Tag tone={of.state === 'OPEN' ? 'danger' : of.state === 'ACCEPTED' ? 'ok' : 'neutral'} small>
        {of.stateText}
      </Tag>{' '}
      {of.reason} <span className="c3">{t('disputeBy', { name: of.openedBy, time: shortTime(of.openTime) })}</span>
      {of.answer !== '' && <div className="c2">{t('answerOf', { answer: of.answer })}</div>}
      {of.adjustment > 0 && <div className="cok">{t('adjustedBy', { amount: priceText(of.adjustment) })}</div>}
    </div>
  )
}
