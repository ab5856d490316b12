import type { FastifyInstance } from 'fastify'
import type { Clock, Day } from '../../../kernel/time/clock.ts'
import { billEntries, type BillFault } from '../local-gateway/bill-entries.ts'
import { cashierRoutes } from '../local-gateway/cashier-routes.ts'
import { controlRoutes } from '../local-gateway/control-routes.ts'
import { startCourier, type Courier } from '../local-gateway/courier.ts'
import { openGatewayDatabase } from '../local-gateway/gateway-database.ts'
import { ledgerSums } from '../local-gateway/ledger.ts'
import { payTrade, recentTrades, type LocalTrade } from '../local-gateway/trade-record.ts'
import { alipayApi } from './alipay-api.ts'
import { localAlipayAccount, type LocalAlipayAccount } from './alipay-account.ts'
import { alipayFaults, composeAlipayNotification, type AlipayFault } from './alipay-notifications.ts'

/** Seconds between deliveries as Alipay publishes them: 4 m, 10 m, 10 m, 1 h, 2 h, 6 h, 15 h. */
export const alipayIntervalsSeconds = [240, 600, 600, 3600, 7200, 21_600, 54_000]

export type LocalAlipayOptions = {
  /** Where the gateway keeps its record and keys; `:memory:` in tests. */
  readonly file: string
  readonly nodeEnv: string | undefined
  readonly clock: Clock
  readonly intervalsSeconds?: readonly number[]
}

export type LocalAlipay = {
  readonly account: LocalAlipayAccount
  /** Fastify plugin; mount it under `/dev/alipay`. */
  readonly plugin: (app: FastifyInstance) => Promise<void>
  readonly courier: Courier<AlipayFault>
  /** Pays as the person at the cashier page would. */
  readonly pay: (outTradeNo: string) => boolean
  /** Makes the bills that are fetched from now on wrong. */
  readonly alterBill: (fault: BillFault) => void
  readonly trades: (most: number) => LocalTrade[]
  readonly ledger: () => { merchantFen: bigint; allFen: bigint }
  readonly close: () => void
}

/** An Alipay of our own: page pay and the trade calls, RSA2 on both sides, its own double-entry record. Throws in production. */
export function openLocalAlipay(options: LocalAlipayOptions): LocalAlipay {
  const { clock } = options
  const database = openGatewayDatabase(options.file, options.nodeEnv)
  const account = localAlipayAccount(database)
  const courier = startCourier<AlipayFault>({
    database,
    clock,
    intervalsSeconds: options.intervalsSeconds ?? alipayIntervalsSeconds,
    compose: (delivery, fault) => composeAlipayNotification({ account, database, clock }, delivery, fault),
    taken: (status, body) => status === 200 && body === 'success',
  })
  let alter: BillFault = (entries) => entries
  const bill = (day: Day) => alter(billEntries(database, day))
  const plugin = async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 65_536 }, (_request, body, done) => done(null, body))
    alipayApi(app, { account, database, clock, bill })
    cashierRoutes(app, { channel: 'alipay', database, clock })
    controlRoutes(app, courier, alipayFaults)
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
