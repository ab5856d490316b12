import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import type { cartUpdate } from '../../../modules/basket/endpoints.ts'
import type { CheckoutView, checkoutPreview, orderSubmit } from '../../../modules/order/endpoints.ts'
import type { requestPreview, requestSubmit } from '../../../modules/approval/endpoints.ts'
import {
  noInvoice,
  noPurchaseData,
  previewInput,
  submitInput,
  unconfirmedReturns,
  type ApprovalPreview,
  type BuyNow,
  type CheckoutChoices,
  type CheckoutPage,
} from './checkout-choices.ts'
import { useCheckoutCredit } from './use-checkout-credit.ts'
import { useCheckoutMessages, type CheckoutTranslate } from './use-messages.ts'

const confirmRef = callRef<typeof checkoutPreview>('POST', 'v3/business/front/orderOperate/confirm')
const submitRef = callRef<typeof orderSubmit>('POST', 'v3/business/front/orderOperate/submit', true)
const approvalRef = callRef<typeof requestPreview>('POST', 'v3/business/front/purchaseRequest/preview')
const requestRef = callRef<typeof requestSubmit>('POST', 'v3/business/front/purchaseRequest/submit', true)
const cartUpdateRef = callRef<typeof cartUpdate>('POST', 'v3/business/front/cart/update')

type Line = CheckoutView['storeGroupList'][number]['goodsList'][number]

/** Asks for the checkout's sums again; the last answer that was asked for wins. */
function usePreview(first: CheckoutView, firstApproval: ApprovalPreview | null) {
  const [view, setView] = useState(first)
  const [approval, setApproval] = useState(firstApproval)
  const asksApproval = firstApproval !== null
  const [loading, setLoading] = useState(false)
  const round = useRef(0)
  const preview = useCallback(
    async (choices: CheckoutChoices, relock: 0 | 1 = 0): Promise<{ view: CheckoutView } | { said: string | null }> => {
      const mine = (round.current += 1)
      setLoading(true)
      try {
        const input = previewInput(choices)
        const answer = await callApi(confirmRef, { ...input, relock })
        const need = asksApproval ? (await callApi(approvalRef, input)).data : undefined
        if (answer.state !== 200 || !answer.data) return { said: answer.msg }
        if (mine === round.current) {
          setView(answer.data)
          if (need) setApproval(need)
        }
        return { view: answer.data }
      } catch {
        return { said: null }
      } finally {
        if (mine === round.current) setLoading(false)
      }
    },
    [asksApproval],
  )
  return { view, approval, preview, loading }
}

/** The page was loaded again (another language): the sums and sentences are asked for anew, what was chosen and written stays. */
function useReadAgain(first: CheckoutView, read: () => void) {
  const shown = useRef(first)
  useEffect(() => {
    if (shown.current === first) return
    shown.current = first
    read()
  })
}

function firstChoices(first: CheckoutView, buyNow: BuyNow | undefined): CheckoutChoices {
  const payMethod = first.payMethods[0] ?? 'ONLINE'
  return {
    buyNow,
    addressId: first.address?.addressId,
    stores: {},
    platformCouponId: undefined,
    points: 0,
    payMethod,
    invoice: noInvoice,
    purchaseData: noPurchaseData,
    materialCodes: {},
    noFreeReturn: [],
    note: '',
  }
}

