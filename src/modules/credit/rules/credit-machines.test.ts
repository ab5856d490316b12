import { expect, test } from 'vitest'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { Machine } from '../../../kernel/state-machine/state-machine.ts'
import { accountMachine } from './account-machine.ts'
import { applicationMachine } from './application-machine.ts'
import { repaymentMachine } from './repayment-machine.ts'
import { writeOffMachine } from './write-off-machine.ts'
import { statementMachine } from './statement-machine.ts'

const people = ['buyer', 'lender', 'system'] as const

// Written out by hand: every state × event × person that is not here is refused.
const grids = {
  creditApplication: `DRAFT submit buyer > SUBMITTED
SUBMITTED review lender > REVIEWING
SUBMITTED reject lender > REJECTED
REVIEWING ask lender > NEED_INFO
REVIEWING offer lender > COUNTER_OFFERED
REVIEWING approve lender > APPROVED
REVIEWING reject lender > REJECTED
NEED_INFO answer buyer > REVIEWING
NEED_INFO reject lender > REJECTED
COUNTER_OFFERED accept buyer > APPROVED
COUNTER_OFFERED decline buyer > REJECTED`,
  creditAccount: `ACTIVE freeze lender > FROZEN_MANUAL
ACTIVE freezeOverdue system > FROZEN_OVERDUE
ACTIVE expire system > FROZEN_EXPIRED
ACTIVE close lender > CLOSED
FROZEN_OVERDUE freeze lender > FROZEN_MANUAL
FROZEN_OVERDUE recover system > ACTIVE
FROZEN_OVERDUE expire system > FROZEN_EXPIRED
FROZEN_OVERDUE close lender > CLOSED
FROZEN_MANUAL unfreeze lender > ACTIVE
FROZEN_MANUAL expire system > FROZEN_EXPIRED
FROZEN_MANUAL close lender > CLOSED
FROZEN_EXPIRED renew lender > ACTIVE
FROZEN_EXPIRED close lender > CLOSED
CLOSED reopen buyer > ACTIVE
CLOSED reopen lender > ACTIVE`,
  creditStatement: `OPEN issue system > ISSUED
ISSUED dispute buyer > DISPUTED
ISSUED confirm buyer > CONFIRMED
ISSUED confirm system > CONFIRMED
DISPUTED reissue lender > ISSUED
CONFIRMED repay buyer > REPAY_REVIEW
CONFIRMED payPart system > PART_PAID
CONFIRMED lapse system > OVERDUE
CONFIRMED settle system > SETTLED
PART_PAID repay buyer > REPAY_REVIEW
PART_PAID lapse system > OVERDUE
PART_PAID settle system > SETTLED
REPAY_REVIEW giveBack system > CONFIRMED
REPAY_REVIEW payPart system > PART_PAID
REPAY_REVIEW settle system > SETTLED
OVERDUE repay buyer > REPAY_REVIEW
OVERDUE writeOff lender > WRITTEN_OFF
OVERDUE settle system > SETTLED`,
  creditWriteOff: `PROPOSED approve lender > DONE
PROPOSED reject lender > REJECTED`,
  creditRepayment: `PENDING_PAYMENT pay system > CONFIRMED
PENDING_PAYMENT close system > CLOSED
REVIEW confirm lender > CONFIRMED
REVIEW confirm system > CONFIRMED
REVIEW reject lender > REJECTED`,
}

function movesOf<State extends string, Event extends string>(machine: Machine<State, Event, never>): string[] {
  return machine.states.flatMap((state) =>
    people.flatMap((who) =>
      machine.events.flatMap((event) => {
        // The grid asks for everybody, also for those whom a table does not know.
        const to = machine.next(state, event, who as never)
        return isFailure(to) ? [] : [`${state} ${event} ${who} > ${to}`]
      }),
    ),
  )
}

test.each([applicationMachine, accountMachine, statementMachine, repaymentMachine, writeOffMachine])(
  '$name allows exactly its written-out grid',
  (machine) => {
    const known = Object.entries(grids).find(([name]) => name === machine.name)?.[1] ?? ''
    expect(movesOf(machine as Machine<string, string, never>).toSorted()).toEqual(known.split('\n').toSorted())
    expect(machine.unreachable()).toEqual([])
  },
)
