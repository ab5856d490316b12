// What other modules may use of `store` in the browser.
export { storeAddress } from './store-address.ts'
export { scoreText } from './score-text.ts'
