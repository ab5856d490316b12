import { memberOf, type Call } from '../../../../api/handler.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import type { CreditWriteOffView } from '../../endpoints-schemas.ts'
import { creditMessages } from '../../messages.ts'
import type { Viewer } from '../credit-views.ts'
import { recoveriesOf, writeOffOfStatement, type WriteOff } from './write-off-repository.ts'

function mayDo(of: WriteOff, viewer: Viewer, memberId: number): CreditWriteOffView['can'] {
  if (viewer.who !== 'lender' || viewer.mayBypass !== true) return []
  if (of.state === 'PROPOSED') return of.proposedBy === memberId ? [] : ['approve', 'reject']
  return of.state === 'DONE' && of.recoveredFen < of.amountFen ? ['recover'] : []
}

/** What was written off of a statement. A company sees it once it is done, without the names of those who decided. */
export async function writeOffView(call: Call, statementId: number, viewer: Viewer): Promise<CreditWriteOffView | null> {
  const of = await writeOffOfStatement(call.app.read, statementId)
  const isLender = viewer.who === 'lender'
  if (!of || (!isLender && of.state !== 'DONE')) return null
  const recoveries = await recoveriesOf(call.app.read, of.writeOffId)
  return {
    writeOffSn: of.writeOffSn,
    state: of.state,
    stateText: translate(call.lang, creditMessages)(`writeOff_${of.state}`),
    amount: yuanNumber(of.amountFen),
    recovered: yuanNumber(of.recoveredFen),
    reason: isLender ? of.reason : '',
    proposerName: isLender ? of.proposerName : '',
    proposeTime: of.proposedAt.toISOString(),
    deciderName: isLender ? of.deciderName : '',
    decideTime: of.decidedAt?.toISOString() ?? null,
    note: isLender ? of.note : '',
    recoveries: recoveries.map((one) => ({
      amount: yuanNumber(one.amountFen),
      documentNo: one.documentNo,
      time: one.at.toISOString(),
      enteredName: isLender ? one.enteredName : '',
    })),
    can: mayDo(of, viewer, memberOf(call).memberId),
  }
}
