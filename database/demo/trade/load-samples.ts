import type { ClientBase } from 'pg'

type State = 'APPLIED' | 'REJECTED' | 'APPROVED' | 'SHIPPED' | 'RECEIVED' | 'FEEDBACK_DONE' | 'CONVERTED'
type Row = {
  readonly storeId: number
  readonly state: State
  readonly daysAgo: number
  readonly purpose: string
  readonly reason?: string
  readonly feedback?: { readonly fits: boolean; readonly note: string; readonly target: string }
}

/** Of each store the goods that offer samples are taken in turn. */
const rows: readonly Row[] = [
  {
    storeId: 1001,
    state: 'FEEDBACK_DONE',
    daysAgo: 70,
    purpose: '天津北辰一线镀锌炉试镀，比较锌耗',
    feedback: { fits: true, note: '锌灰率 7.6%，镀层 92 μm，表面光亮，无漏镀。', target: '每月 15 吨，12 月起' },
  },
  { storeId: 1004, state: 'REJECTED', daysAgo: 52, purpose: '小件离心镀试用', reason: '该批次样品已发完，下月到货后可再申请' },
  { storeId: 1001, state: 'RECEIVED', daysAgo: 21, purpose: '助镀槽试配，观察烟气与漏镀率' },
  { storeId: 1008, state: 'SHIPPED', daysAgo: 6, purpose: '与现用锌锭对比杂质含量' },
  { storeId: 1001, state: 'APPROVED', daysAgo: 3, purpose: '钝化液白锈试验 72 小时' },
  { storeId: 1001, state: 'APPLIED', daysAgo: 0.4, purpose: '新规格角钢镀层均匀性验证' },
]

const reached = (state: State): number => ['APPLIED', 'APPROVED', 'SHIPPED', 'RECEIVED', 'FEEDBACK_DONE'].indexOf(state)

const insert = `WITH goods_of AS (
    SELECT DISTINCT ON (g.goods_id) s.product_id, g.sale_unit_state, g.unit_precision, g.price_unit, s.sec_precision FROM sku s JOIN goods g USING (goods_id)
    WHERE g.store_id = $1 AND g.sample_available AND g.state = 'on_sale' AND s.state = 'active' ORDER BY g.goods_id, s.product_id LIMIT 1 OFFSET $2),
  made AS (
    INSERT INTO sample_application (sample_sn, member_id, buyer_name, store_id, state, purpose, receiver, reason, carrier, tracking_no, feedback_fits, feedback_note,
      feedback_target, applied_at, answered_at, shipped_at, received_at, feedback_at)
    SELECT 'S' || to_char(now() - $4 * interval '1 day', 'YYMMDD') || lpad(nextval('sample_number')::text, 6, '0'), 2, '天津北辰（演示）镀锌钢构有限公司', $1, $3, $5,
      json_build_object('addressId', a.id, 'receiverName', a.receiver, 'mobile', a.phone, 'regionCode', a.district_code, 'regionText', a.region_name, 'detail', a.detail),
      $6, CASE WHEN $10 >= 2 THEN '顺丰速运' ELSE '' END, CASE WHEN $10 >= 2 THEN 'SF10' || lpad(a.id::text, 10, '7') ELSE '' END, $7, $8, $9,
      now() - $4 * interval '1 day', CASE WHEN $10 <> 0 THEN now() - $4 * interval '1 day' + interval '6 hours' END,
      CASE WHEN $10 >= 2 THEN now() - $4 * interval '1 day' + interval '1 day' END, CASE WHEN $10 >= 3 THEN now() - $4 * interval '1 day' + interval '4 days' END,
      CASE WHEN $10 >= 4 THEN now() - $4 * interval '1 day' + interval '16 days' END
    FROM goods_of, LATERAL (SELECT * FROM member_address WHERE member_id = 2 ORDER BY is_default DESC, id LIMIT 1) a RETURNING sample_id)
  INSERT INTO sample_line (sample_id, line_no, product_id, unit, number)
  SELECT sample_id, 1, product_id, CASE WHEN sale_unit_state = 2 THEN 'second' ELSE 'primary' END, CASE WHEN sale_unit_state = 2 THEN 10 ^ sec_precision WHEN price_unit = 't' AND unit_precision > 0 THEN greatest(1, 10 ^ (unit_precision - 2)) ELSE 10 ^ unit_precision END
  FROM made, goods_of`

/** What `demo_buyer` asked stores to send, in every state that somebody may look for. */
export async function loadSamples(client: ClientBase): Promise<void> {
  const taken = new Map<number, number>()
  for (const { storeId, state, daysAgo, purpose, reason = '', feedback } of rows) {
    const place = taken.get(storeId) ?? 0
    taken.set(storeId, place + 1)
    const told = [feedback?.fits ?? null, feedback?.note ?? '', feedback?.target ?? '', reached(state)]
    await client.query(insert, [storeId, place, state, daysAgo, purpose, reason, ...told])
  }
  await client.query(
    `INSERT INTO timer (entity, entity_id, event, due_at)
     SELECT 'sample', sample_id::text, CASE state WHEN 'SHIPPED' THEN 'receive' WHEN 'RECEIVED' THEN 'remind' ELSE 'close' END,
       CASE state WHEN 'SHIPPED' THEN shipped_at + interval '10 days' WHEN 'RECEIVED' THEN received_at + interval '15 days' ELSE feedback_at + interval '90 days' END
     FROM sample_application WHERE state IN ('SHIPPED', 'RECEIVED', 'FEEDBACK_DONE')`,
  )
}
