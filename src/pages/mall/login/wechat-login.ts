import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import type { wechatLogin } from '../../../modules/identity/endpoints.ts'
import type { wechatBegin } from '../../../modules/identity/endpoints-wechat.ts'
import { beginSessionAt } from '../../../modules/identity/ui/browser-session.ts'

const beginRef = callRef<typeof wechatBegin>('POST', 'v3/member/front/login/wechat/begin')
const loginRef = callRef<typeof wechatLogin>('POST', 'v3/member/front/login/wechat/login')
type Go = (to: string) => void | Promise<void>

/** Sends this browser to WeChat; answers the sentence when the server refuses. */
export async function goToWechat(from: string): Promise<string | null> {
  const answer = await callApi(beginRef, { from })
  if (answer.state !== 200 || !answer.data) return answer.msg
  window.location.assign(answer.data.url)
  return null
}

/**
 * Completes a login that the address carries as code and state, then goes on at the same address without them
 * (specification §2, §4). A state that this browser did not begin is stripped and ignored; a failure goes to the login
 * with a code, never a text (reliability S5, S7).
 */
export async function completeWechat(address: { readonly path: string; readonly query: URLSearchParams }, go: Go): Promise<void> {
  const { path, query } = address
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? '']
  const rest = new URLSearchParams(query)
  rest.delete('code')
  rest.delete('state')
  const stripped = rest.size === 0 ? path : `${path}?${rest}`
  // Out of the address bar and history at once: the code is worth a session.
  window.history.replaceState(window.history.state, '', stripped)
  const answer = await callApi(loginRef, { code, state, source: 4 }).catch(() => null)
  const redirectUrl = path === '/login' ? (rest.get('redirectUrl') ?? '/') : stripped
  if (answer?.state === 200 && answer.data?.redirect)
    return go(`/bindMobile?${new URLSearchParams({ code: answer.data.bindKey ?? '', redirectUrl })}`)
  const token = answer?.data?.access_token
  if (token) return beginSessionAt(token, () => go(stripped))
  const error = answer?.code === 'identity.accountSuspended' ? 'accountSuspended' : 'wechatFailed'
  return go(answer?.code === 'identity.wechatForeign' ? stripped : `/login?${new URLSearchParams({ error, redirectUrl })}`)
}
