import { useState } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import type { ListedGoods } from '../../../../modules/listing/endpoints.ts'
import { StockAlertDialog } from '../../../../modules/listing/ui/stock-alert-dialog.tsx'
import { bulkGoodsMessages } from '../messages.ts'
import { BulkCategoryDialog } from './bulk-category-dialog.tsx'
import { BulkFreightDialog } from './bulk-freight-dialog.tsx'
import { BulkPriceDialog } from './bulk-price-dialog.tsx'
import { BulkStockDialog } from './bulk-stock-dialog.tsx'

type Props = { readonly picked: readonly ListedGoods[]; readonly onDone: () => void }
const subjects = ['price', 'stock', 'freight', 'category', 'alert'] as const

/** Prices, stock, freight, category and thresholds of the chosen goods; each dialog shows what changes before it is saved. */
export function BulkChanges({ picked, onDone }: Props) {
  const t = useMessages(bulkGoodsMessages)
  const [open, setOpen] = useState<(typeof subjects)[number] | null>(null)
  const dialog = { picked, onClose: () => setOpen(null), onDone }
  return (
    <>
      {subjects.map((subject) => (
        <Button key={subject} size="sm" onClick={() => setOpen(subject)}>
          {t(subject)}
        </Button>
      ))}
      {open === 'price' && <BulkPriceDialog {...dialog} />}
      {open === 'stock' && <BulkStockDialog {...dialog} />}
      {open === 'freight' && <BulkFreightDialog {...dialog} />}
      {open === 'category' && <BulkCategoryDialog {...dialog} />}
      {open === 'alert' && <StockAlertDialog {...dialog} />}
    </>
  )
}
