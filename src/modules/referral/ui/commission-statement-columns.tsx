import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { StatementView } from '../endpoints.ts'
import { referralPageMessages } from '../messages.ts'

type Own<Row> = { readonly whose?: (row: Row) => string; readonly acts?: (row: Row) => ReactNode }

/** Statements of commission; the platform's desk adds whose they are and what may be done. */
export function useCommissionStatementColumns<Row extends StatementView>({ whose, acts }: Own<Row>): readonly ListColumn<Row>[] {
  const t = useMessages(referralPageMessages)
  return [
    { key: 'statement', title: t('colStatement'), as: 'title', isCopied: true, isTight: true, text: ({ statementSn }) => statementSn },
    ...(whose ? [{ key: 'person', title: t('colPerson'), text: whose }] : []),
    { key: 'entries', title: t('colEntries'), align: 'right', text: ({ entryCount }) => entryCount },
    {
      key: 'total',
      title: t('colTotal'),
      align: 'right',
      isTight: true,
      text: ({ total }) => total,
      cell: ({ total, takenBack }) => (
        <>
          <b className="b5">¥{priceText(total)}</b>
          {takenBack > 0 && <div className="t12 c3">{t('takenBack', { amount: priceText(takenBack) })}</div>}
        </>
      ),
    },
    { key: 'issued', title: t('colIssued'), isTight: true, text: ({ issueTime }) => shortTime(issueTime) },
    {
      key: 'paid',
      title: t('colPaid'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: ({ state, stateText, payTime, payNote }) => (
        <>
          <StateDot tone={state === 'PAID' ? 'ok' : 'warn'}>{stateText}</StateDot>
          {payTime && (
            <div className="t12 c3 num">
              {shortTime(payTime)} {payNote}
            </div>
          )}
        </>
      ),
    },
    ...(acts ? [{ key: 'actions', title: t('colActions'), as: 'actions' as const, cell: acts }] : []),
  ]
}
