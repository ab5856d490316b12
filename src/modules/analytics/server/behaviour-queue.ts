import { execute, type Transaction } from '../../../kernel/database/transaction.ts'
import type { AppContext } from '../../../api/handler.ts'
import { addSums } from './figures/add-sums.ts'
import { accountsRefusingConsent } from '../../identity/server/public.ts'

export type BehaviourRow = {
  readonly at: Date
  readonly kind: 'behaviour' | 'event' | 'city' | 'basket'
  readonly type: string
  readonly memberId: number | null
  readonly device: string
  readonly goodsId: number | null
  /** The SKU that was looked at, whose goods are then `goodsId`. */
  readonly skuId: number | null
  readonly storeId: number | null
  readonly cityCode: string
  readonly path: string
}

/** Takes records without making anybody wait. */
export type BehaviourQueue = {
  /** False when the queue is full and the record is lost. */
  readonly add: (app: AppContext, row: BehaviourRow) => boolean
  /** Writes what waits; for the stop of the process and for tests. */
  readonly flush: () => Promise<void>
}

// A view of goods is a view of their store; what was put into a cart is counted in the same way. The sums per day are written with the records, so neither counts what the other lost.
const insert = {
  name: 'insight.behaviourInsert',
  text: `WITH written AS (
           INSERT INTO behaviour_record (at, kind, type, member_id, device, goods_id, sku_id, store_id, city_code, path)
           SELECT r.at, r.kind, r.type, r.member_id, r.device, coalesce(s.goods_id, r.goods_id), s.product_id, r.store_id, r.city_code, r.path
           FROM unnest($1::timestamptz[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[], $10::text[])
             AS r (at, kind, type, member_id, device, goods_id, sku_id, store_id, city_code, path) LEFT JOIN sku s ON s.product_id = r.sku_id
           RETURNING at, kind, type, goods_id, store_id),
         ${addSums(`SELECT t.scope, CASE t.scope WHEN 'mall' THEN 0 WHEN 'goods' THEN w.goods_id ELSE s.store_id END AS owner_id, (w.at AT TIME ZONE 'Asia/Shanghai')::date AS day,
           CASE w.kind WHEN 'basket' THEN 'carted' ELSE 'viewed' END AS figure, count(*) AS cases, count(w.goods_id) AS hits, 0::numeric AS value, 0::numeric AS grams
         FROM written w LEFT JOIN goods g USING (goods_id) JOIN store s ON s.store_id = coalesce(g.store_id, w.store_id)
         CROSS JOIN (VALUES ('store'), ('mall'), ('goods')) AS t (scope)
         WHERE ((w.kind = 'behaviour' AND w.type = 'view') OR w.kind = 'basket') AND (t.scope <> 'goods' OR g.goods_id IS NOT NULL) GROUP BY 1, 2, 3, 4`)}`,
}

async function write(tx: Transaction, noted: readonly BehaviourRow[]): Promise<void> {
  const members = [...new Set(noted.flatMap((row) => row.memberId ?? []))]
  const refusers = members.length > 0 ? await accountsRefusingConsent(tx, members, 'personalised') : new Set<number>()
  // Who withdrew their consent is counted, and neither the person nor the device can be told from it.
  const waiting = noted.map((row) => (row.memberId !== null && refusers.has(row.memberId) ? { ...row, memberId: null, device: '' } : row))
  const column = <Key extends keyof BehaviourRow>(key: Key) => waiting.map((row) => row[key])
  await execute(tx, insert, [
    column('at'),
    column('kind'),
    column('type'),
    column('memberId'),
    column('device'),
    column('goodsId'),
    column('skuId'),
    column('storeId'),
    column('cityCode'),
    column('path'),
  ])
}

export type BehaviourLoss = { readonly rows: number; readonly reason: 'full' | 'failed'; readonly error?: unknown }

/** Says what is lost, at most once a minute, so that a database that is away fills no log. */
function lossReport(onLoss: (loss: BehaviourLoss) => void) {
  let [waiting, toldAt] = [0, -Infinity]
  return (rows: number, reason: BehaviourLoss['reason'], error?: unknown) => {
    waiting += rows
    const now = performance.now()
    if (now - toldAt < 60_000) return
    onLoss({ rows: waiting, reason, ...(error === undefined ? {} : { error }) })
    waiting = 0
    toldAt = now
  }
}

/** Makes the queue: written together every `everyMs`, at most `most` waiting; a database that is away loses records, not requests, and `onLoss` is told. */
type Options = { readonly most?: number; readonly everyMs?: number; readonly onLoss?: (loss: BehaviourLoss) => void }

export function behaviourQueue({ most = 2000, everyMs = 1000, onLoss = () => undefined }: Options = {}): BehaviourQueue {
  const lost = lossReport(onLoss)
  let waiting: { readonly house: AppContext; readonly row: BehaviourRow }[] = []
  let timer: NodeJS.Timeout | null = null
  const flush = async () => {
    if (timer) clearTimeout(timer)
    timer = null
    const [first] = waiting
    const batch = waiting.map((one) => one.row)
    waiting = []
    if (first) await first.house.inTransaction((tx) => write(tx, batch)).catch((error: unknown) => lost(batch.length, 'failed', error))
  }
  return {
    flush,
    add: (app, row) => {
      if (waiting.length >= most) {
        lost(1, 'full')
        return false
      }
      waiting.push({ house: app, row })
      // Statistics never keep a process alive.
      timer ??= setTimeout(() => void flush(), everyMs).unref()
      return true
    },
  }
}
