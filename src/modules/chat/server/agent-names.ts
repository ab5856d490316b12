import type { Reader } from '../../../kernel/database/transaction.ts'
import { profileOf } from '../../member/server/public.ts'

/** The shown names of the few people of a desk. */
export async function namesOf(read: Reader, memberIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const profiles = await Promise.all(memberIds.map((memberId) => profileOf(read, memberId)))
  return new Map(memberIds.map((memberId, place) => [memberId, profiles[place]?.nickName ?? '']))
}
