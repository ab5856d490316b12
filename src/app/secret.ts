import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The house's secret: from the configuration, or made once per data folder for demonstration. */
export async function secretOf(config: Config): Promise<string> {
  if (config.APP_SECRET) return config.APP_SECRET
  const file = join(config.DATA_DIR, 'app-secret')
  await mkdir(config.DATA_DIR, { recursive: true })
  try {
    return await readFile(file, 'utf8')
  } catch {
    const made = randomBytes(32).toString('base64url')
    // `wx` loses the race against a second process that starts at the same moment, which then is read.
    await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
    return readFile(file, 'utf8')
  }
}
