import { Form, Input, Popconfirm } from 'antd'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import type { AgentCalls } from '../endpoints-agent.ts'
import { agentMessages } from '../messages.ts'

type Answer = RefOutput<AgentCalls['settings']>['quickAnswers'][number]
type Props = { calls: AgentCalls; vid: number; answers: readonly Answer[]; onDone: () => void }
type New = { title: string; body: string }

/** The ready sentences of a desk: those there are, and a form for another one. */
export function QuickAnswerSettings({ calls, vid, answers, onDone }: Props) {
  const t = useMessages(agentMessages)
  const [form] = Form.useForm<New>()
  const { act, busy } = useAct(calls.saveAnswer)
  const remove = useAct(calls.deleteAnswer)
  const add = async (answer: New) => {
    if (!(await act({ vid, ...answer, sort: answers.length }, t('saved')))) return
    form.resetFields()
    onDone()
  }
  return (
    <section aria-label={t('quick')} className="mt-6">
      <h3 className="t14 b6">{t('quick')}</h3>
      <ul>
        {answers.map((answer) => (
          <li key={answer.answerId} className="row g2 px-0 py-2 border-b border-line">
            <span className="sp min-w-0">
              <b className="t13">{answer.title}</b>
              <span className="t12 c2 block whitespace-pre-wrap wrap-anywhere">{answer.body}</span>
            </span>
            <Popconfirm
              title={t('removeSure')}
              okText={t('remove')}
              cancelText={t('cancel')}
              onConfirm={async () => {
                if (await remove.act({ answerId: answer.answerId }, t('removed'))) onDone()
              }}
            >
              <Button size="sm" tone="ghost">
                {t('remove')}
              </Button>
            </Popconfirm>
          </li>
        ))}
      </ul>
      <Form form={form} layout="vertical" style={{ marginTop: 12 }} onFinish={(answer: New) => void add(answer)}>
        <Form.Item name="title" label={t('answerTitle')} rules={[{ required: true, whitespace: true, message: t('required') }]}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="body" label={t('answerBody')} rules={[{ required: true, whitespace: true, message: t('required') }]}>
          <Input.TextArea rows={3} maxLength={1000} />
        </Form.Item>
        <Button type="submit" busy={busy}>
          {t('addAnswer')}
        </Button>
      </Form>
    </section>
  )
}
