import { App } from 'antd'
import { useCallback } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { projectRemoveCall, projectRestoreCall, type ProjectRow } from '../../contract.ts'
import { regularWords } from '../words-regular.ts'

const undoSeconds = 10

/** Deletes a regular list and offers to bring it back; `onDone` hears of both. */
export function useUndoRemove(onDone: () => void): (of: ProjectRow) => Promise<void> {
  const t = useWords(regularWords)
  const { message } = App.useApp()
  const { act: remove } = useAct(projectRemoveCall)
  const { act: restore } = useAct(projectRestoreCall)
  return useCallback(
    async ({ projectId, title, version }) => {
      if (!(await remove({ projectId, expectedVersion: version }))) return
      const key = `removed ${projectId}`
      const undo = async () => {
        message.destroy(key)
        if (await restore({ projectId }, t('restored'))) onDone()
      }
      message.open({
        key,
        type: 'success',
        duration: undoSeconds,
        content: (
          <>
            {t('removed', { title })}{' '}
            <Button size="sm" onClick={() => void undo()}>
              {t('undo')}
            </Button>
          </>
        ),
      })
      onDone()
    },
    [message, onDone, remove, restore, t],
  )
}
