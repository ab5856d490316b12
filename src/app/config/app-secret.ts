import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/**
 * The key of the house for HMACs. From APP_SECRET; outside production one is made and kept in the data folder, so that
 * a restart does not end everybody's session.
 */
export function appSecret(config: Pick<Config, 'APP_SECRET' | 'DATA_DIR'>): string {
  if (config.APP_SECRET) return config.APP_SECRET
  const file = join(config.DATA_DIR, 'app-secret')
  mkdirSync(config.DATA_DIR, { recursive: true })
  try {
    // 'wx' lets one of several processes that start together write; the others read what it wrote.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
