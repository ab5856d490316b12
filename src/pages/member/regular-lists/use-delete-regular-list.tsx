import { App } from 'antd'
import { useCallback } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { projectRemove, projectRestore, type ProjectRow } from '../../../modules/project/endpoints.ts'
import { regularListMessages } from './messages.ts'

const undoSeconds = 10

/** Deletes a regular list and offers to bring it back; `onDone` hears of both. */
export function useDeleteRegularList(onDone: () => void): (projectRow: ProjectRow) => Promise<void> {
  const t = useMessages(regularListMessages)
  const { message } = App.useApp()
  const { act: remove } = useAct(projectRemove)
  const { act: restore } = useAct(projectRestore)
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
