import type { ServedHouse } from './served-house.ts'

/** A finished copy of the buyer's data that nobody has opened. */
export async function anExport(house: ServedHouse, buyer: string): Promise<string> {
  const client = await house.database.connect()
  const { rows } = await client.query(
    `INSERT INTO data_export (export_id, member_id, lang, state, progress, bytes, requested_at, expires_at)
     SELECT gen_random_uuid(), id, 'zh', 'READY', 100, 1, now() - interval '2 days', now() + interval '5 days' FROM account WHERE member_name = $1 RETURNING export_id`,
    [buyer],
  )
  return rows[0].export_id
}

/** What `demo_company` asked designers for: taken by `demo_designer`, and answered. */
export async function designRequests(house: ServedHouse): Promise<readonly number[]> {
  const client = await house.database.connect()
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO design_request (enterprise_id, member_id, state, title, requirement, designer_id, created_at)
     SELECT 1, 3, state, '檩条材料', '二期厂房檩条与支撑的镀锌材料清单', 4, now() FROM unnest('{TAKEN,ANSWERED}'::text[]) AS state RETURNING design_request_id::int AS id`,
  )
  return rows.map((row) => row.id)
}

/** A wish of the buyer to fix a price at the first store, which nobody has answered. */
async function aPricing(house: ServedHouse, buyer: string): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO price_fixing (member_id, buyer_name, store_id, product_id, price_class, formula_price_id, unit, number, stock_number, unit_price, shown_price, state, asked_at, expires_at)
     SELECT a.id, '买方', g.store_id, s.product_id, 'business', f.formula_price_id, 'primary', 1000, 1000, 230000000, 230000000, 'REQUESTED', now(), now() + interval '1 day'
     FROM account a, sku s JOIN goods g USING (goods_id) JOIN goods_formula f USING (goods_id)
     WHERE a.member_name = $1 AND g.store_id = 1001 AND f.formula_price_id > 0 LIMIT 1 RETURNING fixing_id::int AS id`,
    [buyer],
  )
  return rows[0]?.id ?? 0
}

/** A kept list of the buyer. */
async function aProject(house: ServedHouse, buyer: string): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query<{ id: number }>(
    `WITH made AS (INSERT INTO project (member_id, title, created_at, updated_at) SELECT id, '备料', now(), now() FROM account WHERE member_name = $1 RETURNING project_id),
     lines AS (INSERT INTO project_line (project_id, line_no, product_id, unit, number) SELECT project_id, 1, 100001, 'primary', '5' FROM made)
     SELECT project_id::int AS id FROM made`,
    [buyer],
  )
  return rows[0]?.id ?? 0
}

/** A regular list of the buyer that was deleted a moment ago. */
async function aRemovedList(house: ServedHouse, buyer: string): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO project (kind, member_id, title, created_at, updated_at, removed_at) SELECT 'regular', id, '旧清单', now(), now(), now() FROM account WHERE member_name = $1
     RETURNING project_id::int AS id`,
    [buyer],
  )
  return rows[0]?.id ?? 0
}

/** A sample that the buyer applied for at the first store. */
async function aSample(house: ServedHouse, buyer: string): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query<{ id: number }>(
    `WITH made AS (INSERT INTO sample_application (sample_sn, member_id, buyer_name, store_id, state, purpose, receiver, applied_at)
       SELECT 'S' || nextval('sample_number'), id, '买方', 1001, 'APPLIED', '试镀', '{"addressId":1,"receiverName":"李工","mobile":"13900000000","regionCode":"120112","regionText":"天津市","detail":"1 号"}', now()
       FROM account WHERE member_name = $1 RETURNING sample_id),
     lines AS (INSERT INTO sample_line (sample_id, line_no, product_id, unit, number) SELECT sample_id, 1, 100001, 'primary', 1000 FROM made)
     SELECT sample_id::int AS id FROM made`,
    [buyer],
  )
  return rows[0]?.id ?? 0
}

export async function aCode(house: ServedHouse): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query(
    `INSERT INTO material_code (enterprise_id, code, product_id) VALUES (1, 'OWN-1', 1) ON CONFLICT (enterprise_id, lower(code)) DO UPDATE SET product_id = 1 RETURNING id::int`,
  )
  return rows[0].id
}

export async function aDelegation(house: ServedHouse): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query(
    `INSERT INTO approval_delegation (enterprise_id, from_member_id, to_member_id, starts_on, ends_on) VALUES (1, 3, 6, '2020-01-01', '2099-01-01') RETURNING id::int`,
  )
  return rows[0].id
}

export async function aRule(house: ServedHouse): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query(
    `INSERT INTO approval_rule (enterprise_id, name, min_amount, steps) VALUES (1, '大额', 900000000, '[{"approverIds":[3],"quorum":1}]') RETURNING id::int`,
  )
  return rows[0].id
}

/** What the buyer accepted in place of other goods. */
export async function aSubstitution(house: ServedHouse, buyer: string): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO substitution (member_id, product_id, instead_id, created_at) SELECT id, 100001, 100005, now() FROM account WHERE member_name = $1
     ON CONFLICT DO NOTHING RETURNING substitution_id::int AS id`,
    [buyer],
  )
  return rows[0]?.id ?? 0
}

