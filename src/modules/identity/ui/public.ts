import { lazy } from 'react'

// What other modules and pages may use of `identity` in the browser.
/** The code of the own phone before a delicate act; consoles alone use it. */
export const LazyStepUpCodeField = lazy(async () => ({
  default: (await import('./step-up-code-field.tsx')).StepUpCodeField,
}))
