import { Suspense, useState } from 'react'
import { lazyReachable } from '../../../api/browser/lazy-reachable.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceFormulaMessages } from '../messages.ts'
import type { FormulaTermsProps } from './formula-terms.tsx'

const FormulaDialog = lazyReachable(() => import('./formula-dialog.tsx').then((module) => ({ default: module.FormulaDialog })))

/** A press shows how the price of an order line was made. */
export function OrderPriceFormula(props: FormulaTermsProps) {
  const t = useMessages(priceFormulaMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="lk t12" onClick={() => setIsOpen(true)}>
        {t('explain')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FormulaDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
