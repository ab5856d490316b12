import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../kernel/time/clock.ts'
import { rsaVerify } from '../rsa-signature.ts'
import { parseAuthorization, requestMessage } from '../wechatpay/request-authorization.ts'
import type { LocalWechatAccount } from './wechat-account.ts'

export type ApiError = { readonly status: number; readonly code: string; readonly message: string }

/** Checks a merchant's request as WeChat Pay does: merchant, certificate, age, signature over the bytes. Null means good. */
export function refuseRequest(request: FastifyRequest, account: LocalWechatAccount, clock: Clock): ApiError | null {
  const parts = parseAuthorization(request.headers.authorization)
  const signError = (message: string): ApiError => ({ status: 401, code: 'SIGN_ERROR', message })
  if (!parts) return signError('no Authorization of scheme WECHATPAY2-SHA256-RSA2048')
  if (parts.mchid !== account.mchId || parts.serial_no !== account.merchantSerial) return signError('unknown merchant or certificate')
  if (Math.abs(clock.now().getTime() / 1000 - Number(parts.timestamp)) > 300) return signError('timestamp is more than 5 minutes off')
  const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
  const message = requestMessage({ method: request.method, pathAndQuery: request.raw.url ?? '', body }, parts.timestamp, parts.nonce_str)
  return rsaVerify(message, parts.signature, account.merchant.publicKey) ? null : signError('signature does not fit')
}
