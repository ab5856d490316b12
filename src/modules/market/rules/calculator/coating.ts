/** Nominal density of a hot-dip coating, g/cm³ (ISO 1461). */
export const coatingDensity = 7.2

/** Mass of a coating in g/m², rounded to the nearest 5 as the standard prints it: 85 µm → 610. */
export function coatingMass(micrometres: number): number {
  return Math.round((micrometres * coatingDensity) / 5) * 5
}

/** Thickness of a coating in µm from its mass in g/m². */
export function coatingThickness(mass: number): number {
  return mass / coatingDensity
}

export type CoatingClass = { readonly local: number; readonly mean: number }

/** Least local and mean thickness in µm for articles that are not centrifuged, by the thickness of the steel in mm (ISO 1461, GB/T 13912). */
export function requiredCoating(steelMm: number): CoatingClass {
  if (steelMm > 6) return { local: 70, mean: 85 }
  if (steelMm > 3) return { local: 55, mean: 70 }
  if (steelMm >= 1.5) return { local: 45, mean: 55 }
  return { local: 35, mean: 45 }
}
