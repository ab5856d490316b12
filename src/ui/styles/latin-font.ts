import address from './inter-latin.woff2?url'
import signsAddress from './inter-signs.woff2?url'

/**
 * The Latin font's address, for the preload in the page's head: the same file that base.css names. It is cut from
 * `@fontsource-variable/inter` (OFL 1.1) to the signs of base.css and weights 400 to 700: 18 kB instead of 48.
 */
export const latinFont: string = address

/** Its quotes, dashes and dots, 1.3 kB, of English pages only: on Chinese ones they belong to the Chinese face. */
export const latinSigns: string = signsAddress
