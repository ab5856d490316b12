import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../../../kernel/time/clock.ts'
import { asLanguage } from '../../../kernel/i18n/translate.ts'
import { cashierPage, cashierPolicy, type CashierState } from './cashier-page.ts'
import { payTrade, tradeByToken, type LocalTrade } from './trade-record.ts'

type CashierParts = { readonly channel: 'wechat' | 'alipay'; readonly database: DatabaseSync; readonly clock: Clock }
type CashierRoute = { Params: { token: string }; Querystring: { lang?: string } }

/** `GET|POST /cashier/:token`: the payer's side of a local gateway. Bodies arrive as Buffers in both gateways. */
export function cashierRoutes(app: FastifyInstance, parts: CashierParts): void {
  const show = (reply: FastifyReply, trade: LocalTrade | null, state: CashierState, lang: string | undefined) =>
    reply
      .code(trade ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', cashierPolicy)
      .header('cache-control', 'no-store')
      .send(cashierPage({ channel: parts.channel, trade, state, lang: asLanguage(lang) }))

  const stateOf = (trade: LocalTrade | null): CashierState => {
    if (!trade) return 'absent'
    if (trade.state !== 'waiting') return trade.state
    return trade.expireAt > parts.clock.now() ? 'ask' : 'closed'
  }

  app.get<CashierRoute>('/cashier/:token', (request, reply) => {
    const trade = tradeByToken(parts.database, request.params.token)
    return show(reply, trade, stateOf(trade), request.query.lang)
  })

  app.post<CashierRoute>('/cashier/:token', (request, reply) => {
    const trade = tradeByToken(parts.database, request.params.token)
    const act = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '').get('act')
    if (!trade || act !== 'pay') return show(reply, trade, stateOf(trade) === 'ask' ? 'abandoned' : stateOf(trade), request.query.lang)
    payTrade(parts.database, trade.outTradeNo, parts.clock.now())
    const after = tradeByToken(parts.database, request.params.token)
    return show(reply, after, stateOf(after), request.query.lang)
  })
}
