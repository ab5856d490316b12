// What other modules may use of `identity` in the browser.
export { LazyStepUpCodeField } from './lazy-step-up-code-field.ts'
