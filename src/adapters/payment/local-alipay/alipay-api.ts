import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Clock, Day } from '../../../kernel/time/clock.ts'
import { alipayTime, dateOfAlipayTime, paramsOfForm, verifyRequest, type AlipayParams } from '../alipay/alipay-signature.ts'
import { jsonOf } from '../gateway-http.ts'
import { refundByNumber, refundedFen, refundTrade } from '../local-gateway/refund-record.ts'
import { closeTrade, openTrade, tradeByNumber, type LocalTrade } from '../local-gateway/trade-record.ts'
import type { LocalBillEntry } from '../local-gateway/bill-entries.ts'
import { rsaSign } from '../rsa-signature.ts'
import { parseYuan, yuanText } from '../../../kernel/money/money.ts'
import { billAddress, billFileRoute } from './alipay-bill-routes.ts'
import type { LocalAlipayAccount } from './alipay-account.ts'

export type AlipayApiParts = {
  readonly account: LocalAlipayAccount
  readonly database: DatabaseSync
  readonly clock: Clock
  readonly bill: (day: Day) => readonly LocalBillEntry[]
}

/** The daily bill: its answer holds an address of this gateway. */
const billMethod = 'alipay.data.dataservice.bill.downloadurl.query'

export type Content = Readonly<Record<string, string>>

const pagePay = z.object({
  out_trade_no: z.string().regex(/^\w{1,64}$/),
  product_code: z.literal('FAST_INSTANT_TRADE_PAY'),
  total_amount: z.string(),
  subject: z.string().min(1).max(256),
  time_expire: z.string().optional(),
})
const byNumber = z.object({ out_trade_no: z.string() })
const refundAsk = z.object({
  out_trade_no: z.string(),
  out_request_no: z.string().min(1).max(64),
  refund_amount: z.string(),
  refund_reason: z.string().max(256).optional(),
})
const refundQuery = z.object({ out_trade_no: z.string(), out_request_no: z.string() })

const done = (content: Content): Content => ({ code: '10000', msg: 'Success', ...content })
const refused = (subCode: string): Content => ({ code: '40004', msg: 'Business Failed', sub_code: subCode, sub_msg: subCode })
const noSuchTrade = refused('ACQ.TRADE_NOT_EXIST')

function tradeView(trade: LocalTrade, refunded: bigint): Content {
  const paid = trade.state === 'paid'
  return done({
    out_trade_no: trade.outTradeNo,
    trade_no: trade.gatewayTradeNo ?? '',
    total_amount: yuanText(trade.amountFen),
    trade_status: paid
      ? refunded === trade.amountFen
        ? 'TRADE_CLOSED'
        : 'TRADE_SUCCESS'
      : trade.state === 'closed'
        ? 'TRADE_CLOSED'
        : 'WAIT_BUYER_PAY',
    ...(paid && trade.paidAt ? { send_pay_date: alipayTime(trade.paidAt) } : {}),
  })
}

function refund(parts: AlipayApiParts, ask: z.infer<typeof refundAsk>, notifyUrl: string | null): Content {
  const amountFen = parseYuan(ask.refund_amount)
  if (amountFen === undefined) return refused('ACQ.INVALID_PARAMETER')
  // Alipay tells the merchant's notify address of the trade, whatever the refund asked.
  const trade = tradeByNumber(parts.database, ask.out_trade_no)
  const outcome = refundTrade(
    parts.database,
    { outTradeNo: ask.out_trade_no, outRefundNo: ask.out_request_no, amountFen, notifyUrl: notifyUrl ?? trade?.notifyUrl ?? null },
    parts.clock.now(),
  )
  if (outcome === 'noTrade' || !trade) return noSuchTrade
  if (outcome === 'notPaid') return refused('ACQ.TRADE_STATUS_ERROR')
  if (outcome === 'tooMuch') return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
  if (outcome === 'numberUsed') return refused('ACQ.DISCORDANT_REPEAT_REQUEST')
  return done({
    out_trade_no: trade.outTradeNo,
    trade_no: trade.gatewayTradeNo ?? '',
    refund_fee: yuanText(refundedFen(parts.database, trade.outTradeNo)),
    fund_change: outcome.moved ? 'Y' : 'N',
  })
}

