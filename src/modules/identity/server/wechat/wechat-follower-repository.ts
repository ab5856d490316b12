import { execute, type Transaction } from '../../../../kernel/database/transaction.ts'

const put = {
  name: 'identity.fanPut',
  text: `INSERT INTO wechat_fan (open_id, union_id, moved_at) VALUES ($1,$2,$3)
         ON CONFLICT (open_id) DO UPDATE SET union_id = EXCLUDED.union_id, refused_at = NULL, moved_at = EXCLUDED.moved_at`,
}
// Found in the list of who follows: no new beginning, so what was refused stays refused.
const found = {
  name: 'identity.fansFound',
  text: `INSERT INTO wechat_fan (open_id, union_id, moved_at) SELECT open_id, union_id, $3 FROM unnest($1::text[], $2::text[]) AS fan(open_id, union_id)
         ON CONFLICT (open_id) DO UPDATE SET union_id = EXCLUDED.union_id`,
}
const left = { name: 'identity.fanLeft', text: `DELETE FROM wechat_fan WHERE open_id = $1` }
const refused = { name: 'identity.fanRefused', text: `UPDATE wechat_fan SET refused_at = $2 WHERE open_id = $1` }

/** Somebody follows the official account (again): what was refused before counts no more. */
export async function saveWechatFollower(
  tx: Transaction,
  fan: { readonly openId: string; readonly unionId: string },
  now: Date,
): Promise<void> {
  await execute(tx, put, [fan.openId, fan.unionId, now])
}

/** Keeps people who were found among the followers. */
export async function importWechatFollowers(
  tx: Transaction,
  fans: readonly { readonly openId: string; readonly unionId: string }[],
  now: Date,
): Promise<void> {
  await execute(tx, found, [fans.map((fan) => fan.openId), fans.map((fan) => fan.unionId), now])
}

/** Somebody left: nothing of them is kept. */
export async function removeWechatFollower(tx: Transaction, openId: string): Promise<void> {
  await execute(tx, left, [openId])
}

/** WeChat refused a message because of this person: the way is off until they follow again. */
export async function recordFollowerRefusal(tx: Transaction, openId: string, now: Date): Promise<void> {
  await execute(tx, refused, [openId, now])
}
