// What other modules may use of `contract` in the browser.
export { contractRoot } from './calls-of-side.ts'
export { ContractStateTag } from './contract-list.tsx'
