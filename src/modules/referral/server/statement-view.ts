import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import type { StatementView } from '../endpoints.ts'
import { referralMessages } from '../messages.ts'
import type { Statement } from './commission-repository.ts'

/** A statement as its salesperson and the platform read it. */
export function statementView(statement: Statement, lang: Language): StatementView {
  return {
    statementId: statement.statementId,
    statementSn: statement.statementSn,
    state: statement.state,
    stateText: translate(lang, referralMessages)(`statement${statement.state}`),
    total: yuanNumber(BigInt(statement.total)),
    entryCount: statement.entryCount,
    takenBack: yuanNumber(BigInt(statement.takenBack)),
    issueTime: statement.issuedAt.toISOString(),
    payTime: statement.paidAt?.toISOString() ?? null,
    payNote: statement.paidNote,
  }
}
