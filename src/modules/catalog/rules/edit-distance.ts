/**
 * Typing errors between two texts (a letter wrong, missing, too many, two changed about), or `limit + 1` as soon as there
 * are more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      let best = Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        best = Math.min(best, (before[column - 2] ?? 0) + 1)
      current.push(best)
      if (best < least) least = best
    }
    if (least > limit) return limit + 1
    before = above
    above = current
  }
  return Math.min(above[b.length] ?? 0, limit + 1)
}
