import type { ReactNode } from 'react'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import type { GoodsListTranslate } from '../../../../modules/search/ui/use-messages.ts'

/** The filters on narrow screens. */
export function FilterDrawer({ onClose, t, children }: { onClose: () => void; t: GoodsListTranslate; children: ReactNode }) {
  return (
    <Dialog open onClose={onClose} kind="drawer-left" title={t('filters')} titleHidden closeLabel={t('close')}>
      {children}
    </Dialog>
  )
}
