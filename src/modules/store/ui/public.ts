// What other modules may use of `store` in the browser.
export { scoreText } from './score-text.ts'
export { storeAddress } from './store-address.ts'