/** The whole checkout: what was chosen, what it costs now, what the server said, and submitting it. */
export function useCheckout(first: CheckoutView, { buyNow, approval: firstApproval, projects }: CheckoutPage) {
  const t = useCheckoutMessages()
  const navigate = useNavigate()
  const { view, approval, preview, loading } = usePreview(first, firstApproval)
  const [choices, setChoices] = useState<CheckoutChoices>(() => firstChoices(first, buyNow))
  const [problem, setProblem] = useState<string | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const order = useCommand(submitRef)
  const request = useCommand(requestRef)
  const credit = useCheckoutCredit(view)
  useReadAgain(first, () => void preview(choices))

  /** Choices that cost something are priced again at once; the others only wait for the submit. */
  const choose = async (change: Partial<CheckoutChoices>, priced = false) => {
    const next = { ...choices, ...change }
    setChoices(next)
    setErrors({})
    if (!priced) return
    const asked = await preview(next)
    setProblem('said' in asked ? (asked.said ?? t('networkFailed')) : null)
  }
  const setStore = (storeId: number, change: Partial<CheckoutChoices['stores'][number]>) =>
    choose(
      { stores: { ...choices.stores, [storeId]: { remark: '', ...choices.stores[storeId], ...change } } },
      change.delivery !== undefined || change.couponId !== undefined,
    )

  const setNumber = async (line: Line, number: number) => {
    if (choices.buyNow) return choose({ buyNow: { ...choices.buyNow, number: String(number) } }, true)
    if (line.cartId === null) return undefined
    const answer = await callApi(cartUpdateRef, { cartId: line.cartId, number: String(number), unit: line.unit }).catch(() => null)
    return answer?.state === 200 ? choose({}, true) : setProblem(answer?.msg ?? t('networkFailed'))
  }

  /** Gives locked prices up for those of now; a changed sum is said, and nothing chosen is lost. */
  const relock = async () => {
    const shown = view.totalAmount
    const asked = await preview(choices, 1)
    if ('said' in asked) return setProblem(asked.said ?? t('networkFailed'))
    const now = asked.view.totalAmount
    return setProblem(now === shown ? null : totalWas(t, shown, now))
  }

  const submit = async () => {
    const missing = invoiceErrors(choices.invoice, t('titleNeeded'), t('taxNeeded'))
    setErrors(missing)
    setProblem(Object.values(missing)[0] ?? null)
    if (Object.keys(missing).length > 0) return
    if (unconfirmedReturns(choices, view).length > 0) {
      setErrors({ noFreeReturn: t('noFreeReturnNeeded') })
      return setProblem(t('noFreeReturnNeeded'))
    }
    const input = submitInput(choices, view)
    const outcome = approval?.needed ? await request.run({ ...input, note: choices.note.trim() }) : await order.run(input)
    if (outcome.kind === 'unknown') return setProblem(t('networkUnknown'))
    const { answer } = outcome
    if (answer.state === 200 && answer.data) return navigate(placeAfter(answer.data, choices), { replace: true })
    setErrors(answer.errors ?? {})
    // What changed meanwhile is shown at its line: the preview is read again, the choices stay.
    const shown = view.totalAmount
    const asked = await preview(choices)
    const now = 'view' in asked ? asked.view.totalAmount : shown
    setProblem(answer.code === 'order.totalChanged' && now !== shown ? totalWas(t, shown, now) : answer.msg)
  }
  const busy = order.busy || request.busy
  return { view, approval, credit, projects, choices, choose, setStore, setNumber, submit, relock, problem, errors, busy, loading }
}

/** The request that waits for its approvers, or the payment of the order. */
function placeAfter(done: { requestSn: string } | { paySn: string }, { payMethod }: CheckoutChoices): string {
  if (payMethod === 'CREDIT' && 'paySn' in done) return `/buy/pay?paySn=${encodeURIComponent(done.paySn)}`
  if ('requestSn' in done) return `/member/request/info?requestSn=${encodeURIComponent(done.requestSn)}`
  return `/buy/pay?paySn=${encodeURIComponent(done.paySn)}${payMethod === 'TRANSFER' ? '&method=transfer' : ''}`
}

const totalWas = (t: CheckoutTranslate, shown: number, now: number) => t('totalWas', { shown: priceText(shown), now: priceText(now) })

function invoiceErrors(invoice: CheckoutChoices['invoice'], titleNeeded: string, taxNeeded: string): Record<string, string> {
  if (invoice.invoiceType === 0) return {}
  return {
    ...(invoice.title.trim() ? {} : { title: titleNeeded }),
    ...(invoice.taxNumber.trim() || invoice.invoiceType === 1 ? {} : { taxNumber: taxNeeded }),
  }
}

export type CheckoutModel = ReturnType<typeof useCheckout>
