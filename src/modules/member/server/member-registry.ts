import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { type MemberRegistry } from '../../identity/server/public.ts'

const insert = { name: 'member.begin', text: `INSERT INTO member (id, member_type, nick_name) VALUES ($1, 1, $2)` }
const guarded = {
  name: 'member.isGuarded',
  text: `SELECT member_type = 5
             OR EXISTS (SELECT FROM store_seat s WHERE s.member_id = m.id AND s.ended_at IS NULL)
             OR EXISTS (SELECT FROM platform_seat p WHERE p.member_id = m.id AND p.ended_at IS NULL) AS guarded
         FROM member m WHERE id = $1`,
}

/** What the ways in ask of the members. */
export const memberRegistry: MemberRegistry = {
  begin: async (tx: Transaction, { accountId, nickName }) => {
    await execute(tx, insert, [accountId, nickName])
  },
  isGuarded: async (db: Queryable, accountId) => (await rows<{ guarded: boolean }>(db, guarded, [accountId]))[0]?.guarded ?? false,
}
