import { resolve } from 'node:path'
import { checkDatabase } from '../../src/adapters/postgres/check-database.ts'
import { startEmbedded } from '../../src/adapters/postgres/embedded.ts'
import { BadConfig, readConfig } from '../../src/app/config/config.ts'
import { isConfigurationError } from '../../src/kernel/failure/configuration-error.ts'

/**
 * Runs a command on the mall's database, by the same configuration as the mall: DATABASE_URL, or the embedded server of DATA_DIR, which is
 * shared when it runs and started otherwise. Prints what the command says; ends with 1 and one sentence when it cannot be done.
 */
export async function onMallDatabase(
  file: string | undefined,
  usage: string,
  work: (file: string, url: string) => Promise<string>,
): Promise<void> {
  try {
    if (!file) throw new BadConfig(`用法 Usage: ${usage}`)
    const config = readConfig(process.env)
    const embedded = config.DATABASE_URL ? null : await startEmbedded({ dataDir: config.DATA_DIR })
    try {
      if (config.DATABASE_URL) await checkDatabase(config.DATABASE_URL)
      process.stdout.write(await work(resolve(file), config.DATABASE_URL ?? embedded?.url ?? ''))
    } finally {
      await embedded?.stop()
    }
  } catch (error) {
    const isExpected = error instanceof BadConfig || isConfigurationError(error)
    process.stderr.write(`\n✗ ${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
    process.exitCode = 1
  }
}
