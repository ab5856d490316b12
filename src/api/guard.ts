import { failure, type Failure } from '../kernel/failure/failure.ts'
import type { CompanyCapability, MemberType, PlatformCapability, StoreCapability, Caller } from './caller.ts'

/** Who may come in, as data. Deny by default: a call or page without a guard does not exist. */
export type Guard =
  | 'anyone'
  | 'login'
  /** `says` names the sentences of a feature that has its own: for visitors, and for members of another type. */
  | { readonly memberTypes: readonly MemberType[]; readonly says?: { readonly login: string; readonly type: string } }
  | { readonly company: CompanyCapability }
  | { readonly store: StoreCapability }
  | { readonly platform: PlatformCapability }
  /** Anybody on the staff of a store, or of the platform, whatever their rights: first pages show each what is theirs. */
  | { readonly staff: 'store' | 'platform' }

/** Judges a guard. Null lets in; 266 asks for a login, 259 says that this member may not. */
export function admit(guard: Guard, caller: Caller): Failure | null {
  if (guard === 'anyone') return null
  const says = typeof guard === 'object' && 'memberTypes' in guard ? guard.says : undefined
  if (!caller.member) return failure(says?.login ?? 'api.notLoggedIn', {}, { state: 266 })
  if (guard === 'login') return null
  return holds(guard, caller) ? null : failure(says?.type ?? 'api.noPermission', {}, { state: 259 })
}

function holds(guard: Exclude<Guard, string>, caller: Caller): boolean {
  if ('memberTypes' in guard) return caller.member !== null && guard.memberTypes.includes(caller.member.memberType)
  if ('company' in guard) return caller.company.includes(guard.company)
  if ('store' in guard) return caller.stores.some((seat) => seat.capabilities.includes(guard.store))
  if ('staff' in guard) return (guard.staff === 'store' ? caller.stores : caller.platform).length > 0
  return caller.platform.includes(guard.platform)
}
