import { lazyPart } from '../../../rendering/client/lazy-part.ts'

/** The report of page views, in a file of its own: it shows nothing and tells only after a while that a page was seen. */
export const pageReport = lazyPart(() => import('./page-report.tsx').then((module) => module.PageReport))
