import { useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react'
import { newRequestKey } from '../../../api/request-key.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Draft, Message, Side } from './conversation.ts'
import { uploadChatFile } from './upload-chat-file.ts'
import type { TranslateConversation } from '../messages.ts'

const mostText = 2000
const typingEveryMs = 3_000
const accepted = '.jpg,.jpeg,.png,.gif,.bmp,.pdf,.xlsx,.xls,.docx,.doc,.txt,.csv'

export type Send = (draft: Draft) => Promise<boolean>

export type ComposerProps = {
  side: Side
  t: TranslateConversation
  text: string
  setText: (text: string) => void
  onSent: (message: Message, threadId: number) => void
  /** What may be sent at one press, such as the goods one comes from. */
  Offers?: ComponentType<{ send: Send }>
  /** More ways to write, such as quick answers. */
  tools?: ReactNode
}

/** Where a message is written. What was refused or not heard stays where it was, to be sent again under the same key. */
export function Composer({ side, t, text, setText, onSent, Offers, tools }: ComposerProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const unheard = useRef<{ content: string; key: string } | null>(null)
  const lastTyping = useRef(0)
  const send = async (draft: Draft): Promise<boolean> => {
    const content = JSON.stringify(draft)
    const key = unheard.current?.content === content ? unheard.current.key : newRequestKey()
    unheard.current = { content, key }
    setBusy('')
    const answer = await side.send(draft, key).catch(() => null)
    setBusy(null)
    if (answer) unheard.current = null
    if (answer?.state === 200 && answer.data) onSent(answer.data.message, answer.data.threadId)
    setProblem(answer === null ? t('unsent') : answer.state === 200 ? null : answer.msg)
    return answer?.state === 200
  }
  const sendText = async () => {
    if (text.trim() !== '' && busy === null && (await send({ kind: 'text', text }))) setText('')
  }
  const sendFile = async (file: File) => {
    setBusy(file.name)
    const kept = await uploadChatFile(file).catch(() => null)
    setBusy(null)
    if (kept?.state === 200 && kept.data) await send({ kind: kept.data.isPicture ? 'picture' : 'file', fileId: kept.data.fileId })
    else setProblem(kept?.msg ?? t('unsent'))
  }
  const onKey = (event: KeyboardEvent) => {
    // While an input method composes Chinese, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void sendText()
  }
  const onText = (next: string) => {
    setText(next)
    if (side.threadId === null || Date.now() - lastTyping.current < typingEveryMs) return
    lastTyping.current = Date.now()
    void side.typing().catch(() => undefined)
  }
  return (
    <div className="tk-in">
      {problem && <Note tone="danger">{problem}</Note>}
      {busy && <Note>{t('uploading', { name: busy })}</Note>}
      <div className="row g2 tk-tools">
        <label className="btn sm gh">
          <input
            type="file"
            className="sr"
            accept={accepted}
            aria-label={t('addFile')}
            disabled={busy !== null}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) void sendFile(file)
              event.target.value = ''
            }}
          />
          <Icon name="paperclip" size={14} />
          {t('attach')}
        </label>
        {Offers && <Offers send={send} />}
        {tools}
      </div>
      <textarea
        aria-label={t('write')}
        placeholder={t('writeHint')}
        maxLength={mostText}
        rows={3}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKey}
      />
      <div className="row g2">
        <span className="t12 c3 num">{text.length > mostText - 200 ? `${text.length} / ${mostText}` : ''}</span>
        <span className="sp" />
        <Button tone="action" icon="send" busy={busy !== null} disabled={text.trim() === ''} onClick={() => void sendText()}>
          {t('send')}
        </Button>
      </div>
    </div>
  )
}
