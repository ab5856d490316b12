/** Density of carbon steel, t/m³ = kg per mm of thickness and m². */
export const steelDensity = 7.85
/** Density of stainless steel 304, t/m³. */
export const stainlessDensity = 7.93

/** Round steel pipe, kg/m: W = 0.0246615·(D − t)·t in mm (GB/T 3091). */
export function pipeWeight(outside: number, wall: number): number {
  return 0.0246615 * (outside - wall) * wall
}

/** How much heavier a pipe is with zinc on both faces: c = 1 + 2m/(7850·t); m in g/m² per face. The formula stands for the table of GB/T 3091, whose prints hold errors. */
export function zincFactor(massPerFace: number, wall: number): number {
  return 1 + (2 * massPerFace) / (steelDensity * 1000 * wall)
}

/** Galvanized pipe, kg/m: the factor is taken with the three decimals that the standard prints. */
export function galvanizedPipeWeight(outside: number, wall: number, massPerFace: number): number {
  return pipeWeight(outside, wall) * (Math.round(zincFactor(massPerFace, wall) * 1000) / 1000)
}

/** Square or rectangular tube, kg/m: 0.0157·t·(a + b − 2.8584·t). */
export function tubeWeight(width: number, height: number, wall: number): number {
  return 0.0157 * wall * (width + height - 2.8584 * wall)
}

/** Equal angle by the quick formula, kg/m: 0.00785·d·(2b − d). Standard tables read 1–2 % more; they settle, this estimates. */
export function angleWeight(leg: number, thickness: number): number {
  return (steelDensity / 1000) * thickness * (2 * leg - thickness)
}

/** Channel by the quick formula, kg/m: 0.00785·d·(h + e·(b − d)); e is 3.26 for profiles without a letter and a, 2.44 for b, 2.24 for c. */
export function channelWeight(height: number, flange: number, web: number, factor: number): number {
  return (steelDensity / 1000) * web * (height + factor * (flange - web))
}

/** Flat bar, kg/m: 0.00785·b·t. */
export function flatWeight(width: number, thickness: number): number {
  return (steelDensity / 1000) * width * thickness
}

/** Round bar, kg/m: 0.00617·d². */
export function roundWeight(diameter: number): number {
  return 0.00617 * diameter * diameter
}

/** Steel plate without coating, kg/m². */
export function plateWeight(thickness: number): number {
  return steelDensity * thickness
}

/** Thickness of the zinc on a coated sheet, mm, from the coating code (g/m², both faces together; GB/T 2518 annex). */
export function coatThickness(mass: number): number {
  return (mass / 50) * 7.1e-3
}

/** Coated sheet, kg/m²: 7.85·(t − tc) + m/1000. */
export function sheetWeight(thickness: number, mass: number): number {
  return steelDensity * (thickness - coatThickness(mass)) + mass / 1000
}

/** Stainless plate, kg, from mm. */
export function stainlessSheetWeight(thickness: number, width: number, length: number): number {
  return (stainlessDensity * thickness * width * length) / 1e6
}

/** Stainless pipe, kg/m: 0.02491·(D − t)·t. */
export function stainlessPipeWeight(outside: number, wall: number): number {
  return 0.02491 * (outside - wall) * wall
}

/** Corrugated guardrail panel of 4320 mm, kg: 4.32 × 0.483 (unrolled width) × t × 7.85. */
export function guardrailWeight(thickness: number): number {
  return 4.32 * 0.483 * thickness * steelDensity
}
