import { sellerDesk } from '../../../modules/chat/endpoints-agent.ts'
import { ChatDesk } from '../../../modules/chat/ui/chat-desk.tsx'

/** Conversations of the caller's stores. */
export default function SellerChatPage() {
  return <ChatDesk calls={sellerDesk} orderLink={(orderSn) => `/seller/order/detail?orderSn=${encodeURIComponent(orderSn)}`} />
}
