import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { hasDemo } from '../database/demo/has-demo.ts'
import { demoAccounts, demoPassword, demoPayPassword } from '../database/demo/people/accounts.ts'
import { type Config, BadConfig, readConfig } from '../src/app/config/config.ts'
import { checkDatabase } from '../src/adapters/postgres/check-database.ts'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { migrate } from '../src/adapters/postgres/migrate.ts'
import { configurationError, isConfigurationError } from '../src/kernel/failure/configuration-error.ts'
import { buildWeb } from './build-web.ts'
import { runProgram } from './checks/run-part.ts'
import { progressOf, secondsSince } from './progress.ts'
import { stopsInOrder } from './stop-in-order.ts'

const root = join(import.meta.dirname, '..')
const begin = performance.now()
const print = (text: string): void => {
  process.stdout.write(text)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await provePortFree(config)
  // Server rendering must run React's production code whatever the house's own mode is; React reads this once, on import.
  process.env.NODE_ENV = 'production'
  print('\n锌桥 ZincBridge\n')
  const progress = progressOf(6, print)
  await progress.step('依赖', 'Packages', async (tell) => tell(`Node ${process.version}`))
  const url = await progress.step('数据库', 'Database', (tell) => openDatabase(config, tell))
  await progress.step('数据库结构', 'Migrations', async (tell) => {
    const { applied, total } = await migrate(url)
    tell(applied.length > 0 ? `${applied.length} 个新迁移 new of ${total}` : `${total} 个已是最新 up to date`)
  })
  await progress.step('演示数据', 'Demonstration data', (tell) => loadDemonstration(config, url, tell))
  await progress.step('网页', 'Web bundle', async (tell) => tell((await buildWeb()) ? '已构建 built' : '无变化 unchanged'))
  const address = await progress.step('服务', 'Serving', () => serve(config, url))
  print(`\n  ${address}   (${secondsSince(begin)})\n`)
  if (config.NODE_ENV !== 'production') print(accountTable())
  print('\n  Ctrl-C 停止 stops\n\n')
  // Who supervises this process starts it again when it dies from now on.
  process.send?.('serving')
}

/** Says so before anything is started, instead of after half a minute of work. */
function provePortFree(config: Config): Promise<void> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(configurationError(portSentence(config, error.code), error)))
    probe.listen({ port: config.PORT, host: config.HOST, exclusive: true }, () => probe.close(() => resolve()))
  })
}

function portSentence({ PORT, HOST }: Config, code: string | undefined): string {
  if (code === 'EADDRINUSE')
    return `端口 ${PORT} 已被占用。PORT ${PORT} is in use on ${HOST}: stop the other program or set PORT to another number.`
  if (code === 'EACCES')
    return `没有权限使用端口 ${PORT}。PORT ${PORT} needs rights this user does not have: set PORT to a number above 1024.`
  return `无法在 ${HOST}:${PORT} 上监听。It is not possible to listen on HOST ${HOST}, PORT ${PORT} (${code ?? 'unknown reason'}).`
}

async function openDatabase(config: Config, tell: (text: string) => void): Promise<string> {
  if (config.DATABASE_URL) {
    tell(`DATABASE_URL, PostgreSQL ${await checkDatabase(config.DATABASE_URL)}`)
    return config.DATABASE_URL
  }
  const embedded = await startEmbedded({
    dataDir: config.DATA_DIR,
    onReturn: ({ pid, before }) =>
      print(`\n  数据库意外退出，已重新启动。The database had ended and was started again (process ${pid}, before ${before}).\n`),
  })
  stops.add(() => embedded.stop())
  tell(embedded.folder)
  if (embedded.isNew) tell('新建 new')
  if (embedded.isReused) tell('接管运行中的 taken over')
  return embedded.url
}

async function loadDemonstration(config: Config, url: string, tell: (text: string) => void): Promise<void> {
  if (config.NODE_ENV === 'production') return tell('生产环境不加载 never in production')
  // What loads needs two seconds to be read itself: a mall that has its demonstration starts without it.
  if (await hasDemo(url)) return tell('已加载 already loaded')
  const { code, output } = await runProgram(process.execPath, [join(root, 'tools', 'load-demo.ts')], {
    patienceMs: 300_000,
    env: { DATABASE_URL: url },
  })
  if (code !== 0) throw new Error(`The demonstration data could not be loaded:\n${output}`)
  const told: string[] = JSON.parse(output)
  for (const line of told) tell(line)
}

async function serve(config: Config, url: string): Promise<string> {
  const { startServer } = await import('../src/app/main.ts')
  const build: ServerBuild = await import(pathToFileURL(join(root, 'build', 'server', 'index.js')).href)
  const running = await startServer(config, url, build)
  stops.add(() => running.stop())
  return running.address
}

function accountTable(): string {
  const rows = demoAccounts.map((account) => `  ${account.name.padEnd(16)} ${account.phone}  ${account.zh} ${account.en}`)
  return `\n  演示账号 Demonstration accounts, 密码 password ${demoPassword}，支付密码 payment password ${demoPayPassword} (demo_buyer, demo_personal)\n${rows.join('\n')}\n`
}

const stops = stopsInOrder(print)
try {
  await start()
} catch (error) {
  if (!stops.isStopping()) await giveUp(error)
}

async function giveUp(error: unknown): Promise<void> {
  const isExpected = error instanceof BadConfig || isConfigurationError(error)
  process.stderr.write(
    `\n✗ ${isExpected ? error.message : `启动失败 The start failed: ${error instanceof Error ? error.stack : String(error)}`}\n`,
  )
  await stops.run(1)
}
