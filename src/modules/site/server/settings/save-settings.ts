import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import { auditMany } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, type Failure, type FieldFailure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { settingByName, settingRefusal, settingValue, type Setting } from '../../rules/setting-kinds.ts'
import { regionNamesOf, regionPath } from '../regions/region-repository.ts'
import { lockedSettings, saveSetting } from './setting-repository.ts'
import { isPublicPicture } from '../files/public-picture.ts'

type Change = { readonly name: string; readonly value: string; readonly before: string }
type Judged = { readonly setting: Setting; readonly value: string; readonly before: string }

/**
 * Saves settings, all or none. Refusals by field `changes.<index>`: `site.settingUnknown`, what the setting's kind says,
 * `settingChanged` when somebody changed it meanwhile, `settingWechat` for a login without its app.
 */
export async function saveSettings(tx: Transaction, changes: readonly Change[], call: Call): Promise<{ saved: number } | Failure> {
  const errors: Record<string, FieldFailure> = {}
  const judged: Judged[] = []
  for (const [index, change] of changes.entries()) {
    const setting = settingByName(change.name)
    const value = setting ? settingValue(setting, change.value) : ''
    const refused = setting
      ? (settingRefusal(setting, value) ?? (await unknownThing(call, setting, value)))
      : { code: 'site.settingUnknown', facts: {} }
    if (refused) errors[`changes.${index}`] = refused
    else if (setting) judged.push({ setting, value, before: change.before })
  }
  const stored = await lockedSettings(tx)
  for (const { setting, before } of judged) {
    if ((stored.get(setting.name) ?? '') !== before)
      errors[`changes.${changes.findIndex((change) => change.name === setting.name)}`] = { code: 'site.settingChanged', facts: {} }
  }
  const first = Object.values(errors)[0]
  if (first) return failure(first.code, first.facts, { errors })
  const after = new Map([...stored, ...judged.map(({ setting, value }) => [setting.name, value] as const)])
  if (after.get('login_wx_pc_is_enable') === '1' && !after.get('login_wx_pc_appid')) return failure('site.settingWechat')
  const moved = judged.filter(({ setting, value }) => stored.get(setting.name) !== value)
  for (const { setting, value } of moved) await saveSetting(tx, setting.name, value, setting.isPublic, call.app.clock.now())
  await auditMany(
    tx,
    moved.map(({ setting, value, before }) => ({
      ...actorContext(call, 'platform'),
      action: 'site.saveSetting',
      entity: 'setting',
      entityId: setting.name,
      diff: { value: [before, value] as const },
    })),
  )
  if (moved.length > 0) await emit(tx, { event: 'site.changed', payload: { settings: moved.map(({ setting }) => setting.name) } })
  return { saved: moved.length }
}

/** Cities and uploaded pictures must exist. */
async function unknownThing(call: Call, setting: Setting, value: string): Promise<FieldFailure | null> {
  if (setting.kind === 'city')
    // Nobody is shown the freight to a city that was closed.
    return (await isOpenCity(call, value.slice(0, 4))) ? null : { code: 'site.settingCity', facts: {} }
  if (setting.kind === 'image' && value !== '')
    return (await isPublicPicture(call.app.read, value)) ? null : { code: 'site.settingImage', facts: {} }
  return null
}

async function isOpenCity(call: Call, code: string): Promise<boolean> {
  const path = regionPath(code)
  const names = await regionNamesOf(call.app.read, path)
  return path.every((one) => names.get(one)?.enabled)
}
