import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import type { Comparison } from '../../../../modules/rfq/endpoints-comparison.ts'
import { rfqPageMessages } from '../../../../modules/rfq/messages.ts'
import type { AwardSelection } from './award-panel.tsx'
import { StandingRow } from './standing-row.tsx'
import { TermRows } from './term-rows.tsx'
import { QuotationStateTag } from '../../../../modules/rfq/ui/state-tags.tsx'

type Props = {
  readonly of: Comparison
  readonly choice: AwardSelection
  /** Null where nothing can be chosen any more. */
  readonly onPick: ((lineNo: number, quotationSn: string) => void) | null
}
type Quote = Comparison['quotations'][number]

const chunkSize = 5
/** Comparisons up to so many lines stand on the page as a whole. */
const mostWhole = 40

/** Lines against suppliers: delivered prices per unit, the lowest marked. Of a long comparison only the lines near the window are drawn. */
export function QuotationMatrix({ of, choice, onPick }: Props) {
  const t = useMessages(rfqPageMessages)
  const offers = useMemo(
    () => new Map(of.quotations.map((quote) => [quote.quotationSn, new Map(quote.lines.map((line) => [line.lineNo, line]))])),
    [of],
  )
  const rows = of.lines.map((line) => (
    <LineRow
      key={line.lineNo}
      line={line}
      quotations={of.quotations}
      offers={offers}
      pickedSn={choice[line.lineNo] ?? ''}
      onPick={onPick}
    />
  ))
  return (
    <div className="tsc">
      <table className="tbl mx" style={{ minWidth: 240 + of.quotations.length * 200 }}>
        <thead>
          <tr>
            <th scope="col">{t('colGoods')}</th>
            {of.quotations.map((quote) => (
              <th key={quote.quotationSn} scope="col">
                <StoreName quote={quote} />
                <div className="t12">
                  <QuotationStateTag of={quote} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {rows.length <= mostWhole ? (
          <tbody>{rows}</tbody>
        ) : (
          Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) => (
            <NearRows
              key={index}
              rows={rows.slice(index * chunkSize, (index + 1) * chunkSize)}
              columns={of.quotations.length + 1}
              isFirst={index === 0}
            />
          ))
        )}
        <tbody>
          <Totals of={of} />
        </tbody>
      </table>
    </div>
  )
}

/** A store's name leads to how it delivers; a guest has no page. */
function StoreName({ quote }: { quote: Quote }) {
  if (quote.storeId === 0) return quote.storeName
  return (
    <Anchor className="lk" to={`/store/introduction?vid=${quote.storeId}`}>
      {quote.storeName}
    </Anchor>
  )
}

/** Rows that are drawn while they are near the window, and leave their height otherwise; the first are there at once. */
function NearRows({ rows, columns, isFirst }: { rows: readonly ReactNode[]; columns: number; isFirst: boolean }) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [{ isNear, height }, setPlace] = useState({ isNear: isFirst, height: rows.length * 110 })
  useEffect(() => {
    const one = body.current
    if (!one) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { isIntersecting, boundingClientRect: box } = entry
        setPlace((before) => ({ isNear: isIntersecting, height: isIntersecting || box.height === 0 ? before.height : box.height }))
      },
      { rootMargin: '500px 0px' },
    )
    watcher.observe(one)
    return () => watcher.disconnect()
  }, [])
  return (
    <tbody ref={body}>
      {isNear ? (
        rows
      ) : (
        <tr aria-hidden>
          <td colSpan={columns} style={{ height, padding: 0 }} />
        </tr>
      )}
    </tbody>
  )
}

type Offers = ReadonlyMap<string, ReadonlyMap<number, Quote['lines'][number]>>
type RowProps = {
  readonly line: Comparison['lines'][number]
  readonly quotations: readonly Quote[]
  readonly offers: Offers
  readonly pickedSn: string
  readonly onPick: Props['onPick']
}

/** One line; a choice draws only its own again. */
const LineRow = memo(function LineRow({ line, quotations, offers, pickedSn, onPick }: RowProps) {
  return (
    <tr>
      <th scope="row" className="lab">
        {line.lineNo}. {line.goodsName}
        <div className="t12 c3">
          {line.specText} · <span className="num">{line.number}</span> {line.unitName}
        </div>
      </th>
      {quotations.map((quote) => (
        <Cell
          key={quote.quotationSn}
          line={line}
          quote={quote}
          offer={offers.get(quote.quotationSn)?.get(line.lineNo)}
          isPicked={pickedSn === quote.quotationSn}
          onPick={onPick && quote.state === 'SUBMITTED' ? onPick : null}
        />
      ))}
    </tr>
  )
})

