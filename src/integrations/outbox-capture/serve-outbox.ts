import type { FastifyInstance, FastifyRequest } from 'fastify'
import { speak, type Language } from '../../shared/words.ts'
import type { Capture, KeptMessage } from './capture.ts'
import { outboxWords } from './words.ts'

/** Shows what was captured: a page at /dev/outbox, and /dev/outbox.json?to=13800000002 for programs. */
export function serveOutbox(server: FastifyInstance, capture: Capture, languageOf: (request: FastifyRequest) => Language): void {
  server.get<{ Querystring: { to?: string } }>('/dev/outbox.json', async (request, reply) => {
    const { to } = request.query
    const list = await capture.list(100, typeof to === 'string' && to !== '' ? to : undefined)
    return reply.header('cache-control', 'no-store').send({ list })
  })
  server.get('/dev/outbox', async (request, reply) => {
    const page = outboxPage(languageOf(request), await capture.list(100))
    const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
    return reply.header('cache-control', 'no-store').header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
  })
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
}

const moment = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

function rowOf(message: KeptMessage): string {
  const cells = [moment.format(message.at), message.channel, message.receiver, message.subject, message.body]
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
}

function outboxPage(lang: Language, messages: readonly KeptMessage[]): string {
  const t = speak(lang, outboxWords)
  const heads = [t('time'), t('channel'), t('receiver'), t('subject'), t('body')].map((head) => `<th>${head}</th>`).join('')
  const table = messages.length === 0 ? `<p>${t('none')}</p>` : `<table><thead><tr>${heads}</tr></thead><tbody>${messages.map(rowOf).join('')}</tbody></table>`
  return `<!doctype html><html lang="${lang === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>${t('title')}</title><style>
body{font:14px/1.6 system-ui,sans-serif;margin:24px;color:#121d28;background:#f5f7fa}h1{font-size:20px}b{background:#b4541a;color:#fff;border-radius:3px;padding:1px 6px;font-size:12px}
table{border-collapse:collapse;width:100%;background:#fff}th,td{border:1px solid #dbe2e8;padding:6px 10px;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{background:#eef2f6;white-space:nowrap}
</style></head><body><h1><b>${t('demo')}</b> ${t('title')}</h1><p>${t('explain')}</p>${table}</body></html>`
}
