import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { priceFormulaMessages } from '../messages.ts'
import { FormulaTerms, type FormulaTermsProps } from './formula-terms.tsx'

/** The explanation of a price that an order has kept. */
export function FormulaDialog({ onClose, ...sheet }: FormulaTermsProps & { onClose: () => void }) {
  const t = useMessages(priceFormulaMessages)
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')} kind="wide">
      <FormulaTerms {...sheet} />
      <p className="t12 c3">{t('orderPrice')}</p>
    </Dialog>
  )
}
