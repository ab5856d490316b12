import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import type { StatementView } from '../endpoints.ts'
import { referralMessages } from '../messages.ts'
import type { Statement } from './commission-repository.ts'

/** A statement as its salesperson and the platform read it. */
export function statementView(of: Statement, lang: Language): StatementView {
  return {
    statementId: of.statementId,
    statementSn: of.statementSn,
    state: of.state,
    stateText: translate(lang, referralMessages)(`statement${of.state}`),
    total: yuanNumber(BigInt(of.total)),
    entryCount: of.entryCount,
    takenBack: yuanNumber(BigInt(of.takenBack)),
    issueTime: of.issuedAt.toISOString(),
    payTime: of.paidAt?.toISOString() ?? null,
    payNote: of.paidNote,
  }
}
