import { adminDesk } from '../../../modules/chat/endpoints-agent.ts'
import { ChatDesk } from '../../../modules/chat/ui/chat-desk.tsx'

/** Conversations of members with the platform. */
export default function AdminChatPage() {
  return <ChatDesk calls={adminDesk} orderLink={(orderSn) => `/admin/order/detail?orderSn=${encodeURIComponent(orderSn)}`} />
}
