import { Input } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { yuanGrouped } from '../../../kernel/money/money.ts'
import { lineAmount, parseUnitPrice } from '../../../kernel/money/unit-price.ts'
import { parseQuantity } from '../../../kernel/quantity/quantity.ts'
import type { TenderLine } from '../../../modules/tender/rules/bid-payload.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'

type Line = TenderLine
type Props = {
  readonly lines: readonly Line[]
  readonly prices: Readonly<Record<number, string>>
  readonly onChange: (lineNo: number, price: string) => void
}

function amountText(line: Line, price: string): string {
  const unit = parseUnitPrice(price.trim())
  const quantity = parseQuantity(line.number, 3)
  return unit === undefined || quantity === undefined ? '—' : `¥${yuanGrouped(lineAmount(unit, quantity, 3))}`
}

/** The lines of a tender with a price for each, and what each comes to. */
export function BidLines({ lines, prices, onChange }: Props) {
  const t = useMessages(tenderPageMessages)
  return (
    <div className="tsc bid-lines" tabIndex={0} role="region" aria-label={t('lines')}>
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('lineNo')}</th>
            <th>{t('goods')}</th>
            <th className="r">{t('quantity')}</th>
            <th>{t('unitPrice')}</th>
            <th className="r">{t('lineAmount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineNo}>
              <td className="num" data-l={t('lineNo')}>
                {line.lineNo}
              </td>
              <td data-l={t('goods')}>
                {line.goodsName} <span className="c3 t12">{line.specText}</span>
              </td>
              <td className="r num nw" data-l={t('quantity')}>
                {line.number} {line.unitName}
              </td>
              <td data-l={t('unitPrice')}>
                <Input
                  id={`bid-price-${line.lineNo}`}
                  aria-label={t('priceOf', { no: line.lineNo })}
                  inputMode="decimal"
                  value={prices[line.lineNo] ?? ''}
                  onChange={(event) => onChange(line.lineNo, event.target.value)}
                />
              </td>
              <td className="r num nw" data-l={t('lineAmount')}>
                {amountText(line, prices[line.lineNo] ?? '')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
