import { lazyReachable } from '../../../api/browser/lazy-reachable.ts'

// What other modules and pages may use of `identity` in the browser.
/** The code of the own phone before a delicate act; consoles alone use it. */
export const LazyStepUpCodeField = lazyReachable(async () => ({
  default: (await import('./step-up-code-field.tsx')).StepUpCodeField,
}))
