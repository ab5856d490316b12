import { useCallback, useMemo, useState } from 'react'
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { hiddenHead } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { storeStatusList } from '../../../modules/store/endpoints-status.ts'
import { storeStatusMessages } from '../../../modules/store/messages.ts'
import {
  chatThread,
  chatThreads,
  type chatMessages,
  type chatRead,
  type chatSend,
  type chatTyping,
} from '../../../modules/chat/endpoints.ts'
import '../../../modules/chat/ui/chat.css'
import { Composer, type Send } from '../../../modules/chat/ui/composer.tsx'
import { ChatHeader } from './chat-header.tsx'
import { MessageList } from '../../../modules/chat/ui/message-list.tsx'
import { RateConversation } from './rate-conversation.tsx'
import { ConversationList } from './conversation-list.tsx'
import type { Draft, Side } from '../../../modules/chat/ui/conversation.ts'
import { useConversation } from '../../../modules/chat/ui/use-conversation.ts'
import { conversationMessages, type ConversationSource } from '../../../modules/chat/messages.ts'

const messagesRef = callRef<typeof chatMessages>('GET', 'v3/msg/front/chat/messages')
const sendRef = callRef<typeof chatSend>('POST', 'v3/msg/front/chat/send', true)
const readRef = callRef<typeof chatRead>('POST', 'v3/msg/front/chat/read')
const typingRef = callRef<typeof chatTyping>('POST', 'v3/msg/front/chat/typing')

/** `vid` is the store to talk to; 0 or nothing is the platform (specification §2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('vid') ?? '0')
  const vid = Number.isSafeInteger(asked) && asked > 0 ? asked : 0
  const [desk, talks] = await Promise.all([load(context, chatThread, { vid }), load(context, chatThreads, {})])
  const here = pageContextOf(context)
  const standing = vid > 0 ? ((await here.call(storeStatusList, { storeIds: [vid] })).data?.[0] ?? null) : null
  return { desk, standing, talks: talks.list, ...pageMessages(here.lang, conversationMessages, storeStatusMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? hiddenHead(matches, translatePage<ConversationSource>(loaderData, 'talk')('service')) : []

function sideOf(vid: number, threadId: number | null): Side {
  const id = threadId ?? 0
  return {
    threadId,
    messages: (asked) => callApi(messagesRef, { threadId: id, ...asked }),
    send: (draft, key) => callApi(sendRef, { vid, ...draft }, { idempotencyKey: key }),
    read: (upTo) => callApi(readRef, { threadId: id, upTo }),
    typing: () => callApi(typingRef, { threadId: id }),
  }
}

export default function ChatPage() {
  const t = usePageMessages<ConversationSource>('talk')
  const { desk, talks } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="wrap tk">
      <ConversationList list={talks} vid={desk.vid} t={t} />
      <Talk key={desk.vid} />
    </main>
  )
}

/** The conversation with one desk. */
function Talk() {
  const t = usePageMessages<ConversationSource>('talk')
  const { desk, standing } = useLoaderData<typeof loader>()
  const [threadId, setThreadId] = useState(desk.threadId)
  const [text, setText] = useState('')
  const [isRated, setRated] = useState(false)
  const { revalidate } = useRevalidator()
  const side = useMemo(() => sideOf(desk.vid, threadId), [desk.vid, threadId])
  const again = useCallback(() => void revalidate(), [revalidate])
  const talk = useConversation(side, again)
  return (
    <section className="pan tk-box" aria-label={desk.name}>
      <ChatHeader desk={desk} standing={standing} t={t} />
      {threadId === null && <p className="tk-note">{desk.greeting}</p>}
      <MessageList talk={talk} t={t} orderLink={(orderSn) => `/member/order/detail?orderSn=${encodeURIComponent(orderSn)}`} />
      {threadId !== null && desk.canRate === 1 && !isRated && <RateConversation threadId={threadId} t={t} onRated={() => setRated(true)} />}
      {isRated && <p className="tk-note">{t('rated')}</p>}
      <Composer
        side={side}
        t={t}
        text={text}
        setText={setText}
        onSent={(message, id) => {
          setThreadId(id)
          talk.add(message)
        }}
        Offers={CardOffers}
      />
    </section>
  )
}

/** Came from goods or an order: one press shows it to the desk. */
function CardOffers({ send }: { send: Send }) {
  const t = usePageMessages<ConversationSource>('talk')
  const [query, setQuery] = useSearchParams()
  const [productId, orderSn] = [Number(query.get('productId') ?? '0'), query.get('orderSn')]
  const offer = async (draft: Draft) => {
    if (!(await send(draft))) return
    query.delete(draft.kind === 'goods' ? 'productId' : 'orderSn')
    setQuery(query, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      {productId > 0 && (
        <Button size="sm" icon="package" onClick={() => void offer({ kind: 'goods', productId })}>
          {t('sendGoods')}
        </Button>
      )}
      {orderSn && (
        <Button size="sm" icon="receipt-text" onClick={() => void offer({ kind: 'order', orderSn })}>
          {t('sendOrder')}
        </Button>
      )}
    </>
  )
}
