// What other modules may use of `content` on the server.
export {
  type ArticleRecord,
  type DocumentVerifier,
  agreementSource,
  contentHandlers,
  contentTimers,
  documentVerificationHandlers,
  newestArticles,
} from './public.ts'
