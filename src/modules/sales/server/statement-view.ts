import { yuanNumber } from '../../../shared/money.ts'
import { speak, type Language } from '../../../shared/words.ts'
import type { StatementView } from '../contract.ts'
import { salesWords } from '../words.ts'
import type { Statement } from './commission-store.ts'

/** A statement as its salesperson and the platform read it. */
export function statementView(of: Statement, lang: Language): StatementView {
  return {
    statementId: of.statementId,
    statementSn: of.statementSn,
    state: of.state,
    stateText: speak(lang, salesWords)(`statement${of.state}`),
    total: yuanNumber(BigInt(of.total)),
    entryCount: of.entryCount,
    takenBack: yuanNumber(BigInt(of.takenBack)),
    issueTime: of.issuedAt.toISOString(),
    payTime: of.paidAt?.toISOString() ?? null,
    payNote: of.paidNote,
  }
}
