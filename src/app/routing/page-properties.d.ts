/** Paths of the page table, written into the bundle by vite.config.ts. */
declare const REPORTED_AT_ONCE: readonly string[]
declare const WITHOUT_SIDEBAR: readonly string[]
