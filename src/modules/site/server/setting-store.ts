import { rows, type AnyHandle } from '../../../shared/unit.ts'

const byName = { name: 'site.settings', text: `SELECT name, value, is_public AS "isPublic" FROM setting WHERE name = ANY($1)` }

/** Public settings by name; private and unknown names are missing. */
export async function publicSettings(handle: AnyHandle, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ name: string; value: string; isPublic: boolean }>(handle, byName, [names])
  return new Map(found.filter((row) => row.isPublic).map((row) => [row.name, row.value]))
}

/** One setting for a use case of the server, public or not; the fallback where it is missing. */
export async function settingOr(handle: AnyHandle, name: string, fallback: string): Promise<string> {
  const found = await rows<{ value: string }>(handle, byName, [[name]])
  return found[0]?.value ?? fallback
}
