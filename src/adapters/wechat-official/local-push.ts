import { createCipheriv, createHash, randomBytes } from 'node:crypto'

type Pushing = {
  readonly appId: string
  readonly token: string
  readonly aesKey?: string
  readonly pushUrl: string
  readonly now: () => number
}

const blockLength = 32

/** Signed as the published rules want it: SHA-1 over the parts in the order of their letters. */
function signed(...parts: readonly string[]): string {
  return createHash('sha1').update(parts.toSorted().join('')).digest('hex')
}

/** Sealed as the published rules want it: random bytes, length, message and account, filled to blocks of 32, AES-256-CBC. */
export function sealedPush(message: string, { appId, aesKey }: { readonly appId: string; readonly aesKey: string }): string {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const text = Buffer.from(message, 'utf8')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  const plain = Buffer.concat([randomBytes(16), length, text, Buffer.from(appId, 'utf8')])
  const filling = blockLength - (plain.length % blockLength)
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  return Buffer.concat([cipher.update(plain), cipher.update(Buffer.alloc(filling, filling)), cipher.final()]).toString('base64')
}

/** Tells the mall that somebody follows or left, plain or sealed. Answers the mall's HTTP status. */
export async function pushEvent(pushing: Pushing, openId: string, event: string): Promise<number> {
  const [timestamp, nonce] = [String(Math.floor(pushing.now() / 1000)), randomBytes(6).toString('hex')]
  const query = new URLSearchParams({ signature: signed(pushing.token, timestamp, nonce), timestamp, nonce, openid: openId })
  const message = `<xml><ToUserName><![CDATA[gh_demo]]></ToUserName><FromUserName><![CDATA[${openId}]]></FromUserName><CreateTime>${timestamp}</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${event}]]></Event></xml>`
  let body = message
  if (pushing.aesKey) {
    const sealed = sealedPush(message, { appId: pushing.appId, aesKey: pushing.aesKey })
    query.set('encrypt_type', 'aes')
    query.set('msg_signature', signed(pushing.token, timestamp, nonce, sealed))
    body = `<xml><ToUserName><![CDATA[gh_demo]]></ToUserName><Encrypt><![CDATA[${sealed}]]></Encrypt></xml>`
  }
  const headers = { 'content-type': 'text/xml' }
  const answer = await fetch(`${pushing.pushUrl}?${query}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) })
  return answer.status
}
