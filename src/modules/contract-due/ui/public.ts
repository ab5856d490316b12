// What other modules may use of `contract-due` in the browser.
export { ContractDues } from './contract-dues.tsx'
