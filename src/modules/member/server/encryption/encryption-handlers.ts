import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { memberMessages } from '../../messages.ts'
import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { rotateEncryptionKey, encryptionStatus } from '../../endpoints-encryption.ts'
import type { PersonalVault } from '../ports.ts'
import { silentForMs, startKeyRotation } from './rotate-encryption-key.ts'
import { keyUses, lastKeyRotation } from './key-rotation-repository.ts'

/** The keys of sealed numbers, and sealing anew. */
export function encryptionHandlers(vault: PersonalVault): Handler[] {
  return [
    handle(encryptionStatus, (_input, call) => stateOf(call, vault)),
    handle(rotateEncryptionKey, async (_input, call) => {
      const begun = await startKeyRotation(call, vault)
      return isFailure(begun) ? begun : { state: 'RUNNING' as const }
    }),
  ]
}

async function stateOf({ app: { read, clock }, lang }: Call, vault: PersonalVault) {
  const [uses, last] = [new Map((await keyUses(read)).map((use) => [use.keyId, use.numbers])), await lastKeyRotation(read)]
  const names = [...new Set([...vault.keys, ...uses.keys()])]
  const isSilent = last?.state === 'RUNNING' && clock.now().getTime() - last.movedAt.getTime() >= silentForMs
  const isRunning = last?.state === 'RUNNING' && !isSilent
  const isLeft = names.some((keyId) => keyId !== vault.sealingKey && (uses.get(keyId) ?? 0) > 0)
  return {
    keys: names.map((keyId) => ({
      keyId,
      use: keyId === vault.sealingKey ? ('seals' as const) : vault.keys.includes(keyId) ? ('opens' as const) : ('missing' as const),
      numbers: uses.get(keyId) ?? 0,
    })),
    last: last && {
      state: isSilent ? ('STOPPED' as const) : last.state,
      toKey: last.toKey,
      total: last.total,
      done: last.done,
      error: sentenceOf(last.error, lang),
      beginBy: last.begunBy,
      beginTime: last.begunAt.toISOString(),
      moveTime: last.movedAt.toISOString(),
    },
    can: isLeft && !isRunning ? ['reseal' as const] : [],
  }
}

/** Why a run failed, as its reader says it. */
function sentenceOf(error: string, lang: Language): string {
  const [code, key = ''] = error.split(':')
  const known = (['keyMissing', 'keyWrong', 'otherKey'] as const).find((one) => one === code)
  return known ? translate(lang, memberMessages)(`reseal_${known}`, { key }) : ''
}

/** Names of keys that have sealed stored numbers and cannot open them: they are missing, or another key stands under their name. */
export async function unusableKeys(reader: Queryable, vault: PersonalVault): Promise<string[]> {
  return (await keyUses(reader)).filter(({ sample }) => !opens(vault, sample)).map(({ keyId }) => keyId)
}

function opens(vault: PersonalVault, sealed: Buffer): boolean {
  try {
    return vault.open(sealed).length >= 0
  } catch {
    return false
  }
}
