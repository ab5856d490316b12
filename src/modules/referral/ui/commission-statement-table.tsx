import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { StatementView } from '../endpoints.ts'
import { referralPageMessages } from '../messages.ts'

/** Statements of commission; the platform's desk adds whose they are and what may be done. */
export function StatementTable<Row extends StatementView>({
  list,
  whose,
  acts,
}: {
  list: readonly Row[]
  whose?: (row: Row) => string
  acts?: (row: Row) => ReactNode
}) {
  const t = useMessages(referralPageMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colStatement')}</th>
            {whose && <th>{t('colPerson')}</th>}
            <th className="r">{t('colEntries')}</th>
            <th className="r">{t('colTotal')}</th>
            <th>{t('colIssued')}</th>
            <th>{t('colPaid')}</th>
            {acts && <th aria-label={t('pay')} />}
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.statementId}>
              <td className="num nw">{one.statementSn}</td>
              {whose && <td>{whose(one)}</td>}
              <td className="r num">{one.entryCount}</td>
              <td className="r num nw">
                <span className="b5">¥{priceText(one.total)}</span>
                {one.takenBack > 0 && <div className="t12 c3">{t('takenBack', { amount: priceText(one.takenBack) })}</div>}
              </td>
              <td className="num nw">{shortTime(one.issueTime)}</td>
              <td>
                <StateDot tone={one.state === 'PAID' ? 'ok' : 'warn'}>{one.stateText}</StateDot>
                {one.payTime && (
                  <div className="t12 c3 num">
                    {shortTime(one.payTime)} {one.payNote}
                  </div>
                )}
              </td>
              {acts && <td className="r">{acts(one)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
