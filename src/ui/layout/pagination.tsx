import { Anchor } from '../basic/anchor.tsx'
import { Button } from '../basic/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { pageNumbers } from './page-numbers.ts'

export type PaginationProps = {
  page: number
  pageCount: number
  /** Address of a page: the list's state lives in the URL. */
  addressOf: (page: number) => string
  labels: { pages: string; previous: string; next: string }
}

/** Numbered pages, folded above seven. */
export function Pagination({ page, pageCount, addressOf, labels }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav className="pgn" aria-label={labels.pages}>
      <PageStep to={page > 1 ? addressOf(page - 1) : undefined} label={labels.previous} icon="chevron-left" />
      {pageNumbers(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap${index}`} className="c3">
            …
          </span>
        ) : (
          <Anchor
            key={number}
            to={addressOf(number)}
            className={number === page ? 'on' : undefined}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Anchor>
        ),
      )}
      <PageStep to={page < pageCount ? addressOf(page + 1) : undefined} label={labels.next} icon="chevron-right" />
    </nav>
  )
}

function PageStep({ to, label, icon }: { to: string | undefined; label: string; icon: 'chevron-left' | 'chevron-right' }) {
  const face = <Icon name={icon} size={14} label={label} />
  return to ? (
    <Anchor to={to}>{face}</Anchor>
  ) : (
    <span className="pg-x" aria-disabled="true">
      {face}
    </span>
  )
}

/** The next part of an endless list. */
export function LoadMore({ label, busy, onMore }: { label: string; busy?: boolean; onMore: () => void }) {
  return (
    <div className="more-w">
      <Button size="lg" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
