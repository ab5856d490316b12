import { sellerDesk } from '../../contract-desk.ts'
import { ChatDesk } from '../parts/chat-desk.tsx'

/** Conversations of the caller's stores. */
export default function SellerChatPage() {
  return <ChatDesk calls={sellerDesk} orderLink={(orderSn) => `/seller/order/detail?orderSn=${encodeURIComponent(orderSn)}`} />
}
