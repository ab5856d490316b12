import { Select } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CursorPager, type Cursors } from '../cursor-pager.tsx'
import { PageTurner } from '../page-turner.tsx'
import { listMessages } from './messages.ts'
import type { ListControl } from './use-list.ts'

/** How one gets to the other rows: by the number of all rows, or by the server's cursor. */
export type ListPages = { readonly total: number } | { readonly cursors: Cursors; readonly next: string | null }

type Props = {
  readonly list: ListControl
  readonly pages: ListPages
  readonly shown: number
  /** Sums of what is shown. */
  readonly sum: ReactNode
}

/** Below a list: sums, rows of a page, the way to other pages. */
export function ListPager({ list, pages, shown, sum }: Props) {
  const t = useMessages(listMessages)
  const [least = 0] = list.sizes
  const isOne = 'total' in pages ? pages.total <= least : pages.cursors.page === 1 && pages.next === null && shown <= least
  const turner =
    'total' in pages ? (
      <PageTurner page={list.page} pageSize={list.size} total={pages.total} onTurn={list.turn} />
    ) : (
      <CursorPager cursors={pages.cursors} next={pages.next} />
    )
  if (shown === 0) return turner
  return (
    <div className="row so-f g3 wrp">
      <span className="c3 t13">{sum}</span>
      <span className="sp" />
      {turner}
      {!isOne && (
        <Select
          size="small"
          aria-label={t('perPage')}
          value={list.size}
          options={list.sizes.map((size) => ({ value: size, label: t('perPageOf', { size }) }))}
          onChange={list.setSize}
        />
      )}
    </div>
  )
}
