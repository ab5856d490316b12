const timeoutMs = 8_000

/** WeChat gave no usable answer, or one that may be another the next time. The message names its code, never a person. */
export class WechatAway extends Error {}

/** Asks the official account's API: GET, or POST of `body` as JSON. Refusals come as HTTP 200 with an errcode. */
export async function callWechatApi(address: URL, body?: unknown): Promise<unknown> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const asked = { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const
    const answer = await fetch(address, body === undefined ? asked : { ...asked, ...post })
    return await answer.json()
  } catch {
    // Not the cause: its text may hold the address, which holds the token.
    throw new WechatAway('wechat: no answer')
  }
}
