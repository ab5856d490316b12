// The first step of every npm script: `node tools/setup.mjs <script.ts> [arguments]`.
//
// It runs on whatever Node (>= 20) the machine has, without any dependency: it installs what is
// missing and then hands over to the Node version pinned in package.json, which runs TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { supervise } from './supervise.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.setup-stamp')
const oldestNode = 20
const oldestNpm = 10

/** Ends with one sentence on stderr and exit code 1. */
function refuse(sentence) {
  process.stderr.write(`\n✗ ${sentence}\n`)
  process.exit(1)
}

/** `npm` as a command line: the npm that runs us when there is one, otherwise the one on the PATH. */
function npmCommand() {
  const running = process.env['npm_execpath']
  if (running && /npm-cli\.c?js$/.test(running) && existsSync(running)) return [process.execPath, running]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

function checkMachine() {
  const node = process.versions.node
  if (Number(node.split('.')[0]) < oldestNode) {
    refuse(`需要 Node ${oldestNode} 或更高版本，当前是 ${node}。Node ${oldestNode} or newer is needed, this is ${node}.`)
  }
}

function checkNpm([command, ...first]) {
  const asked = spawnSync(command, [...first, '--version'], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  const version = (asked.stdout ?? '').trim()
  if (asked.status !== 0 || !/^\d+\./.test(version)) {
    refuse(`没有找到 npm，请安装 npm ${oldestNpm} 或更高版本。npm was not found: install npm ${oldestNpm} or newer.`)
  }
  if (Number(version.split('.')[0]) < oldestNpm) {
    refuse(`需要 npm ${oldestNpm} 或更高版本，当前是 ${version}。npm ${oldestNpm} or newer is needed, this is ${version}.`)
  }
}

const nodeProgram = () => join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The pinned Node answers with the version that package.json asks for. */
function pinnedNodeRuns() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node
  if (!existsSync(nodeProgram())) return false
  const asked = spawnSync(nodeProgram(), ['--version'], { encoding: 'utf8' })
  return asked.status === 0 && asked.stdout.trim() === `v${wanted}`
}

/** What the installed folder must agree with; another platform's folder (a copied clone) does not. */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return hash.update(`${process.platform}-${process.arch}`).digest('hex')
}

function needsInstall() {
  if (!existsSync(modules)) return true
  // A linked folder belongs to whoever made the link (several worktrees sharing one): never replace it.
  if (lstatSync(modules).isSymbolicLink()) return false
  return !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wantedStamp()
}

/** Prints that the installation is alive, every five seconds: npm itself is silent without a terminal. */
function heartbeat(started) {
  return setInterval(() => {
    const packages = existsSync(modules) ? readdirSync(modules).length : 0
    const seconds = Math.round((Date.now() - started) / 1000)
    process.stdout.write(`  … ${seconds} s, ${packages} 个包目录 package folders\n`)
  }, 5000)
}

function runNpm([command, ...first], args) {
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    const stop = (signal) => child.kill(signal)
    process.once('SIGINT', stop).once('SIGTERM', stop)
    child.on('error', () => resolve(1))
    child.on('exit', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      if (signal) process.exit(130)
      resolve(code ?? 1)
    })
  })
}

/**
 * `npm install --no-save` keeps to the lockfile's versions and checksums like `npm ci`, but does not stop when the
 * registry has no build of an optional package for a platform that is not ours, as mirrors often do not.
 * The machine's npm configuration may leave out development or optional packages or install scripts
 * (NODE_ENV=production, ignore-scripts, omit): the flags here win over it.
 */
const installFlags = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts=false',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
]

