import { useRef, type MouseEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../basic/button.tsx'
import { CallView } from '../call-view.tsx'
import { rememberOriginList } from '../detail/list-position.ts'
import { StateTabs, type ListTabs } from '../state-tabs.tsx'
import type { FileFormat } from './export-rows.ts'
import { isShown, sortedRows, type ListColumn } from './list-columns.ts'
import { ListFilters } from './list-filters.tsx'
import { ListPager, type ListPages } from './list-pager.tsx'
import { ListSketch, ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { listMessages } from './messages.ts'
import type { ListControl } from './use-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { usePicking, type Picking } from './use-picking.ts'

type Props<Row, Data> = {
  /** The list's name for those who do not see it, and of its files. */
  readonly label: string
  readonly list: ListControl
  readonly call: CallState<Data>
  readonly rows: (data: Data) => readonly Row[]
  readonly keyOf: (row: Row) => string | number
  readonly columns: readonly ListColumn<Row>[]
  /** What a row leads to. */
  readonly to?: (row: Row) => string | null
  readonly unfold?: (row: Row) => ReactNode
  /** Draws the rows otherwise than as a table: cards as they are drawn, a grid of fields. Columns then say what is in files. */
  readonly body?: (rows: readonly Row[]) => ReactNode
  readonly head?: ReactNode
  readonly tabs?: ListTabs
  /** Fields that filter; the first stays in sight on a phone. */
  readonly filters?: ReactNode
  /** Buttons that add to the list. */
  readonly actions?: ReactNode
  /** What can be done to several rows at once, and what they come to. */
  readonly bulk?: (picked: readonly Row[], done: () => void) => ReactNode
  readonly bulkSum?: (picked: readonly Row[]) => string
  readonly sum?: (rows: readonly Row[]) => ReactNode
  /** A list without other pages holds all of its rows and is sorted here. */
  readonly pages?: (data: Data) => ListPages
  readonly exportAll?: (format: FileFormat) => Promise<void>
  /** A part of another page: without tools of its own. */
  readonly isPlain?: boolean
  /** Shown when there is nothing although nothing is filtered. */
  readonly empty: ReactNode
}

/** What a page says of a list whose rows and columns a module knows. */
export type ListPlace<Data> = Pick<
  Props<never, Data>,
  'label' | 'list' | 'call' | 'head' | 'tabs' | 'filters' | 'actions' | 'exportAll' | 'isPlain' | 'empty'
>

/**
 * A list of a console: filters and saved views, state tabs, a bar for chosen rows, a table that sorts (cards on a
 * phone), sums and pages. Its address holds what is shown; columns, density and page size are the person's own.
 */
export function List<Row, Data>(props: Props<Row, Data>) {
  const { label, list, call, head, tabs, filters, actions, bulk, columns } = props
  const { pathname, search } = useLocation()
  const box = useRef<HTMLElement>(null)
  useListKeys(box)
  const found = call.data ? props.rows(call.data) : []
  const rows = props.pages ? found : sortedRows(found, columns, list.order)
  const keyOf = (row: Row) => String(props.keyOf(row))
  const to = (row: Row) => props.to?.(row) ?? null
  const picking = usePicking(rows, keyOf)
  const shown = columns.filter((column) => isShown(column, list.choices.columns))
  const opened = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('[data-row] a'))) return
    rememberOriginList({ back: `${pathname}${search}`, stops: rows.map(to).filter((one) => one !== null) })
  }
  const frame = { label, list, columns: shown, picking: bulk ? picking : null }
  const isWaiting = !call.data && !call.refused && !call.failed
  return (
    <section ref={box} className="col g3 lst" aria-label={label} onClickCapture={opened}>
      {filters && <ListFilters list={list}>{filters}</ListFilters>}
      <div className="pan lst-b">
        {head}
        {!props.isPlain && (
          <div className="lst-t">
            {tabs && <StateTabs label={tabs.label ?? label} tabs={tabs.list} current={tabs.current} onChange={tabs.onChange} />}
            <ListTools
              list={list}
              columns={columns}
              shown={shown}
              hasColumns={!props.body}
              rows={rows}
              label={label}
              exportAll={props.exportAll}
            >
              {actions}
            </ListTools>
          </div>
        )}
        {bulk && picking.picked.length > 0 && <BulkBar picking={picking} bulk={bulk} sum={props.bulkSum} />}
        {isWaiting ? (
          <ListSketch {...frame} />
        ) : (
          <CallView call={call}>
            {(data) => (
              <>
                {rows.length === 0 ? (
                  <NothingFound list={list} empty={props.empty} />
                ) : props.body ? (
                  props.body(rows)
                ) : (
                  <ListTable {...frame} rows={rows} keyOf={keyOf} to={to} unfold={props.unfold} />
                )}
                {props.pages && <ListPager list={list} pages={props.pages(data)} shown={rows.length} sum={props.sum?.(rows)} />}
                {!props.pages && props.sum && rows.length > 0 && <div className="row so-f c3 t13">{props.sum(rows)}</div>}
              </>
            )}
          </CallView>
        )}
      </div>
    </section>
  )
}

/** The list's own words for nothing, and the way back from filters that may be why. */
function NothingFound({ list, empty }: { list: ListControl; empty: ReactNode }) {
  const t = useMessages(listMessages)
  if (list.query === '') return empty
  return (
    <div className="lst-none">
      {empty}
      <Button onClick={() => list.show('')}>{t('clearFilters')}</Button>
    </div>
  )
}

type BulkProps<Row> = {
  readonly picking: Picking<Row>
  readonly bulk: (picked: readonly Row[], done: () => void) => ReactNode
  readonly sum: ((picked: readonly Row[]) => string) | undefined
}

function BulkBar<Row>({ picking, bulk, sum }: BulkProps<Row>) {
  const t = useMessages(listMessages)
  const { picked } = picking
  const clear = () => picking.pickAll(false)
  return (
    <div className="bulk t13" role="region" aria-label={t('selected', { count: picked.length })}>
      <span role="status">{sum?.(picked) ?? t('selected', { count: picked.length })}</span>
      <span className="sp" />
      {bulk(picked, clear)}
      <button type="button" className="lk q" onClick={clear}>
        {t('unselect')}
      </button>
    </div>
  )
}
