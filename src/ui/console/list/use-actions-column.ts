import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { ListColumn } from './list-columns.ts'
import { listMessages } from './messages.ts'

/** The column of what may be done with a row. */
export function useActionsColumn<Row>(cell: (row: Row) => ReactNode): ListColumn<Row> {
  const t = useMessages(listMessages)
  return { key: 'actions', title: t('actions'), as: 'actions', cell }
}
