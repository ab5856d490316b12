import type { GatewayRefused, GatewayUnknown } from '../../../modules/payment/server/ports.ts'
import { exchange } from '../gateway-http.ts'
import { verifiedAnswer } from './alipay-answer.ts'
import type { AlipayConfig } from './alipay-config.ts'
import { alipayTime, signRequest, type AlipayParams } from './alipay-signature.ts'
import { resultWire } from './alipay-wire.ts'

type BizContent = Readonly<Record<string, string>>

/** The signed parameters of a call, for the server's POST and for the browser's redirect alike. */
export function signedParams(config: AlipayConfig, method: string, biz: BizContent, extra: AlipayParams = {}): AlipayParams {
  return signRequest(
    {
      app_id: config.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: alipayTime(config.clock.now()),
      version: '1.0',
      ...extra,
      biz_content: JSON.stringify(biz),
    },
    config.appPrivateKey,
  )
}

/** Calls the gateway and hands back only content that Alipay signed. System errors decide nothing. */
export async function callAlipay(
  config: AlipayConfig,
  method: string,
  biz: BizContent,
  extra: AlipayParams = {},
): Promise<{ kind: 'answer'; content: unknown } | GatewayRefused | GatewayUnknown> {
  const answer = await exchange(config.gatewayUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', 'user-agent': 'zincbridge' },
    body: new URLSearchParams(signedParams(config, method, biz, extra)).toString(),
  })
  if (answer.kind === 'unknown') return answer
  if (answer.status !== 200) return { kind: 'unknown', reason: `HTTP ${answer.status}` }
  const content = verifiedAnswer(answer.body.toString('utf8'), method, config.alipayPublicKey)
  const result = resultWire.safeParse(content)
  if (!result.success) return { kind: 'unknown', reason: 'answer not verified' }
  if (result.data.code === '10000') return { kind: 'answer', content }
  const reason = result.data.sub_code ?? result.data.code
  // 20000 and *.SYSTEM_ERROR mean that Alipay itself does not know; 10003 means that it is still working.
  const undecided = result.data.code === '20000' || result.data.code === '10003' || reason.toUpperCase().endsWith('SYSTEM_ERROR')
  return undecided ? { kind: 'unknown', reason } : { kind: 'refused', reason }
}