/** The methods a server calls. Pure of HTTP: parameters in, content out. */
const methods: Readonly<Record<string, (parts: AlipayApiParts, biz: unknown, params: AlipayParams) => Content>> = {
  'alipay.trade.query': (parts, biz) => {
    const ask = byNumber.safeParse(biz)
    const trade = ask.success ? tradeByNumber(parts.database, ask.data.out_trade_no) : null
    return trade ? tradeView(trade, refundedFen(parts.database, trade.outTradeNo)) : noSuchTrade
  },
  'alipay.trade.close': (parts, biz) => {
    const ask = byNumber.safeParse(biz)
    const state = ask.success ? closeTrade(parts.database, ask.data.out_trade_no) : null
    if (!ask.success || state === null) return noSuchTrade
    return state === 'closed' ? done({ out_trade_no: ask.data.out_trade_no }) : refused('ACQ.TRADE_STATUS_ERROR')
  },
  'alipay.trade.refund': (parts, biz, params) => {
    const ask = refundAsk.safeParse(biz)
    return ask.success ? refund(parts, ask.data, params['notify_url'] ?? null) : refused('ACQ.INVALID_PARAMETER')
  },
  'alipay.trade.fastpay.refund.query': (parts, biz) => {
    const ask = refundQuery.safeParse(biz)
    if (!ask.success || !tradeByNumber(parts.database, ask.data.out_trade_no)) return noSuchTrade
    const known = refundByNumber(parts.database, ask.data.out_request_no)
    if (known?.outTradeNo !== ask.data.out_trade_no) return done({})
    return done({
      out_trade_no: known.outTradeNo,
      out_request_no: known.outRefundNo,
      refund_amount: yuanText(known.amountFen),
      refund_status: 'REFUND_SUCCESS',
    })
  },
}

function openFromBrowser(parts: AlipayApiParts, params: AlipayParams): LocalTrade | string {
  const biz = pagePay.safeParse(jsonOf(Buffer.from(params['biz_content'] ?? '')))
  const amountFen = biz.success ? parseYuan(biz.data.total_amount) : undefined
  if (!biz.success || !amountFen || amountFen < 0n || !params['notify_url']) return 'INVALID_PARAMETER'
  const expireAt = dateOfAlipayTime(biz.data.time_expire) ?? new Date(parts.clock.now().getTime() + 15 * 86_400_000)
  return (
    openTrade(parts.database, {
      outTradeNo: biz.data.out_trade_no,
      amountFen,
      description: biz.data.subject,
      notifyUrl: params['notify_url'],
      returnUrl: params['return_url'] ?? '',
      expireAt,
    }) ?? 'CONTEXT_INCONSISTENT'
  )
}

const genuine = (parts: AlipayApiParts, params: AlipayParams | null): params is AlipayParams =>
  params !== null &&
  params['app_id'] === parts.account.appId &&
  params['sign_type'] === 'RSA2' &&
  verifyRequest(params, parts.account.application.publicKey)

/** `GET gateway.do` brings the payer, `POST gateway.do` answers the merchant's server with signed JSON. */
export function alipayApi(app: FastifyInstance, parts: AlipayApiParts): void {
  billFileRoute(app, parts)
  app.get('/gateway.do', (request, reply) => {
    const params = paramsOfForm(new URL(request.raw.url ?? '', 'http://local').search.slice(1))
    if (!genuine(parts, params) || params['method'] !== 'alipay.trade.page.pay')
      return reply.code(400).type('text/plain').send('invalid-signature')
    const trade = openFromBrowser(parts, params)
    return typeof trade === 'string' ? reply.code(400).type('text/plain').send(trade) : reply.redirect(`cashier/${trade.token}`)
  })

  app.post('/gateway.do', (request, reply) => {
    const params = paramsOfForm(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '')
    const method = params?.['method'] ?? ''
    if (!genuine(parts, params))
      return signedAnswer(parts, reply, 'error', { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' })
    const work = Object.hasOwn(methods, method) ? methods[method] : undefined
    const biz = jsonOf(Buffer.from(params['biz_content'] ?? ''))
    if (method === billMethod) return signedAnswer(parts, reply, method.replaceAll('.', '_'), billAddress(parts, biz, request))
    if (!work) return signedAnswer(parts, reply, 'error', { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-method' })
    return signedAnswer(parts, reply, method.replaceAll('.', '_'), work(parts, biz, params))
  })
}

function signedAnswer(parts: AlipayApiParts, reply: FastifyReply, node: string, content: Content) {
  const raw = JSON.stringify(content)
  return reply
    .header('content-type', 'application/json;charset=utf-8')
    .send(`{"${node}_response":${raw},"sign":${JSON.stringify(rsaSign(raw, parts.account.alipay.privateKey))}}`)
}
