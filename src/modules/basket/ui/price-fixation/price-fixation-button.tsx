import { Suspense, useState, type ReactNode } from 'react'
import { lazyReachable } from '../../../../api/browser/lazy-reachable.ts'
import { loginNeeded } from '../../../../api/browser/client.ts'
import { storedSession } from '../../../../api/browser/stored-session.ts'
import type { BasketLine } from '../use-baskets.ts'

const PricingDialog = lazyReachable(() => import('./price-fixation-dialog.tsx').then((module) => ({ default: module.PriceFixationDialog })))

/** Fixes the price of index-linked goods in a dialog, which loads when it is asked for. */
export function PriceFixationButton({ line, className, children }: { line: BasketLine; className: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const press = () => (storedSession() ? setIsOpen(true) : void window.dispatchEvent(new Event(loginNeeded)))
  return (
    <>
      <button type="button" className={className} onClick={press}>
        {children}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PricingDialog line={line} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
