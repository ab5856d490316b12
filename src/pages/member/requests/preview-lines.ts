import type { CheckoutView } from '../../../modules/order/endpoints.ts'
import type { RequestLineView } from './request-lines.tsx'

/** The lines of a priced cart as the pages of requests show them. */
export function previewLines(checkout: CheckoutView): RequestLineView[] {
  return checkout.storeGroupList.flatMap((store) =>
    store.goodsList.map((line) => ({
      key: `${line.productId}${line.unit}`,
      goodsName: line.goodsName,
      specText: line.specText,
      materialCode: '',
      storeName: store.storeName,
      goodsPrice: line.goodsPrice,
      priceNow: null,
      lastPrice: null,
      buyNum: line.buyNum,
      unitName: line.unitName,
      subtotal: line.subtotal,
      problem: line.problem?.text ?? '',
    })),
  )
}
