import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

/** How somebody can be reached outside the site, in clear: mask it before it leaves the house. Null where there is no such way. */
export type ContactChannels = {
  readonly memberId: number
  readonly phone: string | null
  readonly email: string | null
  /** Bound by a login; `fanId` is the id at the official account while they follow it and take messages. */
  readonly wechat: { readonly fanId: string | null } | null
}

const reach = {
  name: 'identity.reach',
  text: `SELECT a.id::int AS "memberId", a.phone, a.email,
                CASE WHEN w.open_id IS NULL THEN NULL ELSE json_build_object('fanId', w.fan_id) END AS wechat
         FROM account a LEFT JOIN LATERAL (SELECT b.open_id, f.open_id AS fan_id FROM wechat_account b
                LEFT JOIN wechat_fan f ON f.union_id = b.union_id AND f.refused_at IS NULL
                WHERE b.account_id = a.id ORDER BY f.open_id IS NULL, b.bound_at DESC, f.moved_at DESC LIMIT 1) w ON true
         WHERE a.id = ANY($1::bigint[]) AND a.state = 'ACTIVE'`,
}

/** The ways to these people; whoever is suspended or gone is not reached any more. */
export async function contactChannelsOf(db: Queryable, memberIds: readonly number[]): Promise<ReadonlyMap<number, ContactChannels>> {
  const found = memberIds.length === 0 ? [] : await rows<ContactChannels>(db, reach, [memberIds])
  return new Map(found.map((contactChannels) => [contactChannels.memberId, contactChannels]))
}
