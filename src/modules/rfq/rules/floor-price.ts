import { vatOn } from '../../../kernel/money/vat.ts'

type Offered = { readonly lineNo: number; readonly productId: number | null; readonly unitPrice: bigint | null }
type Asked = { readonly lineNo: number; readonly unitCode: string }
/** The lowest price with tax per unit of a SKU that the staff may quote by itself. */
export type FloorPrice = { readonly productId: number; readonly unitCode: string; readonly unitPrice: bigint }

/** The lines of a quotation under the floor of their goods; prices without tax are compared with 13 % on them. */
export function linesUnderFloor(
  offered: readonly Offered[],
  {
    taxIncluded,
    asked,
    floors,
  }: { readonly taxIncluded: boolean; readonly asked: readonly Asked[]; readonly floors: readonly FloorPrice[] },
): number[] {
  return offered.flatMap(({ lineNo, productId, unitPrice }) => {
    const unitCode = asked.find((line) => line.lineNo === lineNo)?.unitCode
    const floor = floors.find((one) => one.productId === productId && one.unitCode === unitCode)
    if (!floor || unitPrice === null) return []
    return (taxIncluded ? unitPrice : unitPrice + vatOn(unitPrice)) < floor.unitPrice ? [lineNo] : []
  })
}
