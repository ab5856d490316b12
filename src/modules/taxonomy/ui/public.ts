// What other modules may use of `taxonomy` in the browser.
export { type MenuCategory, categoryAddress } from './public.ts'
