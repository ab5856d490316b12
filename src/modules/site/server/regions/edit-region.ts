import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import { audit, changesBetween } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { pinyinOf } from '../../../../kernel/text/pinyin.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { usualCity } from '../settings/setting-repository.ts'
import { addRegion, changeRegion, lockedRegion, lockedSiblings, orderRegions, type AdminRegion } from './region-admin-repository.ts'
import { regionPath } from './region-repository.ts'

type Typed = { readonly name: string; readonly nameEn: string; readonly enabled: boolean }

/** First pinyin letter of a place, as the picker of cities groups them. */
function initialOf(name: string): string {
  return pinyinOf(name)[0]?.toUpperCase().slice(0, 1) ?? '#'
}

async function traces(
  tx: Transaction,
  call: Call,
  action: string,
  code: string,
  old: AdminRegion | null,
  now: Typed | null,
): Promise<void> {
  await audit(tx, {
    ...actorContext(call, 'platform'),
    action: `site.${action}`,
    entity: 'region',
    entityId: code,
    diff: changesBetween(old && { name: old.name, nameEn: old.nameEn, enabled: old.enabled }, now),
  })
  const renamed = old !== null && now !== null && (old.name !== now.name || old.nameEn !== now.nameEn)
  await emit(tx, { event: 'site.changed', payload: { regionCode: code, renamed } })
}

/** Names, opens or closes a region. Refusals: `api.notFound`, `site.regionChanged`, `site.regionDefault`. */
export async function saveRegion(
  tx: Transaction,
  call: Call,
  code: string,
  version: number,
  typed: Typed,
): Promise<{ version: number } | Failure> {
  const old = await lockedRegion(tx, code)
  if (!old) return failure('api.notFound')
  // Whoever has chosen no city is shown freight to this one.
  if (!typed.enabled && regionPath(await usualCity(tx)).includes(code)) return failure('site.regionDefault', {}, { field: 'isEnabled' })
  if (!(await changeRegion(tx, code, version, { ...typed, initial: initialOf(typed.name) }))) return failure('site.regionChanged')
  await traces(tx, call, 'changeRegion', code, old, typed)
  return { version: version + 1 }
}

/** Adds a region under the one whose code it begins with. Refusals: `site.regionNoParent`, `site.regionTaken`. */
export async function appendRegion(tx: Transaction, call: Call, code: string, names: Omit<Typed, 'enabled'>): Promise<null | Failure> {
  const parentCode = code.slice(0, -2)
  if (parentCode !== '' && !(await lockedRegion(tx, parentCode))) return failure('site.regionNoParent', {}, { field: 'code' })
  const typed = { ...names, enabled: true }
  const added = await addRegion(tx, { code, parentCode, level: code.length / 2 }, { ...typed, initial: initialOf(names.name) })
  if (!added) return failure('site.regionTaken', {}, { field: 'code' })
  await traces(tx, call, 'addRegion', code, null, typed)
  return null
}

/** Moves a region among those of its parent; at the end nothing moves. */
export async function moveRegion(tx: Transaction, call: Call, code: string, direction: 'up' | 'down' | 'top'): Promise<null | Failure> {
  const region = await lockedRegion(tx, code)
  if (!region) return failure('api.notFound')
  const order = await lockedSiblings(tx, region.parentCode)
  const from = order.indexOf(code)
  const to = direction === 'top' ? 0 : from + (direction === 'up' ? -1 : 1)
  if (to === from || to < 0 || to >= order.length) return null
  await orderRegions(tx, order.toSpliced(from, 1).toSpliced(to, 0, code))
  await traces(tx, call, 'moveRegion', code, region, null)
  return null
}
