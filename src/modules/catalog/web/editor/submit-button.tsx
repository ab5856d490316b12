import { App } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { kitWords } from '../../../../ui/console/words.ts'
import { changeSubmit } from '../../contract-goods-change.ts'
import { fieldId, useEditorWords } from './edit-field.tsx'
import type { EditorBarProps } from './editor-bar.tsx'

/** Proposes the goods; what they still lack is written beside each place, and the first of them gets the focus. */
export function SubmitButton({ ready, onErrors, onMoved }: EditorBarProps) {
  const t = useEditorWords()
  const kit = useWords(kitWords)
  const { message } = App.useApp()
  const { run } = useCommand(changeSubmit)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    const held = await ready()
    const outcome = held ? await run(held) : null
    setBusy(false)
    if (!outcome) return
    if (outcome.kind === 'unknown') return void message.error(kit('unknown'))
    const { answer } = outcome
    if (answer.state !== 200 || !answer.data) {
      onErrors(answer.errors ?? {})
      const first = Object.keys(answer.errors ?? {})[0]
      if (first !== undefined) document.getElementById(fieldId(first))?.focus()
      return void message.error(answer.msg)
    }
    onErrors({})
    message.success(t(answer.data.state === 'confirmed' ? 'applied' : 'submitted'))
    onMoved()
  }
  return (
    <Button tone="action" busy={busy} onClick={() => void submit()}>
      {t('submit')}
    </Button>
  )
}
