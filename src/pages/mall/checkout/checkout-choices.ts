import type { InputOf, OutputOf } from '../../../api/endpoint.ts'
import type { CheckoutView, checkoutPreview, orderSubmit } from '../../../modules/order/endpoints.ts'
import type { requestPreview } from '../../../modules/approval/endpoints.ts'
import type { DeliveryMethod, PayMethod, PurchaseData } from '../../../modules/order/endpoints-schemas.ts'

export type BuyNow = NonNullable<InputOf<typeof checkoutPreview>['buyNow']>
/** Whether the company of a sub-account wants the purchase approved, why and by whom. */
export type ApprovalPreview = Pick<OutputOf<typeof requestPreview>, 'needed' | 'reasons' | 'steps'>
export type Invoice = {
  readonly invoiceType: 0 | 1 | 2
  readonly title: string
  readonly taxNumber: string
  readonly content: 'goods' | 'category'
}
/** What the page knows beside the sums. */
export type CheckoutPage = {
  readonly buyNow: BuyNow | undefined
  readonly approval: ApprovalPreview | null
  readonly projects: readonly { readonly projectId: number; readonly title: string }[]
}
type StoreChoice = {
  readonly delivery?: DeliveryMethod
  readonly remark: string
  /** 0 uses none; not said takes the best. */
  readonly couponId?: number
  /** 0 for none; not said takes the one from whose list the goods came. */
  readonly projectId?: number
}

/** Everything that the buyer decides on the page; nothing of it is lost when the server refuses. */
export type CheckoutChoices = {
  readonly buyNow: BuyNow | undefined
  readonly addressId: number | undefined
  readonly stores: Readonly<Record<number, StoreChoice>>
  readonly platformCouponId: number | undefined
  /** How many points shall pay a part. */
  readonly points: number
  readonly payMethod: PayMethod
  readonly invoice: Invoice
  readonly purchaseData: PurchaseData
  /** Own codes that the buyer wrote, by SKU. */
  readonly materialCodes: Readonly<Record<number, string>>
  /** Goods of which the buyer confirmed that they cannot be returned without a reason. */
  readonly noFreeReturn: readonly number[]
  /** What the purchase is for, where it goes to approval. */
  readonly note: string
}

export const noPurchaseData: PurchaseData = { buyerOrderNo: '', wantedDate: '', unloading: '', unloadingNote: '', truckLength: '' }
export const noInvoice: Invoice = { invoiceType: 0, title: '', taxNumber: '', content: 'goods' }

/** `?productId=…&number=…&unit=second` of "buy now"; undefined checks out the cart. */
export function buyNowOf(query: URLSearchParams): BuyNow | undefined {
  const productId = Number(query.get('productId'))
  const number = query.get('number') ?? ''
  if (!Number.isSafeInteger(productId) || productId < 1 || !/^\d{1,12}(\.\d{1,6})?$/.test(number)) return undefined
  return { productId, number, unit: query.get('unit') === 'second' ? 'second' : 'primary' }
}

/** What the preview is asked with. */
export function previewInput(choices: CheckoutChoices): InputOf<typeof checkoutPreview> {
  return {
    buyNow: choices.buyNow,
    addressId: choices.addressId,
    stores: Object.entries(choices.stores).map(([storeId, one]) => ({
      storeId: Number(storeId),
      delivery: one.delivery ?? 'DELIVERY',
      remark: one.remark,
      couponId: one.couponId,
      projectId: one.projectId,
    })),
    platformCouponId: choices.platformCouponId,
    points: choices.points,
  }
}

type Seen = Pick<CheckoutView, 'totalAmount' | 'platformCouponId'> & {
  readonly points: Pick<CheckoutView['points'], 'used'>
  readonly storeGroupList: readonly Pick<CheckoutView['storeGroupList'][number], 'storeId' | 'couponId'>[]
}

/** The goods of a checkout of which the buyer has yet to confirm that they cannot be returned without a reason. */
export function unconfirmedReturns(
  { noFreeReturn }: Pick<CheckoutChoices, 'noFreeReturn'>,
  view: Pick<CheckoutView, 'storeGroupList'>,
): number[] {
  const lines = view.storeGroupList.flatMap((store) => store.goodsList)
  return lines.flatMap((line) => (line.noFreeReturn === 1 && !noFreeReturn.includes(line.productId) ? [line.productId] : []))
}

/** What places the order: the preview's choices, the total and coupons that the buyer saw, payment and invoice. */
export function submitInput(choices: CheckoutChoices, seen: Seen): InputOf<typeof orderSubmit> {
  const { invoice, payMethod } = choices
  const input = previewInput(choices)
  return {
    ...input,
    // The coupons that the buyer saw, also where the best was taken: what the order uses is what the page said.
    stores: seen.storeGroupList.map(({ storeId, couponId }) => ({
      delivery: 'DELIVERY',
      remark: '',
      ...input.stores?.find((store) => store.storeId === storeId),
      storeId,
      couponId,
    })),
    platformCouponId: seen.platformCouponId,
    points: seen.points.used,
    expectedTotal: seen.totalAmount,
    payMethod,
    purchaseData: choices.purchaseData,
    noFreeReturn: [...choices.noFreeReturn],
    materialCodes: Object.entries(choices.materialCodes).map(([productId, code]) => ({ productId: Number(productId), code: code.trim() })),
    invoice: { ...invoice, title: invoice.title.trim(), taxNumber: invoice.taxNumber.trim() },
  }
}
