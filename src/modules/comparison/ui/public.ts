// What other modules may use of `comparison` in the browser.
export { useComparePicks } from './compare-picks.ts'
