type Line = { readonly no?: number | undefined }

/** Lines with the numbers by which they are known. In a text without numbers the place of a line is its number. */
export function numberedLines<T extends Line>(lines: readonly T[]): (T & { readonly no: number })[] {
  return lines.map((line, at) => ({ ...line, no: line.no ?? at + 1 }))
}

/** Lines numbered by their places: those of a text that nobody has signed. */
export function placedLines<T extends Line>(lines: readonly T[]): (T & { readonly no: number })[] {
  return lines.map((line, at) => ({ ...line, no: at + 1 }))
}

/** The text in force before a supplement, and the highest number that a line of the contract ever had. */
type Goods = Line & { readonly name: string; readonly spec?: string | undefined; readonly unit: string }
type Before<T> = { readonly lines: readonly T[]; readonly lastLineNo: number }

/** The numbers of a text that names none: those of the same goods in the text in force. */
function foundNumbers<T extends Goods>(lines: readonly T[], before: readonly (Goods & { readonly no: number })[]): T[] {
  const left = [...before]
  return lines.map((line) => {
    const at = left.findIndex(({ name, spec, unit }) => name === line.name && (spec ?? '') === (line.spec ?? '') && unit === line.unit)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return found ? { ...line, no: found.no } : line
  })
}

/**
 * Lines of a supplement: each keeps the number that it has in the text in force, and another gets the next one. A number is
 * given once, so that what is known of a line never passes to another when lines are taken out. Where no line says a number,
 * the same goods keep theirs.
 */
export function renumberedLines<T extends Goods>(lines: readonly T[], before: Before<Goods>): (T & { readonly no: number })[] {
  const inForce = numberedLines(before.lines)
  const free = new Set(inForce.map(({ no }) => no))
  let last = before.lastLineNo
  const known = lines.some(({ no }) => no !== undefined) ? lines : foundNumbers(lines, inForce)
  return known.map((line) => {
    const isKept = line.no !== undefined && free.delete(line.no)
    return { ...line, no: isKept && line.no !== undefined ? line.no : (last += 1) }
  })
}
