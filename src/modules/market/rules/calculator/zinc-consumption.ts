/** Surface of one tonne of plate, both faces, m²: 2 × 1000 / 7.85 per mm. */
export function plateArea(thickness: number): number {
  return 2000 / (7.85 * thickness)
}

/** Surface of one tonne of a section, m², from its perimeter in m and mass in kg per metre. */
export function sectionArea(perimeter: number, kgPerMetre: number): number {
  return (perimeter * 1000) / kgPerMetre
}

/** Surface of one tonne of a pipe coated inside and outside, m²: π(2D − 2t)/W, mm and kg/m. */
export function pipeArea(outside: number, wall: number, kgPerMetre: number): number {
  return (Math.PI * (2 * outside - 2 * wall)) / kgPerMetre
}

/** Zinc that stays on the steel, kg per tonne. */
export function zincPerTonne(area: number, mass: number): number {
  return (area * mass) / 1000
}

/** Galvanizing fee, yuan per tonne: base + zinc × its price per tonne / 1000. */
export function galvanizingFee(base: number, zincKg: number, zincPrice: number): number {
  return base + (zincKg * zincPrice) / 1000
}

export type MaterialBalance = { readonly used: number; readonly grossPercent: number; readonly credit: number; readonly netPercent: number }
export type BalanceSheet = Readonly<
  Record<'opening' | 'purchased' | 'closing' | 'output' | 'dross' | 'drossFactor' | 'ash' | 'ashFactor', number>
>

/** Zinc consumption of a works over a period, by balance; dross and ash count at the share of the ingot price that they fetch. Tonnes and percent of the steel. */
export function materialBalance(sheet: BalanceSheet): MaterialBalance {
  const used = sheet.opening + sheet.purchased - sheet.closing
  const credit = sheet.dross * sheet.drossFactor + sheet.ash * sheet.ashFactor
  return { used, credit, grossPercent: (used / sheet.output) * 100, netPercent: ((used - credit) / sheet.output) * 100 }
}
