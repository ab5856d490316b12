import { sellerAgentCalls } from '../../../modules/chat/endpoints-agent.ts'
import { AgentWorkspace } from '../../../modules/chat/ui/agent-workspace.tsx'

/** Conversations of the caller's stores. */
export default function SellerChatPage() {
  return <AgentWorkspace calls={sellerAgentCalls} orderLink={(orderSn) => `/seller/order/detail?orderSn=${encodeURIComponent(orderSn)}`} />
}
