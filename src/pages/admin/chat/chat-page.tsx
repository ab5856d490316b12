import { adminAgentCalls } from '../../../modules/chat/endpoints-agent.ts'
import { AgentWorkspace } from '../../../modules/chat/ui/agent-workspace.tsx'

/** Conversations of members with the platform. */
export default function AdminChatPage() {
  return <AgentWorkspace calls={adminAgentCalls} orderLink={(orderSn) => `/admin/order/detail?orderSn=${encodeURIComponent(orderSn)}`} />
}
