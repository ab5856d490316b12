// What other modules may use of `identity` in the browser.
export { StepUpCodeField } from './step-up-code-field.tsx'
