import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Clock, Day } from '../../../kernel/time/clock.ts'
import { jsonOf } from '../gateway-http.ts'
import { refundByNumber, refundedFen, refundTrade } from '../local-gateway/refund-record.ts'
import { closeTrade, openTrade, tradeByNumber } from '../local-gateway/trade-record.ts'
import type { LocalBillEntry } from '../local-gateway/bill-entries.ts'
import { platformHeaders } from '../wechatpay/platform-signature.ts'
import { refuseRequest, type ApiError } from './merchant-request.ts'
import type { LocalWechatAccount } from './wechat-account.ts'
import { billRoutes } from './wechat-bill-routes.ts'
import { refundView, transactionView } from './wechat-views.ts'

export type WechatApiParts = {
  readonly account: LocalWechatAccount
  readonly database: DatabaseSync
  readonly clock: Clock
  readonly bill: (day: Day) => readonly LocalBillEntry[]
  /** Public address under which a browser reaches this gateway; the QR code leads there. */
  readonly cashierBaseUrl: () => string
}

export type Answer = { readonly status: number; readonly body: unknown } | ApiError

const amount = z.object({ total: z.int().min(1).max(10_000_000_000), currency: z.literal('CNY').default('CNY') })
const createBody = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w|*-]{6,32}$/),
  time_expire: z.iso.datetime({ offset: true }).optional(),
  notify_url: z
    .url()
    .max(255)
    .refine((url) => !url.includes('?')),
  amount,
})
const refundBody = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[\w|*@-]{1,64}$/),
  reason: z.string().max(80).optional(),
  notify_url: z.url().max(255).optional(),
  amount: z.object({ refund: z.int().min(1), total: z.int().min(1), currency: z.literal('CNY') }),
})

const error = (status: number, code: string, message: string): ApiError => ({ status, code, message })
const bodyOf = (request: FastifyRequest) => (Buffer.isBuffer(request.body) ? jsonOf(request.body) : null)

function createTrade(parts: WechatApiParts, request: FastifyRequest): Answer {
  const body = createBody.safeParse(bodyOf(request))
  if (!body.success) return error(400, 'PARAM_ERROR', body.error.issues[0]?.path.join('.') ?? 'body')
  const ask = body.data
  if (ask.appid !== parts.account.appId || ask.mchid !== parts.account.mchId) return error(400, 'APPID_MCHID_NOT_MATCH', 'appid and mchid')
  const expireAt = ask.time_expire ? new Date(ask.time_expire) : new Date(parts.clock.now().getTime() + 7_200_000)
  const trade = openTrade(parts.database, {
    outTradeNo: ask.out_trade_no,
    amountFen: BigInt(ask.amount.total),
    description: ask.description,
    notifyUrl: ask.notify_url,
    returnUrl: '',
    expireAt,
  })
  if (!trade) return error(403, 'OUT_TRADE_NO_USED', 'the number was used with another amount')
  if (trade.state === 'paid') return error(400, 'ORDERPAID', 'already paid')
  if (trade.state === 'closed') return error(400, 'ORDER_CLOSED', 'already closed')
  return { status: 200, body: { code_url: `${parts.cashierBaseUrl()}/cashier/${trade.token}` } }
}

function queryTrade(parts: WechatApiParts, number: string, mchid: string | undefined): Answer {
  if (mchid !== parts.account.mchId) return error(400, 'PARAM_ERROR', 'mchid')
  const trade = tradeByNumber(parts.database, number)
  return trade
    ? { status: 200, body: transactionView(parts.account, trade, refundedFen(parts.database, number)) }
    : error(404, 'ORDER_NOT_EXIST', 'no such order')
}

function close(parts: WechatApiParts, number: string): Answer {
  const state = closeTrade(parts.database, number)
  if (state === null) return error(404, 'ORDER_NOT_EXIST', 'no such order')
  return state === 'paid' ? error(400, 'ORDERPAID', 'already paid') : { status: 204, body: null }
}

function refund(parts: WechatApiParts, request: FastifyRequest): Answer {
  const body = refundBody.safeParse(bodyOf(request))
  if (!body.success) return error(400, 'PARAM_ERROR', body.error.issues[0]?.path.join('.') ?? 'body')
  const ask = body.data
  const trade = tradeByNumber(parts.database, ask.out_trade_no)
  if (trade && trade.amountFen !== BigInt(ask.amount.total)) return error(400, 'INVALID_REQUEST', 'total does not fit the order')
  const outcome = refundTrade(
    parts.database,
    {
      outTradeNo: ask.out_trade_no,
      outRefundNo: ask.out_refund_no,
      amountFen: BigInt(ask.amount.refund),
      notifyUrl: ask.notify_url ?? null,
    },
    parts.clock.now(),
  )
  if (outcome === 'noTrade' || !trade) return error(404, 'RESOURCE_NOT_EXISTS', 'no such order')
  if (outcome === 'notPaid') return error(400, 'INVALID_REQUEST', 'not paid')
  if (outcome === 'tooMuch') return error(403, 'NOT_ENOUGH', 'more than was paid')
  if (outcome === 'numberUsed') return error(400, 'INVALID_REQUEST', 'out_refund_no was used otherwise')
  // The first answer only accepts; the result comes by notification and query, as in the real service.
  return { status: 200, body: refundView(trade, outcome.refund, outcome.moved ? 'PROCESSING' : 'SUCCESS') }
}

function queryRefund(parts: WechatApiParts, number: string): Answer {
  const known = refundByNumber(parts.database, number)
  const trade = known && tradeByNumber(parts.database, known.outTradeNo)
  return known && trade ? { status: 200, body: refundView(trade, known, 'SUCCESS') } : error(404, 'RESOURCE_NOT_EXISTS', 'no such refund')
}

/** The merchant's API: every request is verified, every answer (refusals too) is signed by the platform key. */
export function wechatApi(app: FastifyInstance, parts: WechatApiParts): void {
  const platform = { serial: parts.account.platformSerial, key: parts.account.platform.privateKey }
  const answered = (reply: FastifyReply, answer: Answer) => {
    const body =
      'code' in answer
        ? JSON.stringify({ code: answer.code, message: answer.message })
        : answer.body === null
          ? ''
          : JSON.stringify(answer.body)
    return reply
      .code(answer.status)
      .headers({ 'content-type': 'application/json', ...platformHeaders(body, platform, parts.clock.now()) })
      .send(body || undefined)
  }
  const route = (method: 'GET' | 'POST', url: string, work: (request: FastifyRequest, number: string) => Answer) =>
    app.route<{ Params: { number?: string } }>({
      method,
      url,
      handler: (request, reply) =>
        answered(reply, refuseRequest(request, parts.account, parts.clock) ?? work(request, request.params.number ?? '')),
    })
  route('POST', '/v3/pay/transactions/native', (request) => createTrade(parts, request))
  route('GET', '/v3/pay/transactions/out-trade-no/:number', (request, number) =>
    queryTrade(parts, number, new URL(request.raw.url ?? '', 'http://local').searchParams.get('mchid') ?? undefined),
  )
  route('POST', '/v3/pay/transactions/out-trade-no/:number/close', (_request, number) => close(parts, number))
  route('POST', '/v3/refund/domestic/refunds', (request) => refund(parts, request))
  route('GET', '/v3/refund/domestic/refunds/:number', (_request, number) => queryRefund(parts, number))
  billRoutes(app, parts, (request, reply, answer) => answered(reply, refuseRequest(request, parts.account, parts.clock) ?? answer()))
}
