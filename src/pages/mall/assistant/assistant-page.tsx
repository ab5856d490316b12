import { useState, type FormEvent, type KeyboardEvent } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { goodsMessages } from '../../../modules/catalog/messages.ts'
import { assistantMessages } from '../../../modules/sourcing-tools/messages.ts'
import { AnswerCalculations } from './answer-calculations.tsx'
import { AnswerLines } from './answer-lines.tsx'
import { useConversation, type Exchange } from './use-conversation.ts'
import { useAssistantMessages, type AssistantMessageSource } from './use-messages.ts'
import './assistant.css'

export function loader({ context }: LoaderFunctionArgs) {
  return pageMessages(pageContextOf(context).lang, assistantMessages, goodsMessages)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<AssistantMessageSource>(loaderData, 'toolsAssistant')
  return pageHead(matches, { title: t('title'), description: t('description'), canonical: `${rootOf(matches).origin}/ai` })
}

const examples = ['example1', 'example2', 'example3', 'example4'] as const

/** The buying assistant: a need in words becomes lines, calculations, and what a basket takes. */
export default function AssistantPage() {
  const t = useAssistantMessages()
  const { exchanges, ask, isBusy } = useConversation(t('failed'))
  return (
    <main id="main">
      <div className="wrap as-w">
        <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('title') }]} />
        <h1 className="t20 b6">{t('title')}</h1>
        <p className="c2 t13">{t('lead')}</p>
        <ol className="as-m" aria-label={t('conversation')} aria-live="polite">
          {exchanges.map((exchange) => (
            <Turn key={exchange.key} exchange={exchange} />
          ))}
        </ol>
        <Question onAsk={ask} isBusy={isBusy} />
        {exchanges.length === 0 && (
          <section aria-label={t('examples')} className="mt-4">
            <h2 className="t13 c2">{t('examples')}</h2>
            <div className="as-e mt-2">
              {examples.map((example) => (
                <Button key={example} size="sm" onClick={() => void ask(t(example))}>
                  {t(example)}
                </Button>
              ))}
            </div>
          </section>
        )}
      </div>
    </main>
  )
}

function Turn({ exchange: { text, answer, failure } }: { exchange: Exchange }) {
  const t = useAssistantMessages()
  return (
    <>
      <li className="as-q">
        <span className="sr">{t('you')}</span>
        {text}
      </li>
      <li className="pan as-a">
        <span className="sr">{t('assistant')}</span>
        {failure !== '' && <Note tone="warn">{failure}</Note>}
        {!answer && failure === '' && <span className="c3">{t('sending')}</span>}
        {answer && (
          <>
            <p className="whitespace-pre-line">{answer.reply}</p>
            <p className="t12 c3">{t(answer.by === 'model' ? 'byModel' : 'byRules')}</p>
            <AnswerCalculations calculations={answer.calculations} />
            {answer.lines.length > 0 && <AnswerLines lines={answer.lines} />}
          </>
        )}
      </li>
    </>
  )
}

function Question({ onAsk, isBusy }: { onAsk: (text: string) => Promise<void>; isBusy: boolean }) {
  const t = useAssistantMessages()
  const [typed, setTyped] = useState('')
  const send = () => {
    if (isBusy || typed.trim() === '') return
    void onAsk(typed)
    setTyped('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const key = (event: KeyboardEvent) => {
    // Enter sends, Shift+Enter begins a line; while an input method composes, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className="as-f col g2" onSubmit={submit}>
      <textarea
        aria-label={t('input')}
        placeholder={t('hint')}
        value={typed}
        maxLength={4000}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={key}
      />
      <div>
        <Button type="submit" tone="brand" busy={isBusy} disabled={typed.trim() === ''}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
