import { App } from 'antd'
import { useCallback } from 'react'
import type { Callable, RefInput, RefOutput } from '../../api/browser/call-ref.ts'
import { useCommand } from '../../api/browser/use-command.ts'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { consoleKitMessages } from './messages.ts'

/**
 * A command behind a button: says what the server refused, or `done` when it worked. Resolves with the answer's data,
 * or null when nothing (known) happened.
 */
export function useAct<Ref extends Callable>(endpoint: Ref) {
  const { run, busy } = useCommand(endpoint)
  const { message } = App.useApp()
  const t = useMessages(consoleKitMessages)
  const act = useCallback(
    async (input: RefInput<Ref>, done?: string): Promise<{ readonly data: RefOutput<Ref> | undefined } | null> => {
      const outcome = await run(input)
      if (outcome.kind === 'unknown') {
        message.error(t('unknown'))
        return null
      }
      const { answer } = outcome
      if (answer.state !== 200) {
        message.error(Object.values(answer.errors ?? {})[0] ?? answer.msg)
        return null
      }
      if (done) message.success(done)
      return { data: answer.data }
    },
    [run, message, t],
  )
  return { act, busy }
}
