import { defaultCityCode } from '../../rules/city-code.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

/** The switch and the app id of the WeChat login (specification §3). */
export async function wechatSettings(db: Queryable): Promise<{ isOn: boolean; appId: string }> {
  return {
    isOn: (await settingOr(db, 'login_wx_pc_is_enable', '0')) === '1',
    appId: await settingOr(db, 'login_wx_pc_appid', ''),
  }
}

const byName = { name: 'site.settings', text: `SELECT name, value, is_public AS "isPublic" FROM setting WHERE name = ANY($1)` }
const everything = { name: 'site.allSettings', text: `SELECT name, value, updated_at AS "updatedAt" FROM setting` }
const locked = { name: 'site.lockedSettings', text: `SELECT name, value FROM setting ORDER BY name FOR UPDATE` }
const put = {
  name: 'site.settingSave',
  text: `INSERT INTO setting (name, value, is_public, label_zh, updated_at) VALUES ($1, $2, $3, '', $4)
         ON CONFLICT (name) DO UPDATE SET value = $2, is_public = $3, updated_at = $4`,
}

/** Public settings by name; private and unknown names are missing. */
export async function publicSettings(db: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ name: string; value: string; isPublic: boolean }>(db, byName, [names])
  return new Map(found.filter((row) => row.isPublic).map((row) => [row.name, row.value]))
}

/** One setting for a use case of the server, public or not; the fallback where it is missing. */
export async function settingOr(db: Queryable, name: string, fallback: string): Promise<string> {
  const found = await rows<{ value: string }>(db, byName, [[name]])
  return found[0]?.value ?? fallback
}

/** The city of whoever has chosen none. */
export function usualCity(db: Queryable): Promise<string> {
  return settingOr(db, 'default_city_code', defaultCityCode)
}

/** Every stored setting with the moment of its last change. */
export async function allSettings(db: Queryable): Promise<ReadonlyMap<string, { readonly value: string; readonly updatedAt: Date }>> {
  const found = await rows<{ name: string; value: string; updatedAt: Date }>(db, everything, [])
  return new Map(found.map(({ name, value, updatedAt }) => [name, { value, updatedAt }]))
}

/** The values that stand now; nobody else changes them before this transaction ends. */
export async function lockedSettings(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ name: string; value: string }>(tx, locked, [])
  return new Map(found.map((row) => [row.name, row.value]))
}

/** Writes a setting; a new installation may not have its row yet. */
export async function saveSetting(tx: Transaction, name: string, value: string, isPublic: boolean, at: Date): Promise<void> {
  await execute(tx, put, [name, value, isPublic, at])
}
