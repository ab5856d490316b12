import type { Queryable } from '../../../kernel/database/transaction.ts'
import { settingOr } from '../../site/server/public.ts'

/** Marks of stores from 0 to 100, null where too little is known; the module that counts figures has them. */
export type StoreScores = (db: Queryable, storeIds: readonly number[], now: Date) => Promise<ReadonlyMap<number, number | null>>

/** What stands without a setting: a warning below 60, no refusal. */
const usual = { scorecard_warn_below: 60, scorecard_refuse_below: 0 }

async function settingOf(db: Queryable, name: keyof typeof usual): Promise<number> {
  const text = await settingOr(db, name, '')
  return /^(0|[1-9][0-9]?|100)$/.test(text) ? Number(text) : usual[name]
}

export type StoreStanding = {
  readonly mark: number | null
  readonly standing: 'fine' | 'low' | 'refused'
  /** The mark that an invitation needs. */
  readonly least: number
}

/** How stores stand by their marks; who has none may always be invited. */
export async function standingOfStores(
  db: Queryable,
  marks: StoreScores | undefined,
  storeIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, StoreStanding>> {
  const [warn, least] = [await settingOf(db, 'scorecard_warn_below'), await settingOf(db, 'scorecard_refuse_below')]
  const known = (await marks?.(db, storeIds, now)) ?? new Map<number, number | null>()
  return new Map(
    storeIds.map((storeId) => {
      const mark = known.get(storeId) ?? null
      return [storeId, { mark, least, standing: mark === null ? 'fine' : mark < least ? 'refused' : mark < warn ? 'low' : 'fine' }]
    }),
  )
}
