import address from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** The Latin font's address, for the preload in the page's head: the same file that base.css names. */
export const latinFont: string = address
