import type { Guard } from '../../api/guard.ts'

/** Whose frame a page stands in. `bare` pages bring their own. */
export type Shell = 'mall' | 'checkout' | 'entry' | 'bare' | 'member' | 'supplier' | 'platform'

/** One row of the page table: routes, guards, menus, sidebar, statistics and cache all read it. */
export type PageRow = {
  /** The folder of the page's area below `src/pages`: `member/orders`. */
  readonly area: string
  /** The address, with parameters as `:productId`. */
  readonly path: string
  /** The page's file below its area's folder. */
  readonly file: string
  readonly guard: Guard
  readonly shell: Shell
  /**
   * Name of a message set and key of the title in it: `orderPage.listTitle`. Console pages without an entry in the menu need
   * one; pages of the mall bring titles of their own.
   */
  readonly title: string | null
  /** The floating sidebar (hidden where the specification says so). */
  readonly sidebar: boolean
  /** Page views go to the statistics after 3 s, at once, or not at all (specification §2). */
  readonly report: 'delayed' | 'immediate' | 'never'
  /** Set where a visitor's page may be kept: the query names that change its content. */
  readonly cache: { readonly query: readonly string[] } | null
}

type PageOptions = Pick<PageRow, 'guard' | 'shell'> & Partial<Pick<PageRow, 'title' | 'sidebar' | 'report' | 'cache'>>

/** Declares one page. What is not in the table does not exist. */
export function page(path: string, file: string, options: PageOptions): Omit<PageRow, 'area'> {
  const isWork = options.shell === 'supplier' || options.shell === 'platform'
  const sidebar = options.shell === 'mall' || options.shell === 'member'
  return { path, file, sidebar, report: isWork ? 'never' : 'delayed', cache: null, title: null, ...options }
}

/** An address that only leads to another one. */
export type RedirectRow = { readonly from: string; readonly to: string }

/** The pages of one area. */
export type PageArea = { readonly area: string; readonly pages: readonly PageRow[]; readonly redirects: readonly RedirectRow[] }

/** Binds the pages of an area to its folder. */
export function pagesOf(area: string, pages: readonly Omit<PageRow, 'area'>[], redirects: readonly RedirectRow[] = []): PageArea {
  return { area, pages: pages.map((row) => ({ area, ...row })), redirects }
}

/** Faces that are rendered on the client after a guard on the server. */
export function isConsole(row: PageRow): boolean {
  return row.shell === 'member' || row.shell === 'supplier' || row.shell === 'platform'
}
