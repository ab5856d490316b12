import { randomBytes } from 'node:crypto'
import { yuanText, parseYuan } from '../../kernel/money/money.ts'
import type { Clock } from '../../kernel/time/clock.ts'
import type { z } from 'zod'
import type { Accepted, InvoiceItem, InvoiceService, IssuedInvoice, Unknown } from '../../modules/invoice/server/ports.ts'
import { exchange, jsonOf } from '../payment/gateway-http.ts'
import { sameSignature, signAnswer, signRequest } from './request-signature.ts'
import { absentCode, acceptedAnswer, invoiceAnswer, redAnswer } from './wire.ts'

export type InvoiceAccount = { readonly baseUrl: string; readonly appId: string; readonly secret: string; readonly clock: Clock }

const unknown = (reason: string): Unknown => ({ kind: 'unknown', reason })

async function call<Shape extends z.ZodType>(
  { baseUrl, appId, secret, clock }: InvoiceAccount,
  ask: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown },
  shape: Shape,
): Promise<z.output<Shape> | Unknown> {
  const body = ask.body === undefined ? '' : JSON.stringify(ask.body)
  const nonce = randomBytes(12).toString('hex')
  const timestamp = String(clock.now().getTime())
  const headers = {
    'content-type': 'application/json',
    'x-app-id': appId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signRequest(secret, { method: ask.method, path: ask.path, timestamp, nonce, body }),
  }
  const came = await exchange(`${baseUrl}${ask.path}`, { method: ask.method, headers, ...(body === '' ? {} : { body }) })
  if (came.kind === 'unknown') return came
  const right = signAnswer(secret, { nonce, body: came.body.toString('utf8') })
  if (!sameSignature(right, came.headers.get('x-signature') ?? '')) return unknown(`unsigned answer, HTTP ${came.status}`)
  const read = shape.safeParse(jsonOf(came.body))
  return read.success ? read.data : unknown('answer in another shape')
}

const isUnknown = (answer: object): answer is Unknown => 'kind' in answer

async function accepted(account: InvoiceAccount, path: string, body: unknown): Promise<Accepted> {
  const answer = await call(account, { method: 'POST', path, body }, acceptedAnswer)
  if (isUnknown(answer)) return answer
  return answer.code === '0' ? { kind: 'accepted' } : { kind: 'refused', reason: answer.message }
}

function paperOf(paper: z.output<typeof invoiceAnswer>['paper']): IssuedInvoice | Unknown {
  const totalFen = paper && parseYuan(paper.total)
  const issuedAt = new Date(paper?.issuedAt ?? '')
  if (!paper || totalFen === undefined || totalFen === null || !/^\d{20}$/.test(paper.number) || Number.isNaN(issuedAt.getTime()))
    return unknown('an issued invoice without its facts')
  return { kind: 'issued', number: paper.number, issuedAt, totalFen, document: paper.xml }
}

const itemOf = (item: InvoiceItem) => ({
  name: item.name,
  spec: item.spec,
  unit: item.unit,
  quantity: item.quantity,
  amount: yuanText(item.amountFen),
  taxRate: (item.taxRateBp / 10_000).toFixed(4).replace(/0{1,2}$/, ''),
  tax: yuanText(item.taxFen),
})
const sideOf = (by: 'buyer' | 'store') => (by === 'store' ? 'seller' : 'buyer')

/** The fully digital e-invoice service over HTTP with signed questions and answers. */
export function einvoiceService(account: InvoiceAccount): InvoiceService {
  return {
    issue: ({ serial, special, seller, buyer, items, totalFen, taxFen, remark }) =>
      accepted(account, '/v1/invoices', {
        serial,
        // 01 special, 02 ordinary, as the bureau counts.
        kind: special ? '01' : '02',
        seller,
        buyer,
        items: items.map(itemOf),
        total: yuanText(totalFen),
        tax: yuanText(taxFen),
        remark,
      }),
    query: async (serial) => {
      const answer = await call(account, { method: 'GET', path: `/v1/invoices/${serial}` }, invoiceAnswer)
      if (isUnknown(answer)) return answer
      if (answer.code === absentCode) return { kind: 'absent' }
      if (answer.code !== '0') return unknown(answer.message)
      if (answer.state === 'ISSUED') return paperOf(answer.paper)
      return answer.state === 'FAILED' ? { kind: 'failed', reason: answer.message } : { kind: 'processing' }
    },
    askRed: ({ serial, invoiceNumber, reason, askedBy, items, totalFen, taxFen }) =>
      accepted(account, '/v1/red-letters', {
        serial,
        invoiceNumber,
        reason,
        askedBy: sideOf(askedBy),
        items: items.map(itemOf),
        total: yuanText(totalFen),
        tax: yuanText(taxFen),
      }),
    answerRed: (serial, by, wish) => accepted(account, `/v1/red-letters/${serial}/answer`, { by: sideOf(by), act: wish }),
    queryRed: async (serial) => {
      const answer = await call(account, { method: 'GET', path: `/v1/red-letters/${serial}` }, redAnswer)
      if (isUnknown(answer)) return answer
      if (answer.code === absentCode) return { kind: 'absent' }
      if (answer.code !== '0' || !answer.status) return unknown(answer.message)
      if (!answer.paper) return { kind: 'open', status: answer.status }
      const paper = paperOf(answer.paper)
      return paper.kind === 'issued' ? { ...paper, status: answer.status } : paper
    },
  }
}
