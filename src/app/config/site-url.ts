import type { Config } from './config.ts'

/** The address of the site as its visitors write it, without a slash at the end. */
export function siteUrlOf(config: Config): string {
  return (config.PUBLIC_URL ?? `http://${config.HOST === '0.0.0.0' ? '127.0.0.1' : config.HOST}:${config.PORT}`).replace(/\/$/, '')
}
