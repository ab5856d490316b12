import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { materialCodesOfSkus } from '../../enterprise/server/public.ts'
import {
  cartAdd,
  cartAddMany,
  cartCheck,
  cartClearInvalid,
  cartDelete,
  cartList,
  cartMoveToEnquiry,
  cartRestore,
  cartUpdate,
} from '../endpoints.ts'
import { teamOffersOf } from '../../catalog/server/public.ts'
import { addToCart, basketRefusalText } from './add-to-cart.ts'
import { checkLines, linesOf, removeLines, restoreLines } from './basket-repository.ts'
import { cartViewOf } from './cart-view.ts'
import { changeCartLine, moveToEnquiry } from './change-cart.ts'
import { enquiryHandlers } from './enquiry-handlers.ts'
import { skuFinder, skusOf } from './find-skus.ts'

async function viewOf(call: Call) {
  const { memberId, enterpriseId } = memberOf(call)
  const lines = await linesOf(call.app.read, memberId, 'CART')
  const productIds = lines.map((line) => line.productId)
  const [skus, codes, teams] = await Promise.all([
    skusOf(call, productIds),
    enterpriseId === null ? new Map<number, string>() : materialCodesOfSkus(call.app.read, enterpriseId, productIds),
    teamOffersOf(call.app.read, productIds),
  ])
  return cartViewOf(lines, { skus, codes, teams }, call.lang)
}

/** Told of what was put into a cart; never waited for. */
type CartWatch = (call: Call, productId: number) => void

const add = (watch: CartWatch) =>
  handle(cartAdd, async (input, call) => {
    const skus = await skusOf(call, [input.productId])
    const added = await call.app.inTransaction((tx) =>
      addToCart(tx, memberOf(call).memberId, skus.get(input.productId), { ...input, lang: call.lang }),
    )
    if (!isFailure(added)) watch(call, input.productId)
    return added
  })

// Each line is a transaction of its own: one that is refused does not take the others back.
const addMany = (watch: CartWatch) =>
  handle(cartAddMany, async (input, call) => {
    const { memberId } = memberOf(call)
    const skus = await skusOf(
      call,
      input.lines.map((line) => line.productId),
    )
    const lines = []
    for (const wanted of input.lines) {
      const added = await call.app.inTransaction((tx) =>
        addToCart(tx, memberId, skus.get(wanted.productId), { ...wanted, lang: call.lang }),
      )
      if (!isFailure(added)) watch(call, wanted.productId)
      lines.push({
        productId: wanted.productId,
        cartId: isFailure(added) ? null : added.cartId,
        refusal: isFailure(added) ? basketRefusalText(added, call.lang) : null,
      })
    }
    return { lines, availableCartNum: (await viewOf(call)).availableCartNum }
  })

const update = handle(cartUpdate, async (input, call) => {
  const change = {
    memberId: memberOf(call).memberId,
    cartId: input.cartId,
    asked: { number: input.number, unit: input.unit, lang: call.lang },
  }
  const done = await call.app.inTransaction((tx) => changeCartLine(tx, change, skuFinder(call, tx)))
  return isFailure(done) ? done : viewOf(call)
})

const check = handle(cartCheck, async (input, call) => {
  const { memberId } = memberOf(call)
  const view = input.storeId === undefined ? null : await viewOf(call)
  const ofStore = view?.storeCartGroupList.find((group) => group.storeId === input.storeId)?.storeCartList.map((line) => line.cartId)
  const ids = input.cartIds ?? (view ? (ofStore ?? []) : null)
  await call.app.inTransaction((tx) => checkLines(tx, memberId, input.isChecked === 1, ids))
  return viewOf(call)
})

const remove = handle(cartDelete, async (input, call) => {
  await call.app.inTransaction((tx) => removeLines(tx, memberOf(call).memberId, 'CART', input.cartIds))
  return viewOf(call)
})

const restore = handle(cartRestore, async (input, call) => {
  await call.app.inTransaction((tx) => restoreLines(tx, memberOf(call).memberId, 'CART', input.cartIds))
  return viewOf(call)
})

const clearInvalid = handle(cartClearInvalid, async (_input, call) => {
  const { invalidList } = await viewOf(call)
  await call.app.inTransaction((tx) =>
    removeLines(
      tx,
      memberOf(call).memberId,
      'CART',
      invalidList.map((line) => line.cartId),
    ),
  )
  return viewOf(call)
})

const toEnquiry = handle(cartMoveToEnquiry, async (input, call) => {
  await call.app.inTransaction((tx) => moveToEnquiry(tx, memberOf(call).memberId, input.cartIds))
  return viewOf(call)
})

/** Every call of the three baskets. */
export function basketHandlers(watch: CartWatch = () => undefined): Handler[] {
  return [
    add(watch),
    addMany(watch),
    handle(cartList, (_input, call) => viewOf(call)),
    update,
    check,
    remove,
    restore,
    clearInvalid,
    toEnquiry,
    ...enquiryHandlers(),
  ]
}
