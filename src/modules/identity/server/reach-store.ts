import { rows, type AnyHandle } from '../../../shared/unit.ts'

/** How somebody can be reached outside the site, in clear: mask it before it leaves the house. Null where there is no such way. */
export type Reach = {
  readonly memberId: number
  readonly phone: string | null
  readonly email: string | null
  readonly wechat: { readonly openId: string; readonly unionId: string | null } | null
}

const reach = {
  name: 'identity.reach',
  text: `SELECT a.id::int AS "memberId", a.phone, a.email,
                CASE WHEN w.open_id IS NULL THEN NULL ELSE json_build_object('openId', w.open_id, 'unionId', w.union_id) END AS wechat
         FROM account a LEFT JOIN LATERAL (SELECT open_id, union_id FROM wechat_account WHERE account_id = a.id ORDER BY bound_at DESC LIMIT 1) w ON true
         WHERE a.id = ANY($1::bigint[]) AND a.state = 'ACTIVE'`,
}

/** The ways to these people; whoever is suspended or gone is not reached any more. */
export async function reachOf(handle: AnyHandle, memberIds: readonly number[]): Promise<ReadonlyMap<number, Reach>> {
  const found = memberIds.length === 0 ? [] : await rows<Reach>(handle, reach, [memberIds])
  return new Map(found.map((one) => [one.memberId, one]))
}
