/** Rows of code, SKU number and name, separated by tabs, commas or semicolons. */
export function parseMaterialCodeRows(lines: readonly string[]): { materialCode: string; productId: string; materialName: string }[] {
  return lines.map((line) => {
    const [materialCode = '', productId = '', ...name] = line.split(/[\t,;，；]/).map((cell) => cell.trim().replace(/^"|"$/g, ''))
    return { materialCode, productId, materialName: name.join(' ') }
  })
}
