const mobileAgent = /Android|Linux|iPhone/
const digits = /^[0-9]{1,16}$/
const secretKey = /^[A-Za-z0-9_-]{1,128}$/

/** True for a browser that the mobile site is meant for. */
export function isPhone(userAgent: string): boolean {
  return mobileAgent.test(userAgent)
}

/**
 * Where a phone is sent when the setting `mobile_site_url` names a mobile site (specification §1); null stays here.
 * The host is the setting's alone and values are digits or a plain key, so nobody can be led elsewhere (reliability S23).
 */
export function mobileAddress(site: string, userAgent: string, url: URL): string | null {
  if (!mobileAgent.test(userAgent) || !URL.canParse(site)) return null
  const mobile = new URL(site)
  const [path, query] = mobilePath(url)
  mobile.pathname = `${mobile.pathname.replace(/\/$/, '')}${path}`
  mobile.search = new URLSearchParams(query).toString()
  return mobile.href
}

function mobilePath({ pathname, searchParams }: URL): [string, Record<string, string>] {
  const [, productId] = /^\/goods\/detail\/([0-9]{1,16})$/.exec(pathname) ?? []
  if (productId) return ['/product/detail', { productId }]
  const vid = searchParams.get('vid') ?? ''
  if (pathname.startsWith('/store/')) return ['/store/home', digits.test(vid) ? { vid } : {}]
  if (pathname === '/login') return ['/login', {}]
  if (pathname === '/register') return ['/register', {}]
  const key = searchParams.get('key') ?? ''
  if (pathname === '/quo_yd') return ['/inquiry', secretKey.test(key) ? { key } : {}]
  return ['/', {}]
}
