import { z } from 'zod'
import { carrierTraceSettings, carrierTraceSettingsExplained, incompleteCarrierTrace } from './carrier-trace-settings.ts'
import { einvoiceSettings, einvoiceSettingsExplained, incompleteEinvoice } from './einvoice-settings.ts'
import { incompleteMessaging, messagingSettings, messagingSettingsExplained } from './messaging-settings.ts'
import { incompleteLanguageModel, languageModelSettings, languageModelSettingsExplained } from './language-model-settings.ts'
import { personalKeysShape, wrongPersonalKeys } from './personal-keys-shape.ts'
import { incompleteChannel, paymentSettings, paymentSettingsExplained } from './payment-settings.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')

const address = /^(?=.*[.:])[0-9a-f.:]+(\/\d{1,3})?$/i

const isTrustedProxies = (text: string) => /^(\d|true|false)$/.test(text) || networksIn(text).every((network) => address.test(network))

const networksIn = (text: string) => text.split(',').map((one) => one.trim())

/**
 * Whose forwarded headers are believed: those of a number of hops counted from the socket, or of addresses and networks
 * (CIDR). Never everybody's: a client could then name its own address.
 */
function trustedProxies(text: string): string[] | ((address: string, hop: number) => boolean) {
  if (!/^(\d|true|false)$/.test(text)) return networksIn(text)
  const hops = text === 'true' ? 1 : text === 'false' ? 0 : Number(text)
  return (_address, hop) => hop < hops
}

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z
    .string()
    .regex(/^[0-9]{1,5}$/)
    .default('3000')
    .transform(Number)
    .pipe(z.number().int().min(1).max(65535)),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** The address under which people reach the mall; needed in production for links, cookies and gateways. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Keys of the house: HMAC of codes and tokens. At least 32 characters; made per data folder outside production. */
  APP_SECRET: z.string().min(32).optional(),
  /** Mixed into password hashes. Never change it afterwards: hashes made with it match nothing else. */
  PASSWORD_PEPPER: z.string().min(32).optional(),
  /** Keys of sealed ID and account numbers, `name:secret` with commas; the first seals, the others only open. */
  PERSONAL_KEYS: z.string().regex(personalKeysShape).optional(),
  /** The secret of the WeChat open platform's app; its id is the setting login_wx_pc_appid. */
  WECHAT_OPEN_SECRET: z.string().min(16).optional(),
  TRUST_PROXY: z.string().refine(isTrustedProxies).default('0').transform(trustedProxies),
  /** 0 takes the limits per address away, for load tests on this machine. */
  RATE_LIMITS: flag.default(true),
  /** Pages that one address may have rendered in a minute; kept ones are not counted. */
  PAGES_PER_MINUTE: z
    .string()
    .regex(/^[1-9][0-9]{0,6}$/)
    .default('600')
    .transform(Number),
  /** How long a process that stops still takes requests after /readyz said no; without it 5 s in production, otherwise none. */
  STOP_PAUSE_MS: z
    .string()
    .regex(/^[0-9]{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(15_000))
    .optional(),
  /** The reference of all calls at /docs; without it closed in production. */
  API_REFERENCE: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** Connections of the application's and of the visitors' pool. */
  POOL_SIZE: z
    .string()
    .regex(/^[0-9]{1,3}$/)
    .default('16')
    .transform(Number),
  ...paymentSettings,
  ...messagingSettings,
  ...einvoiceSettings,
  ...carrierTraceSettings,
  ...languageModelSettings,
})

export type Config = z.output<typeof schema>

const explained: Readonly<Record<string, string>> = {
  NODE_ENV: 'NODE_ENV must be development, production or test',
  PORT: 'PORT must be a number from 1 to 65535',
  HOST: 'HOST must be the address to listen on',
  DATABASE_URL: 'DATABASE_URL must begin with postgres:// or postgresql://',
  DATA_DIR: 'DATA_DIR must be a folder',
  PUBLIC_URL: 'PUBLIC_URL must be an http(s) address',
  APP_SECRET: 'APP_SECRET must have at least 32 characters',
  PASSWORD_PEPPER: 'PASSWORD_PEPPER must have at least 32 characters',
  PERSONAL_KEYS:
    'PERSONAL_KEYS must be name:secret pairs with commas between them, names of small letters and digits, secrets of at least 32 characters',
  WECHAT_OPEN_SECRET: 'WECHAT_OPEN_SECRET must be the secret of the app, at least 16 characters',
  TRUST_PROXY: 'TRUST_PROXY must be 0, the number of proxies in front (1 to 9), or their addresses or networks with commas',
  RATE_LIMITS: 'RATE_LIMITS must be 0 or 1',
  PAGES_PER_MINUTE: 'PAGES_PER_MINUTE must be a number of pages, at least 1',
  STOP_PAUSE_MS: 'STOP_PAUSE_MS must be a number of milliseconds, at most 15000',
  API_REFERENCE: 'API_REFERENCE must be 0 or 1',
  LOG_LEVEL: 'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
  POOL_SIZE: 'POOL_SIZE must be a number of connections',
  ...paymentSettingsExplained,
  ...messagingSettingsExplained,
  ...einvoiceSettingsExplained,
  ...carrierTraceSettingsExplained,
  ...languageModelSettingsExplained,
}

/** Bad configuration: its message is the one sentence for the person who started the process. */
export class BadConfig extends Error {}

/** Reads the configuration from the environment. Throws BadConfig with one clear sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '')
    throw new BadConfig(`${explained[name] ?? name} (got ${shown(name, env[name])}).`)
  }
  const incomplete =
    incompleteChannel(parsed.data) ??
    incompleteMessaging(parsed.data) ??
    incompleteEinvoice(parsed.data) ??
    incompleteCarrierTrace(parsed.data) ??
    incompleteLanguageModel(parsed.data) ??
    wrongPersonalKeys(parsed.data.PERSONAL_KEYS)
  if (incomplete) throw new BadConfig(incomplete)
  if (parsed.data.NODE_ENV === 'production') refuseDemonstration(parsed.data)
  return parsed.data
}

/** A wrong secret is never printed. */
function shown(name: string, value: string | undefined): string {
  return /SECRET|PEPPER|_KEYS?$|_TOKEN$|SMTP_URL/.test(name) ? 'another value' : JSON.stringify(value)
}

/** In production nothing stands in for the real thing (reliability R-OPS). */
function refuseDemonstration(config: Config): void {
  if (!config.DATABASE_URL) throw new BadConfig('Production needs DATABASE_URL: the embedded database is for demonstration.')
  if (!config.APP_SECRET) throw new BadConfig('Production needs APP_SECRET of at least 32 characters.')
  if (!config.PUBLIC_URL?.startsWith('https://')) throw new BadConfig('Production needs PUBLIC_URL with https.')
  if (!config.RATE_LIMITS) throw new BadConfig('Production needs its rate limits: RATE_LIMITS=0 is for load tests.')
}
