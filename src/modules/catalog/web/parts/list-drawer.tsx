import type { ReactNode } from 'react'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import type { ListSpeak } from '../use-list-words.ts'

/** The filters on narrow screens. */
export function ListDrawer({ onClose, t, children }: { onClose: () => void; t: ListSpeak; children: ReactNode }) {
  return (
    <Dialog open onClose={onClose} kind="drawer-left" title={t('filters')} titleHidden closeLabel={t('close')}>
      {children}
    </Dialog>
  )
}
