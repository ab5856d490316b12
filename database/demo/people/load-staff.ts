import type { ClientBase } from 'pg'
import { plainPasswordHash } from '../../../src/modules/identity/server/security/password-hasher.ts'
import { applicants, type Applicant } from '../trade/operations-script.ts'
import { demoPassword } from './accounts.ts'
import { quickAnswers } from '../stores/quick-answers.ts'

type Role = { readonly id: number; readonly storeId: number | null; readonly name: string; readonly rights: readonly string[] }

const managerRights = ['store.goods', 'store.stock', 'store.orders', 'store.ship', 'store.chat', 'store.decorate', 'store.staff']
const roles: readonly Role[] = [
  { id: 1, storeId: 1001, name: '销售 Sales', rights: ['store.goods', 'store.orders', 'store.quote', 'store.chat'] },
  { id: 2, storeId: 1001, name: '仓管 Warehouse', rights: ['store.stock', 'store.orders', 'store.ship'] },
  { id: 3, storeId: 1001, name: '财务 Finance', rights: ['store.orders', 'store.finance'] },
  { id: 4, storeId: 1001, name: '客服 Service', rights: ['store.orders', 'store.aftersale', 'store.chat'] },
  { id: 5, storeId: null, name: '内容编辑 Editor', rights: ['platform.content', 'platform.market'] },
  { id: 6, storeId: null, name: '审核专员 Reviewer', rights: ['platform.members', 'platform.stores', 'platform.goods'] },
  { id: 8, storeId: 1001, name: '店长 Manager', rights: managerRights },
  { id: 9, storeId: 1004, name: '店长 Manager', rights: managerRights },
  { id: 7, storeId: null, name: '出纳 Cashier', rights: ['platform.orders', 'platform.payments', 'platform.finance'] },
]

const people = [
  { id: 11, memberName: 'puxin_depot', phone: '13800000011', type: 2, nickName: '璞锌 周仓管', roleId: 2 },
  { id: 12, memberName: 'puxin_service', phone: '13800000012', type: 2, nickName: '璞锌 李客服', roleId: 4 },
  { id: 13, memberName: 'desk_editor', phone: '13800000013', type: 1, nickName: '平台编辑 沈', roleId: 5 },
  { id: 14, memberName: 'desk_reviewer', phone: '13800000014', type: 1, nickName: '平台审核 何', roleId: 6 },
  { id: 20, memberName: 'demo_sales2', phone: '13800000020', type: 5, nickName: '钱业务', roleId: null },
  { id: 19, memberName: 'demo_manager', phone: '13800000019', type: 2, nickName: '双店店长 陆', roleId: 8 },
] as const

/** Roles and colleagues of `demo_supplier`'s store and of the platform, one invitation each that waits, the people who apply, and a second salesperson. */
export async function loadStaff(client: ClientBase): Promise<void> {
  const passwordHash = await plainPasswordHash(demoPassword)
  for (const { id, storeId, name, rights } of roles)
    await client.query('INSERT INTO staff_role (id, store_id, name, capabilities) VALUES ($1,$2,$3,$4) ON CONFLICT DO NOTHING', [
      id,
      storeId,
      name,
      rights,
    ])
  for (const one of people) {
    await account(client, { ...one, memberType: one.type }, passwordHash)
    if (one.roleId !== null) await seat(client, one.id, one.roleId)
  }
  // One manager of two stores, of different owners.
  await seat(client, 19, 9)
  for (const one of applicants) await account(client, one, passwordHash)
  await loadQuickAnswers(client)
  await client.query(
    `INSERT INTO staff_invite (store_id, phone, role_id, created_at, expires_at)
     VALUES (1001, '13900001001', 1, now(), now() + interval '7 days'), (NULL, '13900001002', 7, now(), now() + interval '7 days') ON CONFLICT DO NOTHING`,
  )
  await client.query(`SELECT setval(pg_get_serial_sequence('staff_role', 'id'), greatest(1000, (SELECT max(id) FROM staff_role)))`)
}

async function loadQuickAnswers(client: ClientBase): Promise<void> {
  for (const [deskId, answers] of Object.entries(quickAnswers))
    for (const [sort, [title, body]] of answers.entries())
      await client.query(
        `INSERT INTO chat_quick_answer (desk_id, title, body, sort)
         SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM chat_quick_answer WHERE desk_id = $1 AND title = $2)`,
        [Number(deskId), title, body, sort],
      )
}

async function account(client: ClientBase, applicant: Applicant, passwordHash: string): Promise<void> {
  await client.query('INSERT INTO account (id, member_name, phone, password_hash) VALUES ($1,$2,$3,$4) ON CONFLICT DO NOTHING', [
    applicant.id,
    applicant.memberName,
    applicant.phone,
    passwordHash,
  ])
  await client.query('INSERT INTO member (id, member_type, nick_name) VALUES ($1,$2,$3) ON CONFLICT DO NOTHING', [
    applicant.id,
    applicant.memberType,
    applicant.nickName,
  ])
}

async function seat(client: ClientBase, memberId: number, roleId: number): Promise<void> {
  const role = roles.find((one) => one.id === roleId)
  if (!role) throw new Error(`no role ${roleId} in the demonstration`)
  const values = [memberId, role.storeId, role.id, role.name, role.rights]
  if (role.storeId === null)
    await client.query(
      'INSERT INTO platform_seat (member_id, role_id, role, capabilities) SELECT $1, $3, $4, $5 WHERE $2::bigint IS NULL ON CONFLICT DO NOTHING',
      values,
    )
  else
    await client.query(
      'INSERT INTO store_seat (member_id, store_id, role_id, role, capabilities) VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING',
      values,
    )
}
