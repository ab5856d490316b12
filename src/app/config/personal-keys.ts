import type { AppContext } from '../../api/handler.ts'
import { defaultKeyId, type NamedKey } from '../../adapters/vault/named-seal.ts'
import { personalVault } from '../../adapters/vault/personal-vault.ts'
import { unusableKeys, type PersonalVault } from '../../modules/member/server/public.ts'
import { resealPayoutNumbers } from '../../modules/settlement/server/public.ts'
import { sealWithdrawalAccounts } from '../../modules/wallet/server/public.ts'
import { configurationError } from '../../kernel/failure/configuration-error.ts'
import type { Config } from './config.ts'

/** The keys of numbers of persons: the configured ones, and last the house's own, which seals where none is configured. */
export function personalKeysOf(
  { PERSONAL_KEYS: given }: Pick<Config, 'PERSONAL_KEYS'>,
  secret: string,
): readonly [NamedKey, ...NamedKey[]] {
  const own = { id: defaultKeyId, secret }
  const [first, ...rest] = (given ?? '')
    .split(',')
    .filter((text) => text !== '')
    .map((text) => ({ id: text.slice(0, text.indexOf(':')), secret: text.slice(text.indexOf(':') + 1) }))
  return first ? [first, ...rest, own] : [own]
}

/**
 * The vault of this installation. A key that sealed stored numbers and does not open them any more stops the start in
 * production: nobody would notice before a number is needed. Elsewhere `tell` hears of it.
 */
export async function openVault(config: Config, secret: string, app: AppContext, tell: (text: string) => void): Promise<PersonalVault> {
  const vault = personalVault(personalKeysOf(config, secret))
  const failing = await unusableKeys(app.read, vault)
  if (failing.length === 0) return resealed(app, vault, config, tell)
  const where = failing.map((keyId) => (keyId === defaultKeyId ? 'APP_SECRET' : `PERSONAL_KEYS: ${keyId}`)).join(', ')
  const sentence = `Stored numbers of persons cannot be opened: give back the key under which they were sealed (${where}).`
  if (config.NODE_ENV === 'production') throw configurationError(sentence)
  tell(sentence)
  return vault
}

/** Numbers of bank accounts of stores and of withdrawals stand under the key that seals now from here on. */
async function resealed(app: AppContext, vault: PersonalVault, config: Config, tell: (text: string) => void): Promise<PersonalVault> {
  try {
    await resealPayoutNumbers(app, vault)
    await sealWithdrawalAccounts(app, vault)
  } catch {
    const sentence =
      'Bank accounts of stores or withdrawals cannot be opened: give back the key under which they were sealed (PERSONAL_KEYS).'
    if (config.NODE_ENV === 'production') throw configurationError(sentence)
    tell(sentence)
  }
  return vault
}
