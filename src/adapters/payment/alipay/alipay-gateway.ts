import type { CreatedPayment, CreatePaymentRequest, PaymentGateway, RefundRequest } from '../../../modules/payment/server/ports.ts'
import { yuanText } from '../../../kernel/money/money.ts'
import { downloadAlipayBill } from './download-alipay-bill.ts'
import { callAlipay, signedParams } from './alipay-call.ts'
import type { AlipayConfig } from './alipay-config.ts'
import { verifyAlipayNotification } from './verify-alipay-notification.ts'
import { alipayTime, dateOfAlipayTime } from './alipay-signature.ts'
import { refundedWire, refundQueryWire, tradeState, tradeWire } from './alipay-wire.ts'

const unreadable = { kind: 'unknown', reason: 'answer not understood' } as const
const noSuchTrade = 'ACQ.TRADE_NOT_EXIST'

/** Alipay page pay (电脑网站支付), public-key mode, RSA2, by the published protocol. */
export function alipayGateway(config: AlipayConfig): PaymentGateway {
  return {
    channel: 'alipay',
    create: async (request) => create(config, request),
    query: (outTradeNo) => query(config, outTradeNo),
    close: (outTradeNo) => close(config, outTradeNo),
    refund: (request) => refund(config, request),
    queryRefund: (ask) => queryRefund(config, ask.outTradeNo, ask.outRefundNo),
    downloadBill: (day) => downloadAlipayBill(config, day),
    verifyNotification: (rawBody, headers) => verifyAlipayNotification(config, rawBody, headers),
    reply: (outcome) => ({ status: 200, contentType: 'text/plain', body: outcome === 'accepted' ? 'success' : 'failure' }),
  }
}

/** Page pay needs no call of ours: the browser carries the signed request. The trade exists once the payer opens it. */
function create(config: AlipayConfig, request: CreatePaymentRequest): CreatedPayment {
  const params = signedParams(
    config,
    'alipay.trade.page.pay',
    {
      out_trade_no: request.outTradeNo,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: yuanText(request.amountFen),
      // The protocol forbids these characters in a subject.
      subject: [...request.description.replaceAll(/[/=&]/g, ' ')].slice(0, 128).join(''),
      time_expire: alipayTime(request.expireAt),
    },
    { notify_url: request.notifyUrl, return_url: request.returnUrl },
  )
  return { kind: 'redirect', url: `${config.browserGatewayUrl}?${new URLSearchParams(params)}` }
}

async function query(config: AlipayConfig, outTradeNo: string) {
  const answer = await callAlipay(config, 'alipay.trade.query', { out_trade_no: outTradeNo })
  if (answer.kind === 'refused' && answer.reason === noSuchTrade) return { kind: 'absent' } as const
  if (answer.kind !== 'answer') return answer
  const wire = tradeWire.safeParse(answer.content)
  if (!wire.success || wire.data.out_trade_no !== outTradeNo) return unreadable
  const paidAt = dateOfAlipayTime(wire.data.send_pay_date)
  const trade = {
    outTradeNo,
    gatewayTradeNo: wire.data.trade_no ?? null,
    state: tradeState(wire.data.trade_status, paidAt),
    amountFen: wire.data.total_amount,
    currency: 'CNY',
    paidAt,
  }
  return { kind: 'trade', trade } as const
}

async function close(config: AlipayConfig, outTradeNo: string) {
  const answer = await callAlipay(config, 'alipay.trade.close', { out_trade_no: outTradeNo })
  // Never opened, so there is nothing to close; the signed address dies with its time_expire.
  if (answer.kind === 'refused' && answer.reason === noSuchTrade) return { kind: 'closed' } as const
  return answer.kind === 'answer' ? ({ kind: 'closed' } as const) : answer
}

async function refund(config: AlipayConfig, request: RefundRequest) {
  const answer = await callAlipay(config, 'alipay.trade.refund', {
    out_trade_no: request.outTradeNo,
    out_request_no: request.outRefundNo,
    refund_amount: yuanText(request.amountFen),
    refund_reason: [...request.reason].slice(0, 256).join(''),
  })
  if (answer.kind !== 'answer') return answer
  const wire = refundedWire.safeParse(answer.content)
  if (!wire.success || wire.data.out_trade_no !== request.outTradeNo) return unreadable
  if (wire.data.fund_change !== 'Y') return refundAfterNoChange(config, request)
  return {
    kind: 'refund',
    refund: {
      outTradeNo: request.outTradeNo,
      outRefundNo: request.outRefundNo,
      gatewayRefundNo: wire.data.trade_no ?? null,
      state: 'done',
      amountFen: request.amountFen,
    },
  } as const
}

/** `fund_change` N says only that this very call moved nothing: it may be a repetition. The query decides. */
async function refundAfterNoChange(config: AlipayConfig, request: RefundRequest) {
  const known = await queryRefund(config, request.outTradeNo, request.outRefundNo)
  return known.kind === 'absent' ? ({ kind: 'unknown', reason: 'refund accepted but not found' } as const) : known
}

async function queryRefund(config: AlipayConfig, outTradeNo: string, outRefundNo: string) {
  const answer = await callAlipay(config, 'alipay.trade.fastpay.refund.query', { out_trade_no: outTradeNo, out_request_no: outRefundNo })
  if (answer.kind === 'refused' && answer.reason === noSuchTrade) return { kind: 'absent' } as const
  if (answer.kind !== 'answer') return answer
  const wire = refundQueryWire.safeParse(answer.content)
  if (!wire.success) return unreadable
  const { out_request_no, refund_amount, refund_status, trade_no } = wire.data
  if (out_request_no !== outRefundNo || refund_amount === undefined) return { kind: 'absent' } as const
  const state = refund_status === 'REFUND_SUCCESS' || refund_status === undefined ? 'done' : 'processing'
  return {
    kind: 'refund',
    refund: { outTradeNo, outRefundNo, gatewayRefundNo: trade_no ?? null, state, amountFen: refund_amount },
  } as const
}
