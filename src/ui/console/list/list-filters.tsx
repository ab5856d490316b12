import { useState, type ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../basic/button.tsx'
import { listMessages } from './messages.ts'
import type { ListControl } from './use-list.ts'

/** The filters of a list; on a phone all but the first fold away. */
export function ListFilters({ list, children }: { list: ListControl; children: ReactNode }) {
  const t = useMessages(listMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={isOpen ? 'pan flt lst-f open' : 'pan flt lst-f'} role="search">
      <div className="lst-ff">{children}</div>
      <Button className="lst-fm" icon="funnel" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('filters')}
      </Button>
      <Button className="lst-fr" disabled={list.query === ''} onClick={() => list.show('')}>
        {t('reset')}
      </Button>
    </div>
  )
}
