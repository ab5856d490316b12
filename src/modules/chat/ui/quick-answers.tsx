import { Dropdown } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import type { AgentCalls } from '../endpoints-agent.ts'
import { agentMessages } from '../messages.ts'

/** The desk's ready sentences; one that is chosen goes into the text, to be read before it is sent. */
export function QuickAnswers({ calls, vid, onPick }: { calls: AgentCalls; vid: number; onPick: (body: string) => void }) {
  const t = useMessages(agentMessages)
  const [isOpen, setOpen] = useState(false)
  const call = useCall(calls.settings, isOpen ? { vid } : null)
  const answers = call.data?.quickAnswers ?? []
  const items =
    answers.length > 0
      ? answers.map((answer) => ({ key: answer.answerId, label: answer.title, title: answer.body, onClick: () => onPick(answer.body) }))
      : [{ key: 'none', label: t('noQuick'), disabled: true }]
  return (
    <Dropdown open={isOpen} onOpenChange={setOpen} trigger={['click']} menu={{ items: call.loading ? [] : items }}>
      <Button size="sm" tone="ghost" icon="message-square-text">
        {t('quick')}
      </Button>
    </Dropdown>
  )
}
