import { App } from 'antd'
import { useCallback } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { formMessages } from './messages.ts'

/** How long one may think better of it, in seconds. */
const shownSeconds = 8

/** Says what was done and offers to take it back; for what can be undone, instead of a question before. */
export function useUndo() {
  const { message } = App.useApp()
  const t = useMessages(formMessages)
  return useCallback(
    (done: string, takeBack: () => unknown) => {
      const key = 'undo'
      const undo = () => {
        message.destroy(key)
        takeBack()
      }
      void message.open({
        key,
        type: 'success',
        duration: shownSeconds,
        content: (
          <span className="und">
            {done}
            <button type="button" className="lk b6" onClick={undo}>
              {t('undo')}
            </button>
          </span>
        ),
      })
    },
    [message, t],
  )
}
