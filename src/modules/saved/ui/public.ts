// What other modules may use of `saved` in the browser.
export { LazySaveButton } from './lazy-save-button.tsx'
