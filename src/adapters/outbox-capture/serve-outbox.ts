import type { FastifyInstance, FastifyRequest } from 'fastify'
import { translate, type Language } from '../../kernel/i18n/translate.ts'
import type { CapturedPayment, Capture, StoredMessage } from './capture.ts'
import { outboxMessages } from './messages.ts'

type Speak = ReturnType<typeof translate<typeof outboxMessages>>

export type OutboxParts = {
  readonly capture: Capture
  readonly payments: (most: number) => readonly CapturedPayment[]
  readonly languageOf: (request: FastifyRequest) => Language
}

const most = 100

/** Shows what was captured: a page at /dev/outbox, and /dev/outbox.json?to=13800000002 for programs. */
export function serveOutbox(server: FastifyInstance, { capture, payments, languageOf }: OutboxParts): void {
  server.get<{ Querystring: { to?: string } }>('/dev/outbox.json', async (request, reply) => {
    const { to } = request.query
    const list = await capture.list(most, typeof to === 'string' && to !== '' ? to : undefined)
    return reply.header('cache-control', 'no-store').send({ list, payments: payments(most) })
  })
  server.get('/dev/outbox', async (request, reply) => {
    const page = outboxPage(languageOf(request), await capture.list(most), payments(most))
    const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
    return reply.header('cache-control', 'no-store').header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
  })
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
}

const moment = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) => `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells('th', heads)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
}

function messageTable(t: Speak, messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return `<p>${t('none')}</p>`
  const rows = messages.map((message) =>
    [moment.format(message.at), message.channel, message.receiver, message.subject, message.body].map(escaped),
  )
  return tableOf([t('time'), t('channel'), t('receiver'), t('subject'), t('body')], rows)
}

function paymentTable(t: Speak, payments: readonly CapturedPayment[]): string {
  if (payments.length === 0) return `<p>${t('none')}</p>`
  const rows = payments.map((payment) => [
    ...[
      payment.channel,
      payment.number,
      payment.amount,
      payment.description,
      t(payment.state),
      payment.paidAt ? moment.format(payment.paidAt) : '',
    ].map(escaped),
    payment.state === 'waiting' ? `<a href="${escaped(payment.cashier)}">${t('cashier')}</a>` : '',
  ])
  return tableOf([t('channel'), t('number'), t('amount'), t('body'), t('state'), t('time'), t('cashier')], rows)
}

function outboxPage(lang: Language, messages: readonly StoredMessage[], payments: readonly CapturedPayment[]): string {
  const t = translate(lang, outboxMessages)
  return `<!doctype html><html lang="${lang === 'en' ? 'en' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>${t('title')}</title><style>
body{font:14px/1.6 system-ui,sans-serif;margin:24px;color:#121d28;background:#f5f7fa}h1{font-size:20px}h2{font-size:16px}b{background:#b4541a;color:#fff;border-radius:3px;padding:1px 6px;font-size:12px}
table{border-collapse:collapse;width:100%;background:#fff}th,td{border:1px solid #dbe2e8;padding:6px 10px;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{background:#eef2f6;white-space:nowrap}
</style></head><body><h1><b>${t('demo')}</b> ${t('title')}</h1><p>${t('explain')}</p><h2>${t('messages')}</h2>${messageTable(t, messages)}<h2>${t('payments')}</h2>${paymentTable(t, payments)}</body></html>`
}
