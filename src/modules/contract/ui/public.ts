// What other modules may use of `contract` in the browser.
export { contractRoot, listAddress, type ContractViewer } from './calls-of-side.ts'
export { ContractDetail } from './contract-detail.tsx'
export { ContractStateTag } from './contract-list.tsx'
