import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { isFailure } from '../../../shared/failure.ts'
import { speak, type Language } from '../../../shared/words.ts'
import { memberWords } from '../words.ts'
import type { AnyHandle } from '../../../shared/unit.ts'
import { vaultResealCall, vaultStateCall } from '../contract-vault.ts'
import type { PersonalVault } from './ports.ts'
import { silentForMs, startReseal } from './reseal-numbers.ts'
import { keyUses, lastReseal } from './reseal-store.ts'

/** The keys of sealed numbers, and sealing anew. */
export function vaultHandlers(vault: PersonalVault): Handler[] {
  return [
    handle(vaultStateCall, (_input, call) => stateOf(call, vault)),
    handle(vaultResealCall, async (_input, call) => {
      const begun = await startReseal(call, vault)
      return isFailure(begun) ? begun : { state: 'RUNNING' as const }
    }),
  ]
}

async function stateOf({ house: { read, clock }, lang }: Call, vault: PersonalVault) {
  const [uses, last] = [new Map((await keyUses(read)).map((use) => [use.keyId, use.numbers])), await lastReseal(read)]
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
  return known ? speak(lang, memberWords)(`reseal_${known}`, { key }) : ''
}

/** Names of keys that have sealed stored numbers and cannot open them: they are missing, or another key stands under their name. */
export async function keysThatFail(reader: AnyHandle, vault: PersonalVault): Promise<string[]> {
  return (await keyUses(reader)).filter(({ sample }) => !opens(vault, sample)).map(({ keyId }) => keyId)
}

function opens(vault: PersonalVault, sealed: Buffer): boolean {
  try {
    return vault.open(sealed).length >= 0
  } catch {
    return false
  }
}
