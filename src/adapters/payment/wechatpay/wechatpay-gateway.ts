import type { CreatePaymentRequest, NotificationRefusal, PaymentGateway, RefundRequest } from '../../../modules/payment/server/ports.ts'
import { downloadWechatBill } from './download-wechat-bill.ts'
import { callWechatPay } from './wechatpay-call.ts'
import type { WechatPayConfig } from './wechatpay-config.ts'
import { verifyWechatNotification } from './verify-wechatpay-notification.ts'
import { createdWire, refundOf, refundWire, tradeOf, transactionWire } from './wechatpay-wire.ts'

/** The answer was verified but is not what the published protocol says: nobody knows what it means. */
const unreadable = { kind: 'unknown', reason: 'answer not understood' } as const

/** WeChat Pay v3 Native (扫码支付), direct merchant, by the published protocol. */
export function wechatPayGateway(config: WechatPayConfig): PaymentGateway {
  return {
    channel: 'wechat',
    create: (request) => create(config, request),
    query: (outTradeNo) => query(config, outTradeNo),
    close: (outTradeNo) => close(config, outTradeNo),
    refund: (request) => refund(config, request),
    queryRefund: ({ outRefundNo }) => queryRefund(config, outRefundNo),
    downloadBill: (day) => downloadWechatBill(config, day),
    verifyNotification: (rawBody, headers) => verifyWechatNotification(config, rawBody, headers),
    reply,
  }
}

/** What is about the signature; the rest is about the content. */
const unsigned: readonly NotificationRefusal['reason'][] = ['unknownKey', 'probe', 'badSignature', 'stale']

/**
 * The protocol takes any 4xx or 5xx with FAIL as "deliver again". 5xx is for faults of ours alone: whoever forges notifications
 * raises no alarm about this server.
 */
function reply(outcome: Parameters<PaymentGateway['reply']>[0]) {
  const contentType = 'application/json'
  if (outcome === 'accepted') return { status: 200, contentType, body: '{"code":"SUCCESS"}' }
  const status = outcome === 'failed' ? 500 : unsigned.includes(outcome) ? 401 : 400
  const message = outcome === 'failed' ? 'not accepted' : status === 401 ? 'signature refused' : 'not understood'
  return { status, contentType, body: JSON.stringify({ code: 'FAIL', message }) }
}

async function create(config: WechatPayConfig, request: CreatePaymentRequest) {
  const answer = await callWechatPay(config, {
    method: 'POST',
    path: '/v3/pay/transactions/native',
    body: {
      appid: config.appId,
      mchid: config.mchId,
      description: firstBytes(request.description, 127),
      out_trade_no: request.outTradeNo,
      time_expire: rfc3339InShanghai(request.expireAt),
      notify_url: request.notifyUrl,
      amount: { total: Number(request.amountFen), currency: 'CNY' },
    },
  })
  if (answer.kind !== 'answer') return answer
  const wire = createdWire.safeParse(answer.json)
  return wire.success ? ({ kind: 'qr', codeUrl: wire.data.code_url } as const) : unreadable
}

async function query(config: WechatPayConfig, outTradeNo: string) {
  const answer = await callWechatPay(config, {
    method: 'GET',
    path: `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}?mchid=${encodeURIComponent(config.mchId)}`,
  })
  if (answer.kind === 'refused' && /^ORDER_?NOT_?EXIST$/.test(answer.reason)) return { kind: 'absent' } as const
  if (answer.kind !== 'answer') return answer
  const wire = transactionWire.safeParse(answer.json)
  if (!wire.success || wire.data.out_trade_no !== outTradeNo) return unreadable
  if (wire.data.appid !== config.appId || wire.data.mchid !== config.mchId) return unreadable
  return { kind: 'trade', trade: tradeOf(wire.data) } as const
}

async function close(config: WechatPayConfig, outTradeNo: string) {
  const answer = await callWechatPay(config, {
    method: 'POST',
    path: `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}/close`,
    body: { mchid: config.mchId },
  })
  if (answer.kind === 'refused' && /^ORDER_?CLOSED$|^ORDER_?NOT_?EXIST$/.test(answer.reason)) return { kind: 'closed' } as const
  return answer.kind === 'answer' ? ({ kind: 'closed' } as const) : answer
}

async function refund(config: WechatPayConfig, request: RefundRequest) {
  const answer = await callWechatPay(config, {
    method: 'POST',
    path: '/v3/refund/domestic/refunds',
    body: {
      out_trade_no: request.outTradeNo,
      out_refund_no: request.outRefundNo,
      reason: firstBytes(request.reason, 80),
      ...(request.notifyUrl ? { notify_url: request.notifyUrl } : {}),
      amount: { refund: Number(request.amountFen), total: Number(request.totalFen), currency: 'CNY' },
    },
  })
  return answer.kind === 'answer' ? refundAnswer(answer.json, request.outRefundNo) : answer
}

async function queryRefund(config: WechatPayConfig, outRefundNo: string) {
  const answer = await callWechatPay(config, { method: 'GET', path: `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}` })
  if (answer.kind === 'refused' && /^RESOURCE_NOT_EXISTS$/.test(answer.reason)) return { kind: 'absent' } as const
  return answer.kind === 'answer' ? refundAnswer(answer.json, outRefundNo) : answer
}

function refundAnswer(json: unknown, outRefundNo: string) {
  const wire = refundWire.safeParse(json)
  if (!wire.success || wire.data.out_refund_no !== outRefundNo) return unreadable
  return { kind: 'refund', refund: refundOf(wire.data) } as const
}

/** The limits of the protocol count UTF-8 bytes; a character is never cut in half. */
function firstBytes(text: string, limit: number): string {
  let kept = ''
  for (const character of text) {
    if (Buffer.byteLength(kept + character) > limit) break
    kept += character
  }
  return kept
}

function rfc3339InShanghai(at: Date): string {
  return `${new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
}
