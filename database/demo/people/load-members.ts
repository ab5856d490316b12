import type { ClientBase } from 'pg'
import { chinaRegions } from '../../../src/adapters/regions/china-regions.ts'
import { plainPasswordHash } from '../../../src/modules/identity/server/security/password-hasher.ts'
import { demoPassword } from './accounts.ts'
import { loadCompanyPeople } from './load-company-people.ts'
import { demoEnterprises, demoMembers, type DemoMember } from './demo-members.ts'

/**
 * Loads the demonstration accounts with their companies, seats and addresses (product.md §7) on `client`, inside the
 * caller's transaction. Loading a second time changes nothing. Answers how many accounts were new.
 */
export async function loadMembers(client: ClientBase): Promise<number> {
  for (const company of demoEnterprises) {
    await client.query('INSERT INTO enterprise (id, name, uscc, verified_at) VALUES ($1,$2,$3, now()) ON CONFLICT DO NOTHING', [
      company.id,
      company.name,
      company.uscc,
    ])
  }
  const passwordHash = await plainPasswordHash(demoPassword)
  let added = 0
  for (const member of demoMembers) added += await loadMember(client, member, passwordHash)
  await loadCompanyPeople(client)
  for (const table of ['account', 'enterprise', 'company_role', 'cost_centre']) {
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), greatest(1000, (SELECT max(id) FROM ${table})))`)
  }
  return added
}

async function loadMember(client: ClientBase, member: DemoMember, passwordHash: string): Promise<number> {
  const { rowCount } = await client.query(
    'INSERT INTO account (id, member_name, phone, email, password_hash) VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING',
    [member.id, member.memberName, member.phone, member.email, passwordHash],
  )
  if (rowCount === 0) return 0
  await client.query(
    'INSERT INTO member (id, member_type, nick_name, company_name, enterprise_id) VALUES ($1,$2,$3,$4,(SELECT id FROM enterprise WHERE uscc = $5))',
    [member.id, member.memberType, member.nickName, member.companyName ?? null, member.enterprise ?? null],
  )
  if (member.store) {
    const { storeId, role, capabilities } = member.store
    await client.query('INSERT INTO store_seat (member_id, store_id, role, capabilities) VALUES ($1,$2,$3,$4)', [
      member.id,
      storeId,
      role,
      capabilities,
    ])
  }
  if (member.platform) {
    await client.query('INSERT INTO platform_seat (member_id, role, capabilities) VALUES ($1,$2,$3)', [
      member.id,
      member.platform.role,
      member.platform.capabilities,
    ])
  }
  // The first address is the default one; the list shows the newest first, so the others go in before it.
  for (const [place, address] of [...member.addresses.entries()].toReversed()) await loadAddress(client, member.id, address, place === 0)
  return 1
}

async function loadAddress(
  client: ClientBase,
  memberId: number,
  address: DemoMember['addresses'][number],
  isDefault: boolean,
): Promise<void> {
  const region = chinaRegions(address.districtCode)
  if (!region) throw new Error(`demonstration address with the unknown region ${address.districtCode}`)
  await client.query(
    `INSERT INTO member_address (member_id, receiver, phone, province_code, city_code, district_code, region_name, detail, is_default)
     VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9)`,
    [
      memberId,
      address.receiver,
      address.phone,
      region.provinceCode,
      region.cityCode,
      region.districtCode,
      region.name,
      address.detail,
      isDefault,
    ],
  )
}
