type Headers = Readonly<Record<string, string | undefined>>

/**
 * True when a page of this very site sent the request: the browser says so in `Sec-Fetch-Site`, or its `Origin`
 * is the host that was asked. A request that says neither is not taken for one.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = headers['origin']
  const host = headers['host']
  if (origin === undefined || host === undefined) return false
  return origin === `http://${host}` || origin === `https://${host}`
}

/** The public client identifier of the specification's section 7: it names the shop's own client and grants nothing. */
const frontCredential = `Basic ${btoa('front:front')}`

/** True when the request carries the client credential, as the token endpoint asks for. No foreign page's form or link can set it. */
export function isFrontClient(headers: Headers): boolean {
  return headers['authorization'] === frontCredential
}

/**
 * True when a program asked on purpose: same origin, or with a header that a foreign page's image, form or link
 * cannot set (reliability S1).
 */
export function isFromOurPage(headers: Headers): boolean {
  const crossSite = headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site'
  if (crossSite) return false
  return isSameOrigin(headers) || headers['authorization'] !== undefined || headers['x-client'] !== undefined
}
