import { payPasswordCheck, passwordHasher, type PasswordHasher } from '../../modules/identity/server/public.ts'
import type { InstallationSettings } from './installation-settings.ts'

const hashers = new WeakMap<InstallationSettings, PasswordHasher>()

/** The one hasher of an installation: its queue bounds the work of all passwords together. */
export function hasherOf(facts: InstallationSettings): PasswordHasher {
  const hasher = hashers.get(facts) ?? passwordHasher({ pepper: facts.passwordPepper })
  hashers.set(facts, hasher)
  return hasher
}

/** Proves payment passwords, for the modules that take money. */
export function payPasswordsOf(facts: InstallationSettings) {
  return payPasswordCheck(hasherOf(facts))
}
