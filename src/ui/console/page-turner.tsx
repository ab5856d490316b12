import { Pagination } from 'antd'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { mostCounted } from '../../kernel/database/list-total.ts'
import { Button } from '../basic/button.tsx'
import { consoleKitMessages } from './messages.ts'

type Props = {
  /** The page shown, from 1. */
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onTurn: (page: number) => void
}

/** The pages of a list and how many rows it has; nothing for an empty list, the way back for a page beyond the end. */
export function PageTurner({ page, pageSize, total, onTurn }: Props) {
  const t = useMessages(consoleKitMessages)
  if (total === 0 && page === 1) return null
  return (
    <nav className="cpg row" aria-label={t('pages')}>
      {(page - 1) * pageSize >= total ? (
        <Button size="sm" icon="chevron-left" onClick={() => onTurn(1)}>
          {t('firstPage')}
        </Button>
      ) : (
        <Pagination
          size="small"
          current={page}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          showTotal={(count) => <span className="nw">{t(count < mostCounted ? 'total' : 'totalOrMore', { count })}</span>}
          onChange={onTurn}
        />
      )}
    </nav>
  )
}
