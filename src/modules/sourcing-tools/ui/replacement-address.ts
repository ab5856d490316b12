/** The address of the replacements of a SKU, or of what somebody would type. */
export function replacementAddress(of: { readonly productId: number } | { readonly keyword: string }): string {
  const asked = 'productId' in of ? `productId=${of.productId}` : `keyword=${encodeURIComponent(of.keyword)}`
  return `/prototype/replacement/search?${asked}`
}
