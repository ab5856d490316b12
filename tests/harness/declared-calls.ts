import type { AnyEndpoint } from '../../src/api/endpoint.ts'
import { allHandlers } from '../../src/app/registration/all-modules.ts'
import type { InstallationSettings } from '../../src/app/registration/installation-settings.ts'

// Declarations need none of what handlers are given, so nothing is opened for them.
const unopened = {
  secret: 'declarations only',
  vault: {},
  passwordPepper: null,
  siteUrl: '',
  capture: null,
  sms: null,
  mail: null,
  payment: {},
  files: {},
} as unknown as InstallationSettings

/** Every call of the house as it is declared, in the order of method and path. Tests are generated from it. */
export const declaredCalls: readonly AnyEndpoint[] = allHandlers(unopened)
  .map((handler) => handler.endpoint)
  .toSorted((a, b) => (nameOfCall(a) < nameOfCall(b) ? -1 : 1))

/** `GET v3/system/front/setting/getSettings`. */
export function nameOfCall(call: AnyEndpoint): string {
  return `${call.method} ${call.path}`
}

/** The declaration in the house of a call that a contract exports. */
export function declaredOf(call: { readonly method: string; readonly path: string }): AnyEndpoint | undefined {
  return declaredCalls.find((one) => one.method === call.method && one.path === call.path)
}
