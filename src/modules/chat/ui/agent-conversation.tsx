import { useCallback, useMemo, useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { AgentCalls, AgentThreadView } from '../endpoints-agent.ts'
import type { Side } from './conversation.ts'
import { useConversation } from './use-conversation.ts'
import { agentMessages, conversationMessages } from '../messages.ts'
import { Composer } from './composer.tsx'
import { ThreadActions } from './thread-actions.tsx'
import { MessageList } from './message-list.tsx'
import { QuickAnswers } from './quick-answers.tsx'

type Props = {
  thread: AgentThreadView
  calls: AgentCalls
  onDone: () => void
  onAnswered: () => void
  orderLink: (orderSn: string) => string
}

function sideOf(calls: AgentCalls, threadId: number): Side {
  return {
    threadId,
    messages: (asked) => callApi(calls.messages, { threadId, ...asked }),
    send: (draft, key) => callApi(calls.send, { threadId, ...draft }, { idempotencyKey: key }),
    read: (upTo) => callApi(calls.read, { threadId, upTo }),
    typing: () => callApi(calls.typing, { threadId }),
  }
}

/** One customer's conversation at the desk. */
export function AgentConversation({ thread, calls, onDone, onAnswered, orderLink }: Props) {
  const t = useMessages(agentMessages)
  const talkT = useMessages(conversationMessages)
  const [text, setText] = useState('')
  const side = useMemo(() => sideOf(calls, thread.threadId), [calls, thread.threadId])
  const talk = useConversation(side)
  const addAnswer = useCallback((answer: string) => setText((before) => (before === '' ? answer : `${before}\n${answer}`)), [])
  const { customer } = thread
  return (
    <section className="tk-box" aria-label={customer.name}>
      <header className="tk-head">
        <div className="row g2 flex-wrap">
          <b className="t16">{customer.name}</b>
          <Tag small tone={customer.isOnline ? 'ok' : 'neutral'}>
            {t(customer.isOnline ? 'online' : 'offline')}
          </Tag>
          <span className="sp" />
          <ThreadActions thread={thread} calls={calls} onDone={onDone} />
        </div>
        <p className="t12 c3">
          {[customer.company, thread.storeName, thread.agentName === '' ? t('noAgent') : t('agent', { name: thread.agentName })]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </header>
      <MessageList talk={talk} t={talkT} orderLink={orderLink} />
      <Composer
        side={side}
        t={talkT}
        text={text}
        setText={setText}
        onSent={(message) => {
          talk.add(message)
          onAnswered()
        }}
        tools={<QuickAnswers calls={calls} vid={thread.vid} onPick={addAnswer} />}
      />
    </section>
  )
}
