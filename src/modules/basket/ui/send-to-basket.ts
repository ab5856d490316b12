import { announceBasketCounts, type BasketCounts } from '../../../api/browser/basket-signal.ts'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import type { BasketLine } from './use-baskets.ts'

// The baskets stand above the catalogue, so their calls are known here by the specification's addresses alone (§7).
const cartAdd = callRef('POST', 'v3/business/front/cart/add')
const cartAddMany = callRef('POST', 'v3/business/front/cart/addMany')
const enquiryAdd = callRef('POST', 'v3/business/front/enquiryCart/add')

type Answer = { readonly state: number; readonly msg: string; readonly data?: unknown }

/** Null when every line is in; the server's sentence for the first that is not; empty when the login prompt was opened instead. */
export async function sendToBasket(basket: keyof BasketCounts, lines: readonly BasketLine[]): Promise<string | null> {
  const answer = await (basket === 'cart' ? addToCart(lines) : addInTurn(lines))
  if (answer.state === 266) return ''
  if (answer.state !== 200) return answer.msg
  tellCount(basket, answer.data)
  return firstRefusal(answer.data)
}

function addToCart(lines: readonly BasketLine[]): Promise<Answer> {
  const [only, ...others] = lines
  return only && others.length === 0 ? callApi(cartAdd, only) : callApi(cartAddMany, { lines })
}

async function addInTurn(lines: readonly BasketLine[]): Promise<Answer> {
  let answer: Answer = { state: 200, msg: '' }
  for (const line of lines) {
    answer = await callApi(enquiryAdd, line)
    if (answer.state !== 200) return answer
  }
  return answer
}

function tellCount(basket: keyof BasketCounts, data: unknown): void {
  if (typeof data === 'object' && data !== null && 'availableCartNum' in data && typeof data.availableCartNum === 'number')
    announceBasketCounts({ [basket]: data.availableCartNum })
}

/** `addMany` answers line by line; the first refusal is what the person is told. */
function firstRefusal(data: unknown): string | null {
  const lines: unknown = typeof data === 'object' && data !== null && 'lines' in data ? data.lines : null
  if (!Array.isArray(lines)) return null
  const refused = lines.find(
    (line: unknown) => typeof line === 'object' && line !== null && 'refusal' in line && typeof line.refusal === 'string',
  )
  return refused ? String(Reflect.get(refused, 'refusal')) : null
}
