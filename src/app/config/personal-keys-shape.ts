import { defaultKeyId } from '../../adapters/vault/named-seal.ts'

/** `PERSONAL_KEYS`: names and secrets, the one that seals first. */
export const personalKeysShape = /^[a-z0-9-]{1,16}:[^,\s]{32,}(,[a-z0-9-]{1,16}:[^,\s]{32,})*$/

/** Why `PERSONAL_KEYS` cannot be used; null when it can. */
export function wrongPersonalKeys(given: string | undefined): string | null {
  const ids = (given ?? '').split(',').map((text) => text.slice(0, text.indexOf(':')))
  if (!given || (new Set(ids).size === ids.length && !ids.includes(defaultKeyId))) return null
  return `PERSONAL_KEYS must give every key a name of its own, and none the name ${defaultKeyId}.`
}