async function install(npm) {
  const started = Date.now()
  process.stdout.write('[1] 安装依赖 Installing packages \n')
  const beat = heartbeat(started)
  const code = await runNpm(npm, ['install', '--no-save', ...installFlags])
  if (code === 0 && !pinnedNodeRuns()) await runNpm(npm, ['rebuild', 'node', '--foreground-scripts', ...installFlags])
  clearInterval(beat)
  if (code !== 0) {
    rmSync(stampFile, { force: true })
    refuse(
      `安装依赖失败（见上）。npm install failed with code ${code}, see above; check the network and the registry, then run the same command again.`,
    )
  }
  writeFileSync(stampFile, wantedStamp())
  process.stdout.write(`    完成 done, ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

/**
 * What serves people has its heap bounded: V8 sizes one by the machine's memory otherwise, and collects late. With these two
 * the process stays below 350 MB instead of growing to 580 (decision 007). NODE_OPTIONS wins over them.
 */
const serverFlags = ['--max-old-space-size=256', '--max-semi-space-size=8']
/**
 * Each thread of pictures, compression and PostgreSQL answers would get an arena of the C library for itself, which
 * gives little back: with two of them a server under load takes some 50 MB less for the same processor time.
 */
const serverMemory = { MALLOC_ARENA_MAX: '2' }
const serves = (script) => script === 'tools/start.ts' || script.startsWith('bench/')

/** Runs the script with the pinned Node; signals go down, the exit code comes up. */
function handOver(args) {
  const bin = join(modules, '.bin')
  const limits = /max-(old|semi)-space/.test(process.env['NODE_OPTIONS'] ?? '') ? [] : serverFlags
  const flags = serves(args[0]) ? limits : []
  const env = {
    ...(serves(args[0]) ? serverMemory : {}),
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    ZB_LAUNCHER_PID: String(process.pid),
  }
  let isStopping = false
  let child
  const stop = (signal) => {
    isStopping = true
    child?.kill(signal)
  }
  const spawnOnce = () => {
    // Only a server says when it serves; to other programs a channel would mean that they are somebody's part.
    const stdio = args[0] === 'tools/start.ts' ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
    child = spawn(nodeProgram(), [...flags, ...args], { cwd: root, stdio, env })
    return child
  }
  // Ctrl-C in a terminal reaches the whole process group, so passing SIGINT on would deliver it twice.
  process.on('SIGINT', () => {
    isStopping = true
    if (!process.stdin.isTTY) child?.kill('SIGINT')
  })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  stopWithNpm(stop)
  const say = (text) => process.stderr.write(text)
  const ended = supervise({ spawnOnce, isStopping: () => isStopping, say })
  ended.then(
    ({ code, signal }) => process.exit(signal ? 128 + ({ SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1) : (code ?? 1)),
    (error) => refuse(`无法启动 ${nodeProgram()}：${error.message}`),
  )
}

/**
 * When the npm that started us is killed outright nobody forwards anything: notice it and stop. npm runs us through a
 * shell that outlives it, so on Linux the shell's parent is watched as well.
 */
function stopWithNpm(stop) {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  const npm = isShell(parent) ? parentOf(parent) : undefined
  const isOrphan = () => process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm)
  setInterval(() => {
    if (isOrphan()) stop('SIGTERM')
  }, 1000).unref()
}

function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

const isShell = (pid) => readProc(pid, 'cmdline').split('\0')[1] === '-c'
const parentOf = (pid) => /\) \S (\d+)/.exec(readProc(pid, 'stat'))?.[1]

async function main() {
  const args = process.argv.slice(2)
  if (args.length === 0) refuse('用法 Usage: node tools/setup.mjs <script.ts> [arguments]')
  checkMachine()
  if (needsInstall()) {
    const npm = npmCommand()
    checkNpm(npm)
    await install(npm)
  }
  if (!pinnedNodeRuns()) {
    refuse(
      '固定版本的 Node 没有装好：请运行 npm rebuild node --ignore-scripts=false，或删除 node_modules 后重试。' +
        ' The pinned Node is not in node_modules: run "npm rebuild node --ignore-scripts=false", or delete node_modules and try again.',
    )
  }
  handOver(args)
}

await main()
