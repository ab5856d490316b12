import { handle, type Handler } from '../../../../api/handler.ts'
import { auditPage } from '../../../../kernel/audit/audit-log.ts'
import { adminSettingHistory, adminSettingList, adminSettingSave } from '../../endpoints-settings.ts'
import { settings } from '../../rules/setting-kinds.ts'
import { saveSettings } from './save-settings.ts'
import { allSettings } from './setting-repository.ts'

const historyPage = 20

/** The platform's desk for settings. */
export function settingHandlers(): Handler[] {
  return [
    handle(adminSettingList, async (_input, call) => {
      const stored = await allSettings(call.app.read)
      return settings.map((setting) => {
        const { value = '', updatedAt = null } = stored.get(setting.name) ?? {}
        return {
          name: setting.name,
          group: setting.group,
          kind: setting.kind,
          value,
          isPublic: setting.isPublic ? (1 as const) : (0 as const),
          updatedAt: updatedAt?.toISOString() ?? null,
          max: 'max' in setting ? setting.max : null,
          usual: 'usual' in setting ? setting.usual : null,
        }
      })
    }),
    handle(adminSettingSave, (input, call) => call.idempotent((tx) => saveSettings(tx, input.changes, call))),
    handle(adminSettingHistory, async (input, call) => {
      const found = await auditPage(call.app.read, {
        entity: 'setting',
        entityId: input.name,
        action: 'site.saveSetting',
        actorName: '',
        startDate: null,
        endDate: null,
        before: input.before ?? null,
        limit: historyPage + 1,
      })
      const shown = found.slice(0, historyPage)
      return {
        list: shown.map((row) => {
          const [before, now] = settingChange(row.diff?.['value'])
          return { at: row.at.toISOString(), actorName: row.actorName, name: row.entityId, old: before, new: now }
        }),
        nextBefore: found.length > historyPage ? (shown.at(-1)?.id ?? null) : null,
      }
    }),
  ]
}

/** Old and new value of a setting; rows of older programs hold `{ old, new }`. */
function settingChange(change: unknown): [string, string] {
  const pair = Array.isArray(change)
    ? change
    : change && typeof change === 'object'
      ? [Reflect.get(change, 'old'), Reflect.get(change, 'new')]
      : []
  return [String(pair[0] ?? ''), String(pair[1] ?? '')]
}
