/** Where the browser keeps the enquiry basket of somebody who is not logged in (specification §4, persisted locally). */
export const visitorEnquiryKey = 'zb.enquiry'
/** Told after a basket changed, so that the frame's counts are read anew. */
export const basketsChanged = 'zb:baskets-changed'

export type VisitorEnquiryLine = { readonly productId: number; readonly number: string; readonly unit: 'primary' | 'second' }

const most = 200

/** The lines kept in this browser; whatever does not look like a line is left out. */
export function visitorEnquiry(): readonly VisitorEnquiryLine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(visitorEnquiryKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLine) : []
  } catch {
    return []
  }
}

/** Puts goods into the browser's basket; the same SKU in the same unit is replaced. */
export function keepForEnquiry(lines: readonly VisitorEnquiryLine[]): void {
  const others = visitorEnquiry().filter((kept) => !lines.some((line) => line.productId === kept.productId && line.unit === kept.unit))
  localStorage.setItem(visitorEnquiryKey, JSON.stringify([...lines, ...others].slice(0, most)))
  window.dispatchEvent(new Event(basketsChanged))
}

function isLine(kept: unknown): kept is VisitorEnquiryLine {
  return typeof kept === 'object' && kept !== null && 'productId' in kept && typeof kept.productId === 'number' && 'number' in kept && 'unit' in kept
}
