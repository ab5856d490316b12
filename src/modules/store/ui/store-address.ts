/** Address of a store's home. */
export function storeAddress(storeId: number): string {
  return `/store/index?vid=${storeId}`
}
