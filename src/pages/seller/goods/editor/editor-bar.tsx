import { Alert, App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '../../../../ui/console/use-act.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { revisionDiscard, revisionWithdraw, type RevisionRow, revisionSubmit } from '../../../../modules/listing/endpoints-revisions.ts'
import { revisionStateTones, revisionStateKey } from '../revision-state.ts'
import { useGoodsEditorMessages, fieldId } from '../../../../modules/listing/ui/goods-editor-fields.tsx'
import type { SaveStatus } from './draft-autosave.ts'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { consoleKitMessages } from '../../../../ui/console/messages.ts'

/** Proposes the goods; what they still lack is written beside each place, and the first of them gets the focus. */
function SubmitButton({ ready, onErrors, onMoved }: EditorBarProps) {
  const t = useGoodsEditorMessages()
  const kit = useMessages(consoleKitMessages)
  const { message } = App.useApp()
  const { run } = useCommand(revisionSubmit)
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

export type EditorBarProps = {
  readonly name: string
  readonly state: RevisionRow['state']
  readonly reason: string
  readonly isChange: boolean
  readonly news: SaveStatus
  /** Keeps everything and answers what to act on; null when that failed. */
  readonly ready: () => Promise<{ changeId: number; expectedVersion: number } | null>
  readonly onErrors: (errors: Readonly<Record<string, string>>) => void
  readonly onPreview: () => void
  readonly onMoved: () => void
}

/** The head of the editor: what state it is in, whether everything is kept, and what may be done. */
export function EditorBar(props: EditorBarProps) {
  const t = useGoodsEditorMessages()
  const { state } = props
  const save = props.news.state
  const isOpen = state === 'draft' || state === 'returned'
  return (
    <div className="pan sticky top-0 z-5">
      <div className="row g2 wrp bx">
        <Tag tone={revisionStateTones[state]}>{t(revisionStateKey(state))}</Tag>
        <SaveNote {...props} />
        <span className="sp flex-1" />
        <Button icon="eye" onClick={props.onPreview}>
          {t('preview')}
        </Button>
        {state === 'proposed' && <WithdrawButton {...props} />}
        {isOpen && <DiscardButton {...props} />}
        {isOpen && <SubmitButton {...props} />}
      </div>
      {props.isChange && isOpen && <p className="bx t12 c3">{t('scopeHelp')}</p>}
      {state === 'returned' && <Alert type="warning" showIcon banner title={t('returnedBecause', { reason: props.reason })} />}
      {(save === 'stale' || save === 'refused' || save === 'failed') && (
        <Alert
          type="error"
          showIcon
          banner
          role="alert"
          title={save === 'stale' ? t('stale') : save === 'failed' ? t('saveFailed') : (props.news.refusal ?? '')}
          action={
            save === 'stale' ? (
              <Button size="sm" onClick={() => window.location.reload()}>
                {t('reload')}
              </Button>
            ) : undefined
          }
        />
      )}
    </div>
  )
}

function SaveNote({ news: { state: save, savedAt }, state }: EditorBarProps) {
  const t = useGoodsEditorMessages()
  if (state !== 'draft' && state !== 'returned') return null
  const time = savedAt ? savedAt.toTimeString().slice(0, 8) : ''
  const text = save === 'saving' ? t('saving') : save === 'dirty' ? t('unsaved') : savedAt ? t('saved', { time }) : t('saveHint')
  return (
    <span className="t12 c3 num" aria-live="polite">
      {text}
    </span>
  )
}

function WithdrawButton({ ready, onMoved }: EditorBarProps) {
  const t = useGoodsEditorMessages()
  const { act, busy } = useAct(revisionWithdraw)
  const withdraw = async () => {
    const held = await ready()
    if (held && (await act(held, t('withdrawn')))) onMoved()
  }
  return (
    <Button icon="undo-2" busy={busy} onClick={() => void withdraw()}>
      {t('withdraw')}
    </Button>
  )
}

function DiscardButton({ ready, name, isChange }: EditorBarProps) {
  const t = useGoodsEditorMessages()
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act } = useAct(revisionDiscard)
  const [busy, setBusy] = useState(false)
  const discard = async () => {
    setBusy(true)
    const held = await ready()
    setBusy(false)
    if (!held) return void navigate('/seller/goods/change')
    const done = await act(held, t('discarded'))
    if (done) void navigate('/seller/goods/change')
  }
  const ask = () =>
    modal.confirm({
      title: t('discardTitle', { name: name || t('untitled') }),
      content: t(isChange ? 'discardChange' : 'discardDraft'),
      okText: t('discard'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: discard,
    })
  return (
    <Button tone="danger" busy={busy} onClick={() => void ask()}>
      {t('discard')}
    </Button>
  )
}
