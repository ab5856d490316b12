// What other modules may use of `content` on the server.
export { agreementSource } from './agreement-source.ts'
export { type ArticleRecord, newestArticles } from './article-repository.ts'
export { documentVerificationHandlers } from './document-verification-handlers.ts'
export { contentTimers } from './edit-article.ts'
export { contentHandlers } from './handlers.ts'
export type { DocumentVerifier } from './ports.ts'
