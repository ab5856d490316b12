import { loadedApart } from '../../ui/feedback/loaded-apart.ts'

/** The report of page views, in a file of its own: it shows nothing and tells only after a while that a page was seen. */
export const pageReport = loadedApart(() => import('./page-report.tsx').then((module) => module.PageReport))
