import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { localCart } from '../../../api/browser/local-basket.ts'
import { addLocalEnquiry } from '../../../api/browser/local-enquiry.ts'
import type { cartAddMany } from '../endpoints.ts'

const addManyRef = callRef<typeof cartAddMany>('POST', 'v3/business/front/cart/addMany')

/**
 * Hands a visitor's cart to the account that just logged in; the server prices and checks it anew. What it refuses, such as goods
 * that are out of stock, goes into the enquiry basket, so that nothing is lost.
 */
export async function mergeGuestCart(): Promise<void> {
  const lines = localCart.lines()
  if (lines.length === 0) return
  const answer = await callApi(addManyRef, { lines: lines.map((line) => ({ ...line })) })
  if (answer.state !== 200) return
  localCart.clear()
  for (const [index, line] of lines.entries()) if (answer.data?.lines[index]?.refusal) addLocalEnquiry(line)
}