/** A selection that the buyer had computed: one line, bought as it began. */
export async function anOptimizeRun(house: ServedHouse, buyer: string): Promise<number> {
  const client = await house.database.connect()
  const name = { zh: '锌锭', en: 'Zinc ingot' }
  const line = { productId: 100_001, goods: name, spec: name, number: '5', unitCode: 't' }
  const bought = {
    ...line,
    store: name,
    storeId: 1001,
    price: '235700000',
    amount: '11785000',
    days: 1,
    kind: 'start',
    open: [],
    reasons: [{ code: 'kept' }],
  }
  const plan = { goal: 'start', goods: '11785000', freight: '60000', asked: 0, stores: 1, days: 1, isExact: true, lines: [bought] }
  const question = {
    lines: [{ productId: 100_001, number: '5', unit: 'primary' }],
    regionCode: '120100',
    latest: '',
    sameOnly: 0,
    certificate: 0,
    invoice: 0,
  }
  const answer = { starts: [{ ...line, options: 3, problem: { zh: '', en: '' } }], plans: [plan, { ...plan, goal: 'cheapest' }] }
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO optimize_run (member_id, title, question, answer, created_at) SELECT id, '锌锭', $2, $3, now() FROM account WHERE member_name = $1 RETURNING run_id::int AS id`,
    [buyer, question, answer],
  )
  return rows[0]?.id ?? 0
}

/** An invitation of `demo_company` for the phone of `demo_admin`. */
export async function anInvite(house: ServedHouse): Promise<number> {
  const client = await house.database.connect()
  const { rows } = await client.query(
    `INSERT INTO company_invite (enterprise_id, phone, name, role_id, created_at, expires_at)
     VALUES (1, '13800000009', '某人', 1, now(), now() + interval '7 days')
     ON CONFLICT (enterprise_id, phone) WHERE state = 'OPEN' DO UPDATE SET name = excluded.name RETURNING id::int`,
  )
  return rows[0].id
}

/** A sub-account of `demo_company` that approves. */
export async function anApprover(house: ServedHouse) {
  const client = await house.database.connect()
  await client.query(
    `INSERT INTO account (id, member_name, phone) VALUES (2005, 'sub_approver', '13700000009') ON CONFLICT DO NOTHING;
     INSERT INTO member (id, member_type, nick_name, enterprise_id) VALUES (2005, 6, 'approver', 1) ON CONFLICT DO NOTHING;
     INSERT INTO sub_account (member_id, enterprise_id, name, role_id, created_at) VALUES (2005, 1, 'approver', 2, now()) ON CONFLICT DO NOTHING`,
  )
  return { approverId: [2005], approverIds: [2005] }
}

/** What the buyer keeps and waits for: lists, a price to be fixed, a sample. */
export async function wishesOf(house: ServedHouse, buyer: string) {
  return {
    projectId: [await aProject(house, buyer), await aRemovedList(house, buyer)],
    pricingId: [await aPricing(house, buyer)],
    sampleId: [await aSample(house, buyer)],
  }
}
