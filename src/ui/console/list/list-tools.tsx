import type { ReactNode } from 'react'
import { Select } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { DisplaySettings } from './display-settings.tsx'
import { ExportMenu } from './export-menu.tsx'
import type { FileFormat } from './export-rows.ts'
import type { ListColumn } from './list-columns.ts'
import { listMessages } from './messages.ts'
import { SavedViews } from './saved-views.tsx'
import type { ListControl } from './use-list.ts'

type Props<Row> = {
  readonly label: string
  readonly list: ListControl
  readonly columns: readonly ListColumn<Row>[]
  readonly shown: readonly ListColumn<Row>[]
  /** Whether the rows stand in columns that may be turned off. */
  readonly hasColumns: boolean
  readonly rows: readonly Row[]
  readonly exportAll: ((format: FileFormat) => Promise<void>) | undefined
  readonly children: ReactNode
}

/** What a list offers besides its rows: own buttons, saved views, files, columns and density; on phones its order. */
export function ListTools<Row>({ label, list, columns, shown, hasColumns, rows, exportAll, children }: Props<Row>) {
  const t = useMessages(listMessages)
  const orders = columns.flatMap(({ sort, title }) =>
    sort === undefined
      ? []
      : [
          { value: `-${sort}`, label: t('orderDown', { column: title }) },
          { value: sort, label: t('orderUp', { column: title }) },
        ],
  )
  return (
    <div className="row g2 lst-tools" role="group" aria-label={t('tools')}>
      {children}
      {orders.length > 0 && (
        <span className="m-only">
          <Select
            aria-label={t('order')}
            value={list.order}
            options={[{ value: '', label: t('orderOwn') }, ...orders]}
            onChange={list.setOrder}
          />
        </span>
      )}
      <SavedViews list={list} />
      <ExportMenu name={label} columns={shown} rows={rows} onAll={exportAll} />
      {hasColumns && <DisplaySettings list={list} columns={columns} />}
    </div>
  )
}
