import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { openPaymentChannels } from './payment-channels.ts'

const folder = mkdtempSync(join(tmpdir(), 'payment-channels-'))
afterAll(() => rmSync(folder, { recursive: true }))
const clock = { now: () => new Date() }
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyFile = join(folder, 'key.pem')
const publicFile = join(folder, 'public.pem')
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }))

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/x',
  APP_SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://mall.example',
}
const alipay = {
  ALIPAY_APP_ID: '2021',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY_FILE: keyFile,
  ALIPAY_PUBLIC_KEY_FILE: publicFile,
}
const wechat = {
  WECHATPAY_APP_ID: 'wx1',
  WECHATPAY_MCH_ID: '1900000001',
  WECHATPAY_MERCHANT_SERIAL: 'M1',
  WECHATPAY_PRIVATE_KEY_FILE: keyFile,
  WECHATPAY_PLATFORM_KEYS: `PUB_KEY_ID_1=${publicFile},PUB_KEY_ID_2=${publicFile}`,
  WECHATPAY_API_V3_KEY: 'k'.repeat(32),
}
const open = (env: Record<string, string>) =>
  openPaymentChannels(readConfig({ DATA_DIR: folder, ...env }), clock, 's'.repeat(32), 'https://mall.example')

test('with nothing configured the local gateways stand in and say so', async () => {
  const channels = open({})
  expect([...channels.deps.gateways.keys()]).toEqual(['wechat', 'alipay'])
  expect(channels.deps.demonstration).toBe(true)
  expect((await channels.deps.transferAccount())?.accountName).toContain('演示')
  channels.close()
})

test('production never falls back to them: what is not configured is off', async () => {
  const channels = open(production)
  expect([...channels.deps.gateways.keys()]).toEqual([])
  expect(channels.localGateways).toBeNull()
  expect(channels.deps.demonstration).toBe(false)
  expect(await channels.deps.transferAccount()).toBeNull()
})

test('real channels replace the local gateways and are notified at the public address', () => {
  const channels = open({ ...production, ...wechat, ...alipay })
  expect([...channels.deps.gateways.keys()]).toEqual(['wechat', 'alipay'])
  expect(channels.localGateways).toBeNull()
  expect(channels.deps.notifyBaseUrl).toBe('https://mall.example')
})

test('a channel that is configured by half, or with an unreadable key, is one clear sentence', () => {
  expect(() => open({ WECHATPAY_APP_ID: 'wx1' })).toThrow(/WECHATPAY_APP_ID is set, so WECHATPAY_MCH_ID, .* must be set too/)
  expect(() => open({ TRANSFER_ACCOUNT_NO: '1' })).toThrow(/TRANSFER_ACCOUNT_NAME, TRANSFER_ACCOUNT_BANK must be set too/)
  expect(() => open({ ...alipay, ALIPAY_PUBLIC_KEY_FILE: '/nowhere' })).toThrow(
    /ALIPAY_PUBLIC_KEY_FILE: \/nowhere holds no readable RSA key/,
  )
  expect(() => open({ ...alipay, ALIPAY_SELLER_ID: '1' })).toThrow(/ALIPAY_SELLER_ID must be 16 digits/)
})

test('a wrong secret is named but never printed', () => {
  expect(() => readConfig({ WECHATPAY_API_V3_KEY: 'too-short-secret' })).toThrow(
    /WECHATPAY_API_V3_KEY must have 32 characters \(got another value\)/,
  )
})
