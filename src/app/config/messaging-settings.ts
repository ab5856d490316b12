import { z } from 'zod'
import { capturedMail } from '../../adapters/mail/captured-mail.ts'
import { smtpMail } from '../../adapters/mail/smtp-mail.ts'
import type { Capture } from '../../adapters/outbox-capture/capture.ts'
import { alibabaSms } from '../../adapters/sms/alibaba-sms.ts'
import { capturedSms } from '../../adapters/sms/captured-sms.ts'
import { tencentSms } from '../../adapters/sms/tencent-sms.ts'
import { type MailSender, type SmsSender } from '../../modules/identity/server/public.ts'

const text = z.string().min(1).optional()

/** Environment variables of text messages and mail. */
export const messagingSettings = {
  SMS_PROVIDER: z.enum(['alibaba', 'tencent']).optional(),
  SMS_KEY_ID: text,
  SMS_KEY_SECRET: text,
  /** The signature that the provider reviewed, without brackets. */
  SMS_SIGN_NAME: text,
  /** The provider's numbers of the templates for codes and for invitations of sub-accounts. */
  SMS_CODE_TEMPLATE: text,
  SMS_INVITATION_TEMPLATE: text,
  /** The template for suppliers without an account: its facts are company, happening, number and link. */
  SMS_QUOTATION_TEMPLATE: text,
  /** Tencent Cloud only. */
  SMS_APP_ID: text,
  SMS_REGION: z
    .string()
    .regex(/^[a-z]{2}-[a-z]+$/)
    .default('ap-guangzhou'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@\r\n]+@[^@\r\n]+$/)
    .optional(),
  /** The official account on WeChat: its id, its secret and the token that signs its pushes. */
  WECHAT_OFFICIAL_APP_ID: text,
  WECHAT_OFFICIAL_SECRET: z.string().min(16).optional(),
  WECHAT_OFFICIAL_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9]{3,32}$/)
    .optional(),
  /** Its EncodingAESKey where its pushes are sealed (security mode). */
  WECHAT_OFFICIAL_AES_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}$/)
    .optional(),
  /** Its template with a title and a text, for events that have none of their own. */
  WECHAT_OFFICIAL_TEMPLATE: text,
}
const shape = z.object(messagingSettings)
type Settings = z.output<typeof shape>

export const messagingSettingsExplained: Readonly<Record<string, string>> = {
  SMS_PROVIDER: 'SMS_PROVIDER must be alibaba or tencent',
  SMS_REGION: 'SMS_REGION must be a region of Tencent Cloud such as ap-guangzhou',
  SMTP_URL: 'SMTP_URL must begin with smtp:// or smtps://',
  WECHAT_OFFICIAL_SECRET: 'WECHAT_OFFICIAL_SECRET must be the secret of the official account, at least 16 characters',
  WECHAT_OFFICIAL_TOKEN: 'WECHAT_OFFICIAL_TOKEN must have 3 to 32 letters and digits, as at WeChat',
  WECHAT_OFFICIAL_AES_KEY: 'WECHAT_OFFICIAL_AES_KEY must be the 43 letters of the EncodingAESKey, as at WeChat',
  MAIL_FROM: 'MAIL_FROM must be an address, or a name with an address in angle brackets',
}

const always = ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_CODE_TEMPLATE', 'SMS_INVITATION_TEMPLATE'] as const

const officialNames = ['WECHAT_OFFICIAL_APP_ID', 'WECHAT_OFFICIAL_SECRET', 'WECHAT_OFFICIAL_TOKEN'] as const

/** A provider is configured whole or not at all; the sentence names what is missing. Null when all is well. */
export function incompleteMessaging(config: Settings): string | null {
  const needed = config.SMS_PROVIDER === 'tencent' ? ([...always, 'SMS_APP_ID'] as const) : always
  const missing = config.SMS_PROVIDER ? needed.filter((name) => !config[name]) : []
  if (missing.length > 0) return `SMS_PROVIDER is set, so ${missing.join(', ')} must be set too.`
  if (!config.SMS_PROVIDER && needed.some((name) => config[name])) return 'SMS_PROVIDER must say whose the other SMS variables are.'
  const official = officialNames.filter((name) => !config[name])
  if (official.length > 0 && (official.length < officialNames.length || config.WECHAT_OFFICIAL_TEMPLATE || config.WECHAT_OFFICIAL_AES_KEY))
    return `The official account on WeChat is configured whole or not at all: ${official.join(', ')} must be set too.`
  if (!config.SMTP_URL === !config.MAIL_FROM) return null
  return config.SMTP_URL ? 'SMTP_URL is set, so MAIL_FROM must be set too.' : 'MAIL_FROM is set, so SMTP_URL must be set too.'
}

/** The ways out of this installation: the configured provider, otherwise the stand-in, and in production nothing. */
export function openMessaging(
  config: Settings,
  capture: Capture | null,
): { readonly sms: SmsSender | null; readonly mail: MailSender | null } {
  return { sms: smsOf(config) ?? (capture && capturedSms(capture)), mail: mailOf(config) ?? (capture && capturedMail(capture)) }
}

function smsOf(config: Settings): SmsSender | null {
  if (!config.SMS_PROVIDER) return null
  const account = {
    keyId: config.SMS_KEY_ID ?? '',
    keySecret: config.SMS_KEY_SECRET ?? '',
    signName: config.SMS_SIGN_NAME ?? '',
    templates: {
      code: config.SMS_CODE_TEMPLATE ?? '',
      invitation: config.SMS_INVITATION_TEMPLATE ?? '',
      quotation: config.SMS_QUOTATION_TEMPLATE ?? '',
    },
  }
  return config.SMS_PROVIDER === 'alibaba'
    ? alibabaSms(account)
    : tencentSms({ ...account, appId: config.SMS_APP_ID ?? '', region: config.SMS_REGION })
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: Settings): MailSender | null {
  if (!url || !from) return null
  return smtpMail({ url, from, requireTls: !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname) })
}
