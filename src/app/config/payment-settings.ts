import { z } from 'zod'

const text = z.string().min(1).optional()

/** Environment variables of the payment channels. Keys are files, so that no secret stands in an environment listing. */
export const paymentSettings = {
  WECHATPAY_APP_ID: text,
  WECHATPAY_MCH_ID: text,
  /** Serial number of the merchant's API certificate. */
  WECHATPAY_MERCHANT_SERIAL: text,
  WECHATPAY_PRIVATE_KEY_FILE: text,
  /** `SERIAL=file,SERIAL=file`: the keys that WeChat Pay signs with; two during a rotation. */
  WECHATPAY_PLATFORM_KEYS: z
    .string()
    .regex(/^[\w]+=[^,=]+(,[\w]+=[^,=]+)*$/)
    .optional(),
  WECHATPAY_API_V3_KEY: z.string().length(32).optional(),
  ALIPAY_APP_ID: text,
  /** Our user number at Alipay (2088…). */
  ALIPAY_SELLER_ID: z
    .string()
    .regex(/^2088\d{12}$/)
    .optional(),
  ALIPAY_PRIVATE_KEY_FILE: text,
  ALIPAY_PUBLIC_KEY_FILE: text,
  /** The account that buyers transfer to. */
  TRANSFER_ACCOUNT_NAME: text,
  TRANSFER_ACCOUNT_BANK: text,
  TRANSFER_ACCOUNT_NO: text,
}

export const paymentSettingsExplained: Readonly<Record<string, string>> = {
  WECHATPAY_PLATFORM_KEYS: 'WECHATPAY_PLATFORM_KEYS must be SERIAL=file, several separated by commas',
  WECHATPAY_API_V3_KEY: 'WECHATPAY_API_V3_KEY must have 32 characters',
  ALIPAY_SELLER_ID: 'ALIPAY_SELLER_ID must be 16 digits that begin with 2088',
}

const groups = [
  [
    'WECHATPAY_APP_ID',
    'WECHATPAY_MCH_ID',
    'WECHATPAY_MERCHANT_SERIAL',
    'WECHATPAY_PRIVATE_KEY_FILE',
    'WECHATPAY_PLATFORM_KEYS',
    'WECHATPAY_API_V3_KEY',
  ],
  ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY_FILE', 'ALIPAY_PUBLIC_KEY_FILE'],
  ['TRANSFER_ACCOUNT_NAME', 'TRANSFER_ACCOUNT_BANK', 'TRANSFER_ACCOUNT_NO'],
] as const

/** A channel is configured whole or not at all; the sentence names what is missing. Null when all is well. */
export function incompleteChannel(config: Readonly<Record<string, unknown>>): string | null {
  for (const group of groups) {
    const missing = group.filter((name) => !config[name])
    if (missing.length > 0 && missing.length < group.length)
      return `${group.find((name) => config[name]) ?? ''} is set, so ${missing.join(', ')} must be set too.`
  }
  return null
}
