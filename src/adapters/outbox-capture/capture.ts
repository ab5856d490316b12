import { configurationError } from '../../kernel/failure/configuration-error.ts'
import { execute, rows, type Reader, type InTransaction } from '../../kernel/database/transaction.ts'

export type CapturedMessage = {
  readonly channel: 'sms' | 'mail' | 'payment' | 'wechat'
  readonly receiver: string
  readonly subject: string
  readonly body: string
}
export type StoredMessage = CapturedMessage & { readonly id: number; readonly at: Date }

/** A payment at a local gateway. `amount` is yuan with two decimals, `cashier` the path where a person may pay it. */
export type CapturedPayment = {
  readonly channel: 'wechat' | 'alipay'
  readonly number: string
  readonly amount: string
  readonly description: string
  readonly state: 'waiting' | 'paid' | 'closed'
  readonly paidAt: Date | null
  readonly cashier: string
}

/** Keeps what would have left the house, so that a demonstration can read it. */
export type Capture = {
  readonly keep: (message: CapturedMessage) => Promise<void>
  /** The newest first, at most `most`; only those for one receiver when given. */
  readonly list: (most: number, receiver?: string) => Promise<StoredMessage[]>
}

const insert = { name: 'capture.keep', text: `INSERT INTO captured_message (channel, receiver, subject, body) VALUES ($1,$2,$3,$4)` }
const select = {
  name: 'capture.list',
  text: `SELECT id, at, channel, receiver, subject, body FROM captured_message WHERE $2::text IS NULL OR receiver = $2 ORDER BY id DESC LIMIT $1`,
}

/** The stand-in for providers that are not configured. Refuses to exist in production. */
export function openCapture(house: { read: Reader; inTransaction: InTransaction }, nodeEnv: string): Capture {
  if (nodeEnv === 'production')
    throw configurationError(
      '生产环境不能使用演示收件箱。The capture of messages is for demonstration and refuses production: configure a provider.',
    )
  return {
    keep: async (message) => {
      await house.inTransaction((tx) => execute(tx, insert, [message.channel, message.receiver, message.subject, message.body]))
    },
    list: (most, receiver) => rows<StoredMessage>(house.read, select, [most, receiver ?? null]),
  }
}
