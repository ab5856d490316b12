import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, idList, oneOrZero } from '../../api/fields.ts'
import { unitKinds } from '../catalog/endpoints.ts'
import { cartLine, flag } from './endpoints-schemas.ts'

/** What every basket's `add` takes: the specification's fields and the unit that the number is in. */
export const addInput = z.object({ productId: id, number: decimal, unit: z.enum(unitKinds).default('primary') })

const storeCartGroup = z.object({
  storeId: z.number(),
  storeName: z.string(),
  checkedAll: flag,
  /** Yuan of the checked lines. */
  totalAmount: z.number(),
  /** Number of checked lines. */
  totalCheck: z.number(),
  /** The lines, under both names of the specification. */
  storeCartList: z.array(cartLine),
  storeGoodsList: z.array(cartLine),
})

export const cartView = z.object({
  storeCartGroupList: z.array(storeCartGroup),
  /** Lines that cannot be bought whatever the quantity, each with its reason. */
  invalidList: z.array(cartLine),
  checkedAll: flag,
  totalAmount: z.number(),
  totalCheck: z.number(),
  /** Lines that can be bought: the badge. */
  availableCartNum: z.number(),
})
export type CartView = z.output<typeof cartView>

export const cartAdd = endpoint({
  method: 'POST',
  path: 'v3/business/front/cart/add',
  summary: 'Puts goods into the cart; the same SKU in the same unit adds up',
  guard: 'login',
  input: addInput,
  output: z.object({ cartId: z.number(), buyNum: z.number(), availableCartNum: z.number() }),
  rate: 'write',
  note: '`unit` is ours; without it the number is in the trade unit, as in the specification.',
})

export const cartAddMany = endpoint({
  method: 'POST',
  path: 'v3/business/front/cart/addMany',
  summary: 'Puts several SKUs into the cart; each line answers for itself',
  guard: 'login',
  input: z.object({ lines: z.array(addInput).min(1).max(100) }),
  output: z.object({
    lines: z.array(z.object({ productId: z.number(), cartId: z.number().nullable(), refusal: z.string().nullable() })),
    availableCartNum: z.number(),
  }),
  rate: 'write',
})

export const cartList = endpoint({
  method: 'GET',
  path: 'v3/business/front/cart/cartList',
  summary: 'The cart by store, with what cannot be bought and why',
  guard: 'login',
  input: z.object({}),
  output: cartView,
  rate: 'read',
})

export const cartUpdate = endpoint({
  method: 'POST',
  path: 'v3/business/front/cart/update',
  summary: 'Sets the quantity of a line, in its unit or in another one',
  guard: 'login',
  input: z.object({ cartId: id, number: decimal, unit: z.enum(unitKinds).optional() }),
  output: cartView,
  rate: 'write',
})

export const cartCheck = endpoint({
  method: 'POST',
  path: 'v3/business/front/cart/check',
  summary: 'Checks or unchecks lines, the lines of a store, or everything when neither is named',
  guard: 'login',
  input: z.object({ cartIds: idList(200).optional(), storeId: id.optional(), isChecked: oneOrZero }),
  output: cartView,
  rate: 'write',
})

export const cartDelete = endpoint({
  method: 'POST',
  path: 'v3/business/front/cart/delete',
  summary: 'Takes lines out; `restore` brings them back within a day',
  guard: 'login',
  input: z.object({ cartIds: idList(200) }),
  output: cartView,
  rate: 'write',
})

export const cartRestore = endpoint({
  method: 'POST',
  path: 'v3/business/front/cart/restore',
  summary: 'Undoes a deletion',
  guard: 'login',
  input: z.object({ cartIds: idList(200) }),
  output: cartView,
  rate: 'write',
})

export const cartClearInvalid = endpoint({
  method: 'POST',
  path: 'v3/business/front/cart/clearInvalid',
  summary: 'Takes out every line of the invalid list',
  guard: 'login',
  input: z.object({}),
  output: cartView,
  rate: 'write',
})

export const cartMoveToEnquiry = endpoint({
  method: 'POST',
  path: 'v3/business/front/cart/moveToEnquiry',
  summary: 'Moves lines from the cart to the enquiry basket',
  guard: 'login',
  input: z.object({ cartIds: idList(200) }),
  output: cartView,
  rate: 'write',
})
