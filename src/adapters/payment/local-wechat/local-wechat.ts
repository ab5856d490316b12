import type { FastifyInstance } from 'fastify'
import type { Clock, Day } from '../../../kernel/time/clock.ts'
import { billEntries, type BillFault } from '../local-gateway/bill-entries.ts'
import { cashierRoutes } from '../local-gateway/cashier-routes.ts'
import { controlRoutes } from '../local-gateway/control-routes.ts'
import { startCourier, type Courier } from '../local-gateway/courier.ts'
import { openGatewayDatabase } from '../local-gateway/gateway-database.ts'
import { ledgerSums } from '../local-gateway/ledger.ts'
import { payTrade, recentTrades, type LocalTrade } from '../local-gateway/trade-record.ts'
import { wechatApi } from './wechat-api.ts'
import { localWechatAccount, type LocalWechatAccount } from './wechat-account.ts'
import { composeWechatNotification, wechatFaults, type WechatFault } from './wechat-notifications.ts'

/** Seconds between deliveries as WeChat Pay publishes them: about 24 h 4 min in all. */
export const wechatIntervalsSeconds = [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10_800, 10_800, 10_800, 21_600, 21_600]

export type LocalWechatOptions = {
  /** Where the gateway keeps its record and keys; `:memory:` in tests. */
  readonly file: string
  readonly nodeEnv: string | undefined
  readonly clock: Clock
  /** Address of the mounted plugin as a browser reaches it, known once the server listens. */
  readonly cashierBaseUrl: () => string
  readonly intervalsSeconds?: readonly number[]
}

export type LocalWechat = {
  readonly account: LocalWechatAccount
  /** Fastify plugin; mount it under `/dev/wechatpay`. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  readonly courier: Courier<WechatFault>
  /** Pays as the person at the cashier page would. */
  readonly pay: (outTradeNo: string) => boolean
  /** Makes the bills that are fetched from now on wrong. */
  readonly alterBill: (fault: BillFault) => void
  readonly trades: (most: number) => LocalTrade[]
  readonly ledger: () => { merchantFen: bigint; allFen: bigint }
  readonly close: () => void
}

/** A WeChat Pay of our own: the published v3 protocol, its own keys, its own double-entry record. Throws in production. */
export function openLocalWechat(options: LocalWechatOptions): LocalWechat {
  const { clock } = options
  const database = openGatewayDatabase(options.file, options.nodeEnv)
  const account = localWechatAccount(database)
  const courier = startCourier<WechatFault>({
    database,
    clock,
    intervalsSeconds: options.intervalsSeconds ?? wechatIntervalsSeconds,
    compose: (delivery, fault) => composeWechatNotification({ account, database, clock }, delivery, fault),
    taken: (status) => status >= 200 && status < 300,
  })
  let alter: BillFault = (entries) => entries
  const bill = (day: Day) => alter(billEntries(database, day))
  const plugin = async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 65_536 }, (_request, body, done) => done(null, body))
    wechatApi(app, { account, database, clock, bill, cashierBaseUrl: options.cashierBaseUrl })
    cashierRoutes(app, { channel: 'wechat', database, clock })
    controlRoutes(app, courier, wechatFaults)
  }
  const close = () => {
    courier.stop()
    database.close()
  }
  return {
    account,
    plugin,
    courier,
    pay: (number) => payTrade(database, number, clock.now()),
    alterBill: (fault) => {
      alter = fault
    },
    trades: (most) => recentTrades(database, most),
    ledger: () => ledgerSums(database),
    close,
  }
}
