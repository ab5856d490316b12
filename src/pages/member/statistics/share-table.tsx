import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { BuyerShare } from '../../../modules/analytics/endpoints-buyer.ts'
import { buyerStatisticsMessages } from '../../../modules/analytics/messages.ts'

type Props<Row> = {
  readonly title: string
  readonly sub?: string
  /** Head of the first column. */
  readonly column: string
  readonly rows: readonly Row[]
  /** The orders behind a row. */
  readonly to: (row: Row) => string
  readonly more?: readonly {
    readonly title: string
    readonly cell: (row: Row) => ReactNode
    readonly to: (row: Row) => string | null
  }[]
}

/** Where the money went, the most first; each row leads to its orders. */
export function ShareTable<Row extends BuyerShare>({ title, sub, column, rows, to, more = [] }: Props<Row>) {
  const t = useMessages(buyerStatisticsMessages)
  return (
    <Panel title={title} sub={sub}>
      {rows.length === 0 ? (
        <Empty icon="chart-line" title={t('none')} />
      ) : (
        <div className="tsc">
          <table className="tbl">
            <thead>
              <tr>
                <th>{column}</th>
                <th className="r">{t('colOrders')}</th>
                <th className="r">{t('colAmount')}</th>
                <th className="r">{t('colTonnes')}</th>
                {more.map((one) => (
                  <th key={one.title} className="r">
                    {one.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>{row.name || t('noCentre')}</td>
                  <td className="r num">
                    <Anchor to={to(row)} className="lk">
                      {row.orderNum}
                    </Anchor>
                  </td>
                  <td className="r num">¥{priceText(row.amount)}</td>
                  <td className="r num">{row.tonnes > 0 ? groupedNumber(row.tonnes) : '—'}</td>
                  {more.map((one) => (
                    <td key={one.title} className="r num">
                      <Cell to={one.to(row)}>{one.cell(row)}</Cell>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

function Cell({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <>{children}</>
  return (
    <Anchor to={to} className="lk">
      {children}
    </Anchor>
  )
}
