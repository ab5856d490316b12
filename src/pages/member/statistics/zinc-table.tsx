import { useMessages } from '../../../api/browser/use-messages.tsx'
import { addDays } from '../../../kernel/time/clock.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { signedText } from '../../../ui/basic/signed-text.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { MoreLink, Panel } from '../../../ui/layout/panel.tsx'
import type { BuyerStatistics } from '../../../modules/analytics/endpoints-buyer.ts'
import { buyerStatisticsMessages } from '../../../modules/analytics/messages.ts'

type Props = {
  readonly rows: BuyerStatistics['zinc']
  /** The orders of the whole period, or of some of its days. */
  readonly to: (days?: string) => string
  readonly span: Pick<BuyerStatistics, 'from' | 'to'>
}

/** What zinc cost by month, against the mean of its index. */
export function ZincTable({ rows, to, span }: Props) {
  const t = useMessages(buyerStatisticsMessages)
  const days = (month: string) => {
    const [first, last] = [`${month}-01`, addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1)]
    return `from=${first > span.from ? first : span.from}&to=${last < span.to ? last : span.to}`
  }
  return (
    <Panel title={t('zinc')} sub={t('zincHelp')} more={<MoreLink to={to()}>{t('ordersTitle')}</MoreLink>}>
      {rows.length === 0 ? (
        <Empty icon="chart-line" title={t('none')} />
      ) : (
        <div className="tsc">
          <table className="tbl">
            <thead>
              <tr>
                <th>{t('month')}</th>
                <th className="r">{t('colTonnes')}</th>
                <th className="r">{t('paidPrice')}</th>
                <th className="r">{t('indexPrice')}</th>
                <th className="r">{t('difference')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((one) => (
                <tr key={one.month}>
                  <td>{one.month}</td>
                  <td className="r num">
                    <Anchor to={to(days(one.month))} className="lk">
                      {groupedNumber(one.tonnes)}
                    </Anchor>
                  </td>
                  <td className="r num">¥{groupedNumber(one.cost)}</td>
                  <td className="r num">¥{groupedNumber(one.index)}</td>
                  <td className="r num">{signedText(one.cost - one.index, 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
