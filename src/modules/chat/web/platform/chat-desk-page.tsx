import { adminDesk } from '../../contract-desk.ts'
import { ChatDesk } from '../parts/chat-desk.tsx'

/** Conversations of members with the platform. */
export default function AdminChatPage() {
  return <ChatDesk calls={adminDesk} orderLink={(orderSn) => `/admin/order/detail?orderSn=${encodeURIComponent(orderSn)}`} />
}
