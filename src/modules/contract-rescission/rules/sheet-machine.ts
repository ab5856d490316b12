import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/**
 * The settlement of a rescinded contract. Side-states: `own` this side proposed it, `early` the other side may still answer by itself,
 * `unheard` the other side may still say its position to the platform.
 */
export const sheetMachine = defineMachine({
  name: 'contractRescission',
  states: ['PROPOSED', 'REPLACED', 'CONFIRMED', 'DISPUTED', 'RULED'],
  initial: 'PROPOSED',
  moves: {
    replaceSheet: { from: ['PROPOSED'], to: 'REPLACED', who: ['buyer', 'store'] },
    // Both may agree until the platform has decided.
    confirmSheet: { from: ['PROPOSED', 'DISPUTED'], to: 'CONFIRMED', who: ['buyer', 'store'], unless: ['own'] },
    askPlatform: { from: ['PROPOSED'], to: 'DISPUTED', who: ['buyer', 'store'], unless: ['early'] },
    ruleSheet: { from: ['DISPUTED'], to: 'RULED', who: ['platform'], unless: ['unheard'] },
  },
})
export type SheetState = (typeof sheetMachine.states)[number]

/** What becomes of a deposit that the platform holds (Civil Code, articles 586 and 587). */
export const depositRules = ['NONE', 'RETURN', 'KEEP', 'DOUBLE'] as const
export type DepositRule = (typeof depositRules)[number]

export type RescissionTerms = {
  readonly depositRule: DepositRule
  readonly payer: 'buyer' | 'store' | null
  /** Fen. */
  readonly amount: bigint
}

/** What a side still pays to the other after the deposit was dealt with: both are set off; null where nobody pays. */
export function restOf(
  { depositRule, payer, amount }: RescissionTerms,
  deposit: bigint,
): { debtor: 'buyer' | 'store'; fen: bigint } | null {
  const byStore = (depositRule === 'DOUBLE' ? deposit : 0n) + (payer === 'store' ? amount : 0n)
  const byBuyer = payer === 'buyer' ? amount : 0n
  if (byStore === byBuyer) return null
  return byStore > byBuyer ? { debtor: 'store', fen: byStore - byBuyer } : { debtor: 'buyer', fen: byBuyer - byStore }
}
