import { type Queryable, rows } from '../../../kernel/database/transaction.ts'

/** A member's own data beside the account. */
export type Profile = {
  readonly nickName: string
  readonly avatar: string | null
  readonly companyName: string | null
  readonly enterpriseName: string | null
  readonly enterpriseVerified: boolean
  readonly blacklisted: boolean
}

const profile = {
  name: 'member.profile',
  text: `SELECT m.nick_name AS "nickName", m.avatar, m.company_name AS "companyName", e.name AS "enterpriseName",
                e.verified_at IS NOT NULL AS "enterpriseVerified", m.blacklisted_at IS NOT NULL AS blacklisted
         FROM member m LEFT JOIN enterprise e ON e.id = m.enterprise_id WHERE m.id = $1`,
}

/** The profile of one member: callers pass the id of the visitor, never one from a request. */
export async function profileOf(read: Queryable, memberId: number): Promise<Profile | null> {
  return (await rows<Profile>(read, profile, [memberId]))[0] ?? null
}
