// The sizes that mills and warehouses keep: a varied size is another one of this row, never an odd number.
const sizes = [
  0.2, 0.3, 0.35, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 1.8, 2, 2.2, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16,
  18, 20, 22, 25, 28, 30, 32, 36, 40, 45, 50, 56, 63, 65, 70, 75, 80, 90, 100, 110, 114, 120, 125, 130, 140, 150, 160, 168, 180, 200, 219,
  220, 230, 245, 250, 260, 275, 280, 300, 310, 325, 350, 377, 400, 426, 450, 500, 530, 550, 600, 630, 700, 720, 800, 900, 1000, 1200, 1219,
  1250, 1500, 1800, 2000, 2440, 2500, 3000, 4000, 6000, 8000, 9000, 10000, 12000,
]

/** A number from the row of kept sizes, `steps` places further; stays inside the row. */
function shifted(number: number, steps: number): number {
  const near = sizes.findIndex((size) => size >= number)
  const at = near < 0 ? sizes.length - 1 : near
  const wanted = at + steps
  return sizes[wanted < 0 ? -wanted % sizes.length : wanted % sizes.length] ?? number
}

/** A specification with other sizes in the same spelling: `L63×6` three steps on is `L75×8`. Without sizes it stays. */
export function variedValue(value: string, steps: number): string {
  return steps === 0 ? value : value.replace(/\d+(?:\.\d+)?/g, (number) => String(shifted(Number(number), steps)))
}

/** A whole number that looks like chance and is always the same for the same seeds. */
export function drawn(below: number, ...seeds: readonly number[]): number {
  let mixed = 0x811c9dc5
  for (const seed of seeds) mixed = Math.imul(mixed ^ seed, 0x01000193) ^ (mixed >>> 13)
  return ((Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0) % 1_000_003) % below
}
