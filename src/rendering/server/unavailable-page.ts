import type { FastifyReply } from 'fastify'
import { isUnavailable } from '../../api/database-refusal.ts'
import { apiMessages } from '../../api/messages.ts'
import { translate, type Language } from '../../kernel/i18n/translate.ts'
import { TooManyPages } from './render-limit.ts'

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
const style =
  'body{margin:0;min-height:90vh;display:grid;place-items:center;font:16px/1.6 system-ui,sans-serif;color:#121d28;background:#f4f6f8}main{padding:24px;text-align:center}h1{font-size:24px}a{color:#0b5cad}'

/** What keeps a page from being made now but not for long; null for a bug. */
function kindOf(
  error: unknown,
): { readonly status: 429 | 503; readonly retryAfter: number; readonly title: 'pageLimit' | 'pageBusy' } | null {
  if (error instanceof TooManyPages) return { status: 429, retryAfter: 30, title: 'pageLimit' }
  return isUnavailable(error) ? { status: 503, retryAfter: 5, title: 'pageBusy' } : null
}

/** True for errors that `sendUnavailablePage` has a page for. */
export function hasUnavailablePage(error: unknown): boolean {
  return kindOf(error) !== null
}

/** Answers with a page in words that needs nothing: no database, no rendering, no file. */
export function sendUnavailablePage(reply: FastifyReply, lang: Language, error: unknown): FastifyReply {
  const kind = kindOf(error)
  if (!kind) throw error
  return reply
    .code(kind.status)
    .header('retry-after', String(kind.retryAfter))
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(pageOf(lang, kind.title))
}

function pageOf(lang: Language, title: 'pageLimit' | 'pageBusy'): string {
  const t = translate(lang, apiMessages)
  const help = t(title === 'pageLimit' ? 'pageLimitHelp' : 'pageBusyHelp')
  return `<!DOCTYPE html><html lang="${lang === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t(title)}</title><style>${style}</style></head><body><main><h1>${t(title)}</h1><p>${help}</p><p><a href="">${t('pageAgain')}</a></p></main></body></html>`
}
