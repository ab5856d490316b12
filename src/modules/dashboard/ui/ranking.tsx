import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { dashboardMessages } from '../messages.ts'

export type RankedRow = {
  readonly key: string | number
  readonly name: ReactNode
  readonly amount: number
  readonly orderNum?: number
  readonly more?: string
}

type Props = {
  readonly title: string
  readonly column: string
  readonly rows: readonly RankedRow[]
  /** The head of the last column, where rows have one. */
  readonly moreColumn?: string
}

/** Who or what comes first by money. */
export function Ranking({ title, column, rows, moreColumn }: Props) {
  const t = useMessages(dashboardMessages)
  const hasOrders = rows.some((row) => row.orderNum !== undefined)
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <Empty icon="chart-line" title={t('noData')} />
      ) : (
        <div className="tsc">
          <table className="tbl">
            <thead>
              <tr>
                <th>{column}</th>
                {hasOrders && <th className="r">{t('colOrders')}</th>}
                <th className="r">{t('colAmount')}</th>
                {moreColumn && <th className="r">{moreColumn}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <td>{row.name}</td>
                  {hasOrders && <td className="r num">{row.orderNum}</td>}
                  <td className="r num">{priceText(row.amount)}</td>
                  {moreColumn && <td className="r num c3">{row.more}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
