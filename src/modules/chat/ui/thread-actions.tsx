import { App, Modal, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import type { AgentCalls, AgentThreadView } from '../endpoints-agent.ts'
import { agentMessages } from '../messages.ts'

type Props = { thread: AgentThreadView; calls: AgentCalls; onDone: () => void }

/** What the desk may do with a conversation beside answering: hand it on, end it. */
export function ThreadActions({ thread, calls, onDone }: Props) {
  const t = useMessages(agentMessages)
  const { modal } = App.useApp()
  const [isHandingOn, setHandingOn] = useState(false)
  const { act, busy } = useAct(calls.close)
  const expected = { threadId: thread.threadId, expectedVersion: thread.version }
  const close = () =>
    modal.confirm({
      title: t('close'),
      content: t('closeSure'),
      okText: t('close'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act(expected, t('closedDone'))) onDone()
      },
    })
  return (
    <>
      {thread.can.includes('transfer') && (
        <Button size="sm" onClick={() => setHandingOn(true)}>
          {t('transfer')}
        </Button>
      )}
      {thread.can.includes('close') && (
        <Button size="sm" busy={busy} onClick={() => void close()}>
          {t('close')}
        </Button>
      )}
      {isHandingOn && <HandOn thread={thread} calls={calls} onDone={onDone} onClose={() => setHandingOn(false)} />}
    </>
  )
}

function HandOn({ thread, calls, onDone, onClose }: Props & { onClose: () => void }) {
  const t = useMessages(agentMessages)
  const colleagues = useCall(calls.colleagues, { vid: thread.vid })
  const [toAgentId, setAgent] = useState<number | null>(null)
  const { act, busy } = useAct(calls.transfer)
  const handOn = async () => {
    if (toAgentId === null) return
    if (await act({ threadId: thread.threadId, expectedVersion: thread.version, toAgentId }, t('transferred'))) {
      onClose()
      onDone()
    }
  }
  return (
    <Modal
      open
      title={t('transferTo')}
      okText={t('transfer')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: toAgentId === null }}
      confirmLoading={busy}
      onOk={() => void handOn()}
      onCancel={onClose}
    >
      <Select
        aria-label={t('transferTo')}
        style={{ width: '100%' }}
        loading={colleagues.loading}
        value={toAgentId}
        onChange={setAgent}
        options={(colleagues.data?.list ?? []).map((one) => ({
          value: one.agentId,
          label: `${one.name} · ${t(one.isOnline ? 'online' : 'offline')}`,
        }))}
      />
    </Modal>
  )
}
