// What later modules and the composition root may use of this module's server side.
export { agreementBook } from './agreement-book.ts'
export { newestArticles, type ArticleRecord } from './article-store.ts'
export { contentTimers } from './edit-article.ts'
export { verifyHandlers } from './verify-handlers.ts'
export type { DocumentVerifier } from './ports.ts'
