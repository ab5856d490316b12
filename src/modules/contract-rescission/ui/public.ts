// What other modules may use of `contract-rescission` in the browser.
export { RescissionSheet } from './rescission-sheet.tsx'
