import { App } from 'antd'
import type { Callable, RefInput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../basic/button.tsx'
import { useAct } from '../use-act.ts'
import { listMessages } from './messages.ts'

type Props<Row, Ref extends Callable> = {
  readonly picked: readonly Row[]
  readonly call: Ref
  readonly inputOf: (row: Row) => RefInput<Ref>
  readonly label: string
  /** The list is read again, and nothing is chosen any more. */
  readonly onDone: () => void
}

/** A button of the bulk bar that does the same to every chosen row, one after another, and stops at the first refusal. */
export function BulkAct<Row, Ref extends Callable>({ picked, call, inputOf, label, onDone }: Props<Row, Ref>) {
  const t = useMessages(listMessages)
  const { message } = App.useApp()
  const { act, busy } = useAct(call)
  const run = async () => {
    let count = 0
    for (const row of picked) {
      // One after another: the refusal of one is said before the next is asked.
      if (!(await act(inputOf(row)))) break
      count += 1
    }
    if (count > 0) void message.success(t('bulkDone', { count }))
    onDone()
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void run()}>
      {label}
    </Button>
  )
}
