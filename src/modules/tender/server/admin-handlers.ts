import { totalOf } from '../../../kernel/database/list-total.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import { offsetOf } from '../../../kernel/database/paging.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { KeyWrapper } from '../../../kernel/sealing/sealed-payloads.ts'
import { attachmentsOf, attachmentViewOf } from '../../attachment/server/public.ts'
import { adminDepositList, adminDepositReview, adminTenderList, adminTenderReview } from '../endpoints-admin.ts'
import { tenderMessages } from '../messages.ts'
import { tenderMachine } from '../rules/tender-machine.ts'
import { reviewDeposit } from './bid-commands.ts'
import { bidsOfTender, openDeposits } from './bid-repository.ts'
import { reviewTender } from './publish-tender.ts'
import { tendersForAdmin } from './tender-repository.ts'
import { headOf, lotsOf, reasonText } from './tender-view.ts'

const verdicts = ['approve', 'reject', 'terminate'] as const

const depositStates = { all: ['SUBMITTED', 'REFUNDING'], check: ['SUBMITTED'], return: ['REFUNDING'] } as const

/** What the platform reads and decides; nothing of a sealed bid. */
export function adminHandlers(keys: KeyWrapper): Handler[] {
  return [
    handle(adminTenderList, async ({ tab, ...page }, call) => {
      const found = await tendersForAdmin(call.app.read, tab === 'review', { limit: page.pageSize, offset: offsetOf(page) })
      const inReview = found.filter(({ state }) => state === 'REVIEWING')
      const files = await Promise.all(inReview.map(({ tenderId }) => attachmentsOf(call.app.read, 'tender', tenderId)))
      // Winners of lots, once their bids are opened.
      const opened = new Map(
        await Promise.all(
          found
            .filter(({ lots, openedAt }) => lots.length > 0 && openedAt !== null)
            .map(async ({ tenderId }) => [tenderId, await bidsOfTender(call.app.read, tenderId)] as const),
        ),
      )
      const list = found.map((tender) => {
        const { version, body, qualification } = tender
        const allowed = tenderMachine.allowedActions(tender.state, 'platform')
        const can = verdicts.filter((verdict) => allowed.includes(verdict))
        return {
          ...headOf(tender, call.lang),
          version,
          body,
          qualification,
          lines: [...tender.lines],
          lots: lotsOf(tender, opened.get(tender.tenderId) ?? [], call.lang),
          reason: reasonText(tender.reason, call.lang),
          files: (files[inReview.indexOf(tender)] ?? []).map(attachmentViewOf),
          can,
        }
      })
      return { list, total: totalOf(found) }
    }),
    handle(adminTenderReview, (input, call) =>
      call.app.inTransaction(async (tx) => {
        const tender = await reviewTender(call, tx, input, keys)
        return isFailure(tender) ? tender : { tenderSn: tender.tenderSn, state: tender.state, version: tender.version }
      }),
    ),
    handle(adminDepositList, async ({ tab, ...page }, call) => {
      const found = await openDeposits(call.app.read, depositStates[tab], page.pageSize, offsetOf(page))
      const t = translate(call.lang, tenderMessages)
      const list = found.map((bid) => ({
        bidSn: bid.bidSn,
        tenderTitle: bid.tenderTitle,
        lot: bid.lot,
        bidderTitle: bid.bidderTitle,
        deposit: yuanNumber(BigInt(bid.deposit)),
        kind: bid.depositKind,
        reference: bid.depositRef,
        state: bid.depositState,
        stateText: t(`deposit_${bid.depositState}`),
        refundUntil: bid.refundDueAt && bid.refundDueAt.toISOString(),
      }))
      return { list, total: found[0]?.total_count ?? 0 }
    }),
    handle(adminDepositReview, (input, call) => call.idempotent((tx) => reviewDeposit(call, tx, input))),
  ]
}
