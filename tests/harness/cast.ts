import { demoPassword } from '../../database/demo/accounts.ts'
import { plainPasswordHash } from '../../src/modules/identity/server/security/password-hasher.ts'
import type { Caller, ServedHouse } from './served-house.ts'

/** What the demonstration's people may do, written out: the sweeps compare the server with this, not with itself. */
export type Role = {
  readonly memberType: 0 | 1 | 2 | 3 | 4 | 5 | 6
  readonly store: 'all' | 'chat' | 'none'
  readonly platform: 'all' | 'content' | 'none'
  /** What the member may do for a company. */
  readonly company: readonly string[]
}

const everything = ['company.order', 'company.request', 'company.approve', 'company.records', 'company.codes'] as const

const member = (memberType: Role['memberType']): Role => ({ memberType, store: 'none', platform: 'none', company: [] })

export const roles = {
  visitor: member(0),
  demo_personal: member(1),
  demo_buyer: member(2),
  demo_company: { ...member(3), company: everything },
  other_company: { ...member(3), company: everything },
  demo_designer: member(4),
  demo_sales: member(5),
  demo_sub: { ...member(6), company: ['company.order', 'company.request', 'company.records'] },
  demo_supplier: { ...member(2), store: 'all' },
  demo_supplier2: { ...member(2), store: 'all' },
  demo_admin: { ...member(1), platform: 'all' },
  store_chatter: { ...member(2), store: 'chat' },
  platform_writer: { ...member(1), platform: 'content' },
  ended_staff: member(1),
} as const satisfies Readonly<Record<string, Role>>

export type RoleName = keyof typeof roles
export const roleNames = Object.keys(roles) as readonly RoleName[]
export type Cast = Readonly<Record<RoleName, Caller>>

/** Logs every role in. Four of them are no demonstration accounts: staff with one capability, staff whose seats ended, and another enterprise. */
export async function aCast(house: ServedHouse): Promise<Cast> {
  const client = await house.database.connect()
  const hash = await plainPasswordHash(demoPassword)
  for (const [index, name] of ['store_chatter', 'platform_writer', 'ended_staff', 'other_company'].entries()) {
    const id = 2001 + index
    await client.query('INSERT INTO account (id, member_name, phone, password_hash) VALUES ($1, $2, $3, $4)', [
      id,
      name,
      `1370000000${index}`,
      hash,
    ])
    await client.query('INSERT INTO member (id, member_type, nick_name) VALUES ($1, $2, $3)', [id, name === 'store_chatter' ? 2 : 1, name])
  }
  await client.query(
    `INSERT INTO enterprise (id, name, uscc, verified_at) VALUES (2004, '旁人（测试）有限公司', '91350100M000100Y43', now())`,
  )
  await client.query('UPDATE member SET member_type = 3, enterprise_id = 2004 WHERE id = 2004')
  await client.query(`INSERT INTO store_seat (member_id, store_id, role, capabilities) VALUES (2001, 1001, 'clerk', '{store.chat}')`)
  await client.query(
    `INSERT INTO store_seat (member_id, store_id, role, capabilities, ended_at) SELECT 2003, 1001, 'owner', capabilities, now() FROM store_seat WHERE member_id = 7`,
  )
  await client.query(`INSERT INTO platform_seat (member_id, role, capabilities) VALUES (2002, 'writer', '{platform.content}')`)
  await client.query(
    `INSERT INTO platform_seat (member_id, role, capabilities, ended_at) SELECT 2003, 'admin', capabilities, now() FROM platform_seat WHERE member_id = 9`,
  )
  const callers: Partial<Record<RoleName, Caller>> = {}
  for (const name of roleNames) callers[name] = name === 'visitor' ? { token: null } : await house.login(name)
  return callers as Cast
}
