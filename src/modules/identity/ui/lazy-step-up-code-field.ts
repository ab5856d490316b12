import { lazy } from 'react'

/** The code of the own phone before a delicate act; consoles alone use it. */
export const LazyStepUpCodeField = lazy(async () => ({
  default: (await import('./step-up-code-field.tsx')).StepUpCodeField,
}))
