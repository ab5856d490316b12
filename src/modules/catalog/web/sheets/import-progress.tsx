import { Progress } from 'antd'
import type { ImportRow } from '../../contract-goods-import.ts'

/** How far an import is, in rows. */
export function ImportProgress({ row }: { row: Pick<ImportRow, 'state' | 'doneNum' | 'rowNum'> }) {
  const percent = row.rowNum === 0 ? 0 : Math.round((100 * row.doneNum) / row.rowNum)
  const status = row.state === 'refused' ? 'exception' : row.state === 'done' ? 'success' : 'active'
  return (
    <Progress
      aria-label={`${row.doneNum} / ${row.rowNum}`}
      percent={row.state === 'done' ? 100 : percent}
      status={status}
      format={() => `${row.doneNum} / ${row.rowNum}`}
      style={{ maxWidth: 420 }}
    />
  )
}
