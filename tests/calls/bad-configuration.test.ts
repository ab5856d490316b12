import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Starts the product with `env` and nothing else of ours; resolves with what it said when it ended. */
function startWith(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['tools/start.ts'], { cwd: root, env: { PATH: process.env['PATH'], ...env } })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, said: said.trim() }))
  })
}

const secret = 'a secret of at least 32 characters, and more'

const bad: readonly (readonly [what: string, env: Readonly<Record<string, string>>, sentence: RegExp])[] = [
  ['a PORT that is no number', { PORT: 'abc' }, /PORT must be a number from 1 to 65535/],
  ['a PORT out of range', { PORT: '70000' }, /PORT must be a number from 1 to 65535/],
  ['a HOST that is not ours', { HOST: '192.0.2.1', PORT: '39871' }, /not possible to listen on HOST 192\.0\.2\.1/],
  ['a DATABASE_URL of another kind', { DATABASE_URL: 'mysql://x' }, /DATABASE_URL must begin with postgres/],
  [
    'a DATABASE_URL where nothing listens',
    { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x', PORT: '39872' },
    /\(127\.0\.0\.1:1\/x\) cannot be used: nothing listens there/,
  ],
  ['a DATA_DIR that cannot be made', { DATA_DIR: '/proc/nowhere', PORT: '39873' }, /data folder \/proc\/nowhere cannot be written/],
  ['production on the embedded database', { NODE_ENV: 'production' }, /Production needs DATABASE_URL/],
  ['production without a secret', { NODE_ENV: 'production', DATABASE_URL: 'postgres://u@127.0.0.1:1/x' }, /Production needs APP_SECRET/],
  [
    'production without its address',
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://u@127.0.0.1:1/x', APP_SECRET: secret },
    /Production needs PUBLIC_URL/,
  ],
  [
    'a provider of texts without its keys',
    { SMS_PROVIDER: 'tencent', SMS_KEY_ID: 'x' },
    /SMS_PROVIDER is set, so SMS_KEY_SECRET, .*SMS_APP_ID/,
  ],
  ['keys of no provider', { SMS_SIGN_NAME: 'x' }, /SMS_PROVIDER must say whose/],
  [
    'an official account without its token',
    { WECHAT_OFFICIAL_APP_ID: 'wx1', WECHAT_OFFICIAL_SECRET: 'hidden-hidden-hidden' },
    /WECHAT_OFFICIAL_TOKEN must be set too/,
  ],
  ['a mail server without a sender', { SMTP_URL: 'smtps://u:hidden@mail.example' }, /SMTP_URL is set, so MAIL_FROM must be set too/],
  ['an SMTP_URL of another kind', { SMTP_URL: 'https://u:hidden@mail.example', MAIL_FROM: 'a@b.cn' }, /SMTP_URL must begin with smtp/],
]

test.for(bad)('%s ends the start with one sentence and a code other than 0', async ([, env, sentence]) => {
  const { code, said } = await startWith(env)
  expect(code).toBe(1)
  expect(said).toMatch(sentence)
  expect(said.split('\n')).toHaveLength(1)
  expect(said).not.toContain('hidden')
})

test('a PORT in use ends the start before anything else is started', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const { code, said } = await startWith({ PORT: String(port) })
  server.close()
  expect(code).toBe(1)
  expect(said).toMatch(new RegExp(`PORT ${port} is in use`))
})
