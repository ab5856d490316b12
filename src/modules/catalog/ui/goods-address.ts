/** Address of a goods page, by the SKU that it opens with. */
export function goodsAddress(productId: number): string {
  return `/goods/detail/${productId}`
}
