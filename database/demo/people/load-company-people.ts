import type { ClientBase } from 'pg'

const company = 1

const roles = [
  { id: 1, name: '采购员 Buyer', capabilities: ['company.order', 'company.request', 'company.records'] },
  { id: 2, name: '审批人 Approver', capabilities: ['company.approve', 'company.records'] },
  { id: 3, name: '物料管理员 Codes', capabilities: ['company.request', 'company.codes'] },
] as const

const centres = [
  { id: 1, code: 'HDG-1', name: '一厂热镀锌车间', budget: 200_000_000 },
  { id: 2, code: 'HDG-2', name: '二厂热镀锌车间', budget: 80_000_000 },
  { id: 3, code: 'LAB', name: '质检与实验室', budget: null },
] as const

// What the enterprise calls three SKUs in its own books.
const codes = [
  ['LH-ZN-0001', 100001, '零号锌锭（一厂）'],
  ['LH-ZN-0002', 100002, '一号锌锭（二厂）'],
  ['LH-ZN-0003', 100003, '锌锭备用'],
] as const

/** The roles, rules, codes, cost centres and sub-account of the demonstration's enterprise: `demo_sub` orders above ¥50,000 with approval. */
export async function loadCompanyPeople(client: ClientBase): Promise<void> {
  for (const role of roles)
    await client.query('INSERT INTO company_role (id, enterprise_id, name, capabilities) VALUES ($1,$2,$3,$4) ON CONFLICT DO NOTHING', [
      role.id,
      company,
      role.name,
      role.capabilities,
    ])
  for (const centre of centres)
    await client.query(
      'INSERT INTO cost_centre (id, enterprise_id, code, name, month_budget) VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING',
      [centre.id, company, centre.code, centre.name, centre.budget],
    )
  await client.query(
    `INSERT INTO sub_account (member_id, enterprise_id, name, role_id, cost_centre_id, order_limit, month_limit, created_at)
     VALUES (6, $1, '孙倩', 1, 2, 5000000, 30000000, now()) ON CONFLICT DO NOTHING`,
    [company],
  )
  await client.query(
    `INSERT INTO approval_rule (enterprise_id, name, min_amount, steps)
     SELECT $1, '大额采购 Large purchases', 10000000, '[{"approverIds":[3],"quorum":1}]' WHERE NOT EXISTS (SELECT FROM approval_rule WHERE enterprise_id = $1)`,
    [company],
  )
  for (const [code, productId, name] of codes)
    await client.query('INSERT INTO material_code (enterprise_id, code, product_id, name) VALUES ($1,$2,$3,$4) ON CONFLICT DO NOTHING', [
      company,
      code,
      productId,
      name,
    ])
}
