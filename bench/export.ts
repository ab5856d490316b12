import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../src/adapters/postgres/embedded.ts'
import { buyerHeader, firstBuyer, someBuyers } from './buyers.ts'
import { openConnection, type Connection } from './client.ts'
import { forgetPeakOf, memoryOf, startScript, stopScript } from './processes.ts'

// npm run bench:export -- [--orders 5000] [--messages 20000] [--files 2000]: how long the copy of one member's data takes and what
// the server needs for it. Promised are 10 minutes.
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '5000' },
    messages: { type: 'string', default: '20000' },
    files: { type: 'string', default: '2000' },
  },
})
const [orders, messages, files] = [Number(values.orders), Number(values.messages), Number(values.files)]
const fileBytes = 150 * 1024
const dataDir = join(import.meta.dirname, '..', '.data', 'bench')
const member = firstBuyer

/** A member's past, written straight into the tables: what matters is how much there is. */
const past = `
  DELETE FROM data_export WHERE member_id = ${member};
  INSERT INTO pay_order (pay_sn, member_id, state, pay_method, total, pay_due_at, created_at)
    SELECT 'EXP-P' || n, ${member}, 'CLOSED', 'ONLINE', 100, now(), now() FROM generate_series(1, ${orders}) n ON CONFLICT DO NOTHING;
  INSERT INTO orders (order_sn, pay_order_id, member_id, buyer_name, store_id, store_name, store_name_en, state, delivery, pay_method, goods_amount,
      freight, total, tax, receiver, invoice, buyer_remark, search_text, created_at)
    SELECT replace(pay_sn, 'P', 'O'), pay_order_id, ${member}, 'bench', 1001, '津城锌业', 'Zinc', 'CLOSED', 'DELIVERY', 'ONLINE', 100, 0, 100, 0,
      '{"receiverName":"李工","mobile":"13900000000","regionText":"天津市津南区","detail":"咸水沽镇 1 号"}', '{"title":"某公司"}', '请尽快', pay_sn, now()
    FROM pay_order WHERE pay_sn LIKE 'EXP-P%' ON CONFLICT DO NOTHING;
  INSERT INTO chat_thread (member_id, store_id, last_at, created_at) VALUES (${member}, 1001, now(), now()) ON CONFLICT DO NOTHING;
  INSERT INTO chat_message (thread_id, side, sender_id, kind, body, created_at)
    SELECT thread_id, 'customer', ${member}, 'text', repeat('锌锭 0# 还有多少吨？', 8) || n, now() FROM chat_thread, generate_series(1, ${messages}) n
    WHERE member_id = ${member} AND store_id = 1001 AND NOT EXISTS (SELECT FROM chat_message m WHERE m.thread_id = chat_thread.thread_id AND m.body LIKE '%？${messages}');`

async function makePast(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(past)
  const { rows } = await client.query('SELECT count(*)::int AS count FROM uploaded_file WHERE member_id = $1', [member])
  for (let number = rows[0].count; number < files; number += 1) {
    const id = randomUUID()
    await mkdir(join(dataDir, 'files', id.slice(-2)), { recursive: true })
    await writeFile(join(dataDir, 'files', id.slice(-2), id), randomBytes(fileBytes))
    await client.query(
      `INSERT INTO uploaded_file (file_id, member_id, purpose, bytes, width, height) VALUES ($1, $2, 'voucher', ${fileBytes}, 800, 600)`,
      [id, member],
    )
  }
  await client.end()
}

type Copy = { readonly state: string; readonly progress: number; readonly bytes: number }

async function newestCopy(connection: Connection): Promise<Copy | undefined> {
  const said: { data?: { list: Copy[] } } = JSON.parse((await connection.get('/v3/member/front/dataExport/list', buyerHeader(0))).body)
  return said.data?.list[0]
}

const postgres = await startEmbedded({ dataDir })
const settings = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: '3997', RATE_LIMITS: '0', LOG_LEVEL: 'error' }
const mall = await startScript('tools/start.ts', settings)
try {
  const connection = openConnection(mall.address)
  await someBuyers({ address: mall.address, databaseUrl: postgres.url, anyVisitor: () => ({}), anyBrowser: () => ({}), connection }, 1)
  await makePast(postgres.url)
  const pid = mall.pid
  const before = memoryOf(pid, 'VmRSS')
  forgetPeakOf(pid)
  const begun = performance.now()
  await connection.post('/v3/member/front/dataExport/request', {}, { ...buyerHeader(0), 'idempotency-key': randomUUID() })
  let copy = await newestCopy(connection)
  let longest = 0
  while (copy && (copy.state === 'WAITING' || copy.state === 'RUNNING')) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const asked = performance.now()
    copy = await newestCopy(connection)
    longest = Math.max(longest, performance.now() - asked)
  }
  const seconds = (performance.now() - begun) / 1000
  process.stdout.write(
    `${orders} orders, ${messages} messages, ${files} files: ${copy?.state} after ${seconds.toFixed(1)} s, ${Math.round((copy?.bytes ?? 0) / 1e6)} MB; ` +
      `server ${before} MB before, ${memoryOf(pid, 'VmHWM')} MB at the most; the slowest other call meanwhile ${longest.toFixed(0)} ms\n`,
  )
} finally {
  await stopScript(mall.process)
  await postgres.stop()
}
