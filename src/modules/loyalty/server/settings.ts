import type { Queryable } from '../../../kernel/database/transaction.ts'
import { settingOr } from '../../site/server/public.ts'
import { loyaltySettings, type LoyaltySetting } from '../rules/loyalty-settings.ts'

/** A number of the settings as it stands now; the usual one where nothing sensible is set. */
export async function settingOf(db: Queryable, name: LoyaltySetting): Promise<number> {
  const text = await settingOr(db, name, '')
  return /^(0|[1-9][0-9]{0,4})$/.test(text) ? Number(text) : loyaltySettings[name]
}
