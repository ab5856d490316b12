import { handle, type Handler } from '../../../api/handler.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { verifyDocument } from '../endpoints-document-verification.ts'
import type { DocumentVerifier } from './ports.ts'

const unknown = {
  found: 0,
  kind: null,
  number: '',
  issuer: '',
  issuedOn: '',
  validUntil: '',
  isExpired: 0,
  checkedOn: '',
  sha256: '',
  isIntact: 1,
  amountMatches: null,
} as const

/** Fen of a printed amount; null for an empty one. */
function fenOf(text: string): bigint | null {
  if (text === '') return null
  const [yuan = '0', part = ''] = text.split('.')
  return BigInt(yuan) * 100n + BigInt(part.padEnd(2, '0'))
}

/** Looks a number up with everybody who issues documents, in the order of the registry. */
export function documentVerificationHandlers(verifiers: readonly DocumentVerifier[]): Handler[] {
  return [
    handle(verifyDocument, async ({ code, amount }, call) => {
      for (const verify of verifiers) {
        const found = await verify(call.app.read, code, call.lang)
        if (!found) continue
        const { amount: real, isIntact = true, ...shown } = found
        const told = fenOf(amount)
        return {
          found: 1 as const,
          ...shown,
          checkedOn: shown.checkedOn ?? '',
          sha256: shown.sha256 ?? '',
          isIntact: isIntact ? (1 as const) : (0 as const),
          isExpired: shown.validUntil !== '' && shown.validUntil < dayOf(call.app.clock.now()) ? (1 as const) : (0 as const),
          amountMatches: told === null || real === null ? null : told === real ? (1 as const) : (0 as const),
        }
      }
      return { ...unknown, number: code }
    }),
  ]
}
