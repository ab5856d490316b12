// What other modules may use of `taxonomy` in the browser.
export { categoryAddress } from './category-address.ts'
export type { MenuCategory } from './use-category-panels.ts'
