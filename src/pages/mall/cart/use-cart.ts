import { useCallback, useState } from 'react'
import { announceBasketCounts } from '../../../api/browser/basket-signal.ts'
import { callRef, type CallRef, type RefInput } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import type { AnyEndpoint } from '../../../api/endpoint.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type {
  CartView,
  cartCheck,
  cartClearInvalid,
  cartDelete,
  cartMoveToEnquiry,
  cartRestore,
  cartUpdate,
} from '../../../modules/basket/endpoints.ts'
import { useCartMessages } from '../../../modules/basket/ui/use-messages.ts'

const updateRef = callRef<typeof cartUpdate>('POST', 'v3/business/front/cart/update')
const checkRef = callRef<typeof cartCheck>('POST', 'v3/business/front/cart/check')
const deleteRef = callRef<typeof cartDelete>('POST', 'v3/business/front/cart/delete')
const restoreRef = callRef<typeof cartRestore>('POST', 'v3/business/front/cart/restore')
const clearRef = callRef<typeof cartClearInvalid>('POST', 'v3/business/front/cart/clearInvalid')
const enquireRef = callRef<typeof cartMoveToEnquiry>('POST', 'v3/business/front/cart/moveToEnquiry')

/** The cart as it stands and everything that can be done to it; every command answers with the whole cart. */
export function useCart(first: CartView) {
  const t = useCartMessages()
  const toast = useToast()
  const [cart, setCart] = useState(first)
  const [busy, setBusy] = useState(false)
  const [undoable, setUndoable] = useState<readonly number[]>([])
  const [refused, setRefused] = useState<readonly number[]>([])
  const refuse = useCallback(
    (cartId: number, isRefused: boolean) =>
      setRefused((before) =>
        before.includes(cartId) === isRefused ? before : isRefused ? [...before, cartId] : before.filter((one) => one !== cartId),
      ),
    [],
  )
  const send = useCallback(
    async <E extends AnyEndpoint>(ref: CallRef<E>, input: RefInput<CallRef<E>>): Promise<boolean> => {
      setBusy(true)
      try {
        const answer = await callApi(ref, input)
        if (answer.state !== 200) toast({ text: answer.msg, tone: 'warn' })
        if (answer.state !== 200 || !answer.data) return false
        // Every command of the cart declares the cart as its answer.
        const next = answer.data as unknown as CartView
        setCart(next)
        announceBasketCounts({ cart: next.availableCartNum })
        return true
      } catch {
        toast({ text: t('networkFailed'), tone: 'warn' })
        return false
      } finally {
        setBusy(false)
      }
    },
    [t, toast],
  )
  return {
    cart,
    busy,
    undoable,
    /** Lines whose field shows a quantity that may not be bought: until it is mended there is no sum to check out. */
    refused,
    refuse,
    update: (cartId: number, number: string, unit?: 'primary' | 'second') => send(updateRef, { cartId, number, unit }),
    check: (what: { cartIds?: number[]; storeId?: number }, isChecked: boolean) =>
      send(checkRef, { ...what, isChecked: isChecked ? 1 : 0 }),
    remove: async (cartIds: readonly number[]) => {
      if (await send(deleteRef, { cartIds: [...cartIds] })) setUndoable(cartIds)
    },
    undo: async () => {
      if (await send(restoreRef, { cartIds: [...undoable] })) setUndoable([])
    },
    clearInvalid: async () => {
      if (await send(clearRef, {})) toast({ text: t('cleared') })
    },
    enquire: async (cartIds: readonly number[]) => {
      if (await send(enquireRef, { cartIds: [...cartIds] }))
        toast({ text: t('movedToEnquiry'), link: { label: t('enquiryBasket'), to: '/enquiry/index' } })
    },
  }
}

export type CartActions = ReturnType<typeof useCart>
