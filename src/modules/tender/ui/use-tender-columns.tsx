import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { TenderHead } from '../endpoints-schemas.ts'
import { tenderPageMessages } from '../messages.ts'
import { TenderStateTag } from './tender-state-tag.tsx'

/** Tenders in the consoles: what, whose, where it stands, until when; `more` stands beside the state. */
export function useTenderColumns<Row extends TenderHead>(more?: (row: Row) => ReactNode): readonly ListColumn<Row>[] {
  const t = useMessages(tenderPageMessages)
  const lang = useLanguage()
  return [
    {
      key: 'tender',
      title: t('tender'),
      as: 'title',
      text: ({ title }) => title,
      cell: ({ tenderSn, lineNum, lotNum }) => (
        <div className="t12 c3 num">
          {tenderSn} · {t('lineCount', { count: lineNum })}
          {lotNum > 0 && ` · ${t('lotCount', { count: lotNum })}`}
        </div>
      ),
    },
    { key: 'tenderer', title: t('tenderer'), text: ({ buyerTitle }) => buyerTitle },
    {
      key: 'state',
      title: t('state'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: (row) => (
        <>
          <TenderStateTag of={row} />
          {more?.(row)}
        </>
      ),
    },
    {
      key: 'deposit',
      title: t('deposit'),
      align: 'right',
      isTight: true,
      text: ({ deposit }) => deposit,
      cell: ({ deposit }) => (deposit === 0 ? t('depositNone') : `¥${priceText(deposit)}`),
    },
    { key: 'deadline', title: t('time_deadline'), isTight: true, text: ({ deadline }) => formatTimestamp(new Date(deadline), lang) },
  ]
}