type CellProps = {
  readonly line: Comparison['lines'][number]
  readonly quote: Quote
  readonly offer: Quote['lines'][number] | undefined
  readonly isPicked: boolean
  readonly onPick: Props['onPick']
}

function Cell({ line, quote, offer, isPicked, onPick }: CellProps) {
  const t = useMessages(rfqPageMessages)
  const { unitPrice, landedPrice } = offer ?? {}
  if (!offer || typeof unitPrice !== 'number' || typeof landedPrice !== 'number') return <td className="c3">{t('notAvailable')}</td>
  const isLowest = line.lowestSn === quote.quotationSn
  return (
    <td className={isLowest ? 'best' : undefined}>
      <b className="num t14">¥{priceText(landedPrice)}</b> <span className="t12 c3">/{line.unitName}</span>{' '}
      {isLowest && <Tag tone="ok">{t('lowest')}</Tag>}
      {quote.terms?.priceBasis === 'INDEX' && <Tag tone="warn">{t('provisional')}</Tag>}
      <div className="t12 c3 num">{t('quotedAt', { price: priceText(unitPrice) })}</div>
      <Differences line={line} landedPrice={landedPrice} />
      {offer.offer === 'SUBSTITUTE' && <div className="t12">{t('substitute', { name: offer.goodsName })}</div>}
      {offer.deliveryDate && <div className="t12 c2">{t('deliveredOn', { day: offer.deliveryDate })}</div>}
      {offer.minNumber && <div className="t12 c2">{t('atLeast', { number: offer.minNumber, unit: line.unitName })}</div>}
      {offer.remark && <div className="t12 c3">{offer.remark}</div>}
      {offer.accepted === 1 && <Tag tone="ok-solid">{t('chosen')}</Tag>}
      {onPick && (
        <label className="row g1 t12">
          <input
            type="checkbox"
            checked={isPicked}
            aria-label={`${t('choose')} ${line.lineNo} ${quote.storeName}`}
            onChange={() => onPick(line.lineNo, quote.quotationSn)}
          />
          {t('choose')}
        </label>
      )}
    </td>
  )
}

/** How a delivered price stands to the platform's of today, and to zinc. */
function Differences({ line, landedPrice }: { line: CellProps['line']; landedPrice: number }) {
  const t = useMessages(rfqPageMessages)
  const signed = (value: number, text: string) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${text}`
  // Rounded first: what shows as nothing has no sign.
  const share = line.platformPrice ? Math.round(((landedPrice - line.platformPrice) / line.platformPrice) * 1000) / 10 : null
  const overZinc = line.zincPrice === null ? null : landedPrice - line.zincPrice
  return (
    <>
      {share !== null && (
        <div className={`t12 num ${share > 0 ? 'cw' : 'cok'}`}>
          {t('vsPlatform', { difference: signed(share, `${Math.abs(share).toFixed(1)}%`) })}
        </div>
      )}
      {overZinc !== null && (
        <div className="t12 num c3">{t('vsZinc', { difference: signed(overZinc, priceText(Math.abs(overZinc))) })}</div>
      )}
    </>
  )
}

function Totals({ of }: { of: Comparison }) {
  const t = useMessages(rfqPageMessages)
  const row = (label: string, value: (quote: Quote) => string) => (
    <tr>
      <th scope="row" className="lab">
        {label}
      </th>
      {of.quotations.map((quote) => (
        <td key={quote.quotationSn} className="num">
          {value(quote)}
        </td>
      ))}
    </tr>
  )
  return (
    <>
      {row(t('goodsWithTax'), (quote) => `¥${priceText(quote.goodsAmount)}`)}
      {row(t('freight'), (quote) => `¥${priceText(quote.freight)}`)}
      {row(
        t('totalDelivered'),
        (quote) => `¥${priceText(quote.totalAmount)} · ${t('coverage', { count: quote.coverNum, all: of.lines.length })}`,
      )}
      {of.quotations.some(({ payDays }) => payDays !== null) &&
        row(t('cashTotal'), (quote) =>
          quote.payDays === null ? '' : `¥${priceText(quote.cashTotal)} · ${t('payDaysOf', { days: quote.payDays })}`,
        )}
      <TermRows of={of} />
      <StandingRow of={of} />
    </>
  )
}
