import { App } from 'antd'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { useUndo } from '../../../../ui/console/form/use-undo.tsx'
import { revisionDiscard, revisionWithdraw } from '../../../../modules/listing/endpoints-revisions.ts'
import { bulkGoodsMessages } from '../messages.ts'

type Proposed = { readonly changeId: number; readonly version: number }

/** Says how many goods wait for the review, and offers to withdraw and discard their changes. */
export function useTakeBackCategory(onDone: () => void) {
  const t = useMessages(bulkGoodsMessages)
  const { message } = App.useApp()
  const withdraw = useCommand(revisionWithdraw)
  const discard = useCommand(revisionDiscard)
  const undo = useUndo()
  const takeBack = async ({ changeId, version }: Proposed): Promise<boolean> => {
    const draft = await withdraw.run({ changeId, expectedVersion: version })
    if (draft.kind === 'unknown' || !draft.answer.data) return false
    const gone = await discard.run({ changeId, expectedVersion: draft.answer.data.version })
    return gone.kind !== 'unknown' && gone.answer.state === 200
  }
  return (list: readonly Proposed[]) =>
    undo(t('categoryProposed', { count: list.length }), async () => {
      let failed = 0
      for (const one of list) if (!(await takeBack(one))) failed += 1
      if (failed === 0) message.success(t('categoryUndone'))
      else message.warning(t('categoryUndonePart', { count: failed }))
      onDone()
    })
}
