export type ClientMode = 'home' | 'member'

/**
 * Which client a person is in (specification §2): member pages switch to the member mode, goods list and goods pages
 * belong to both and keep the mode, everything else is the home mode.
 */
export function clientModeOf(pathname: string, before: ClientMode): ClientMode {
  if (pathname.includes('/member')) return 'member'
  return pathname === '/goods/list' || pathname.startsWith('/goods/detail/') ? before : 'home'
}
