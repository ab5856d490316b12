import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { fenOfNumber } from '../../../kernel/money/money.ts'

/** What an amount of a client is in fen; above zero. Refusal: `credit.amountWrong` at its field. */
export function fenAbove(amount: number, field: string): bigint | Failure {
  const fen = fenOfNumber(amount)
  return fen !== undefined && fen > 0n ? fen : failure('credit.amountWrong', {}, { field })
}
