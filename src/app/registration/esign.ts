import { resolve } from 'node:path'
import { openLocalEsign } from '../../adapters/esign/local-esign.ts'
import type { Clock } from '../../kernel/time/clock.ts'
import type { EsignSettings } from '../../modules/contract/server/public.ts'
import type { Config } from '../config/config.ts'

/** The e-sign service: the local one, and in production none, so that contracts are negotiated but not signed. */
export function openEsign(config: Config, clock: Clock, siteUrl: string): EsignSettings {
  if (config.NODE_ENV === 'production') return { service: null, demonstration: false, siteUrl }
  const file = resolve(config.DATA_DIR, 'local-gateways', 'esign.json')
  const service = openLocalEsign({ file, nodeEnv: config.NODE_ENV, now: () => clock.now() })
  return { service, demonstration: true, siteUrl }
}
