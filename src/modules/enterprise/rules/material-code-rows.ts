export type MaterialCodeRow = { readonly materialCode: string; readonly productId: string; readonly materialName: string }
export type MaterialCodeProblem = 'codeRequired' | 'codeShape' | 'codeTwice' | 'productInvalid' | 'codeNameLong'
export type RowProblem = { readonly row: number; readonly field: keyof MaterialCodeRow; readonly problem: MaterialCodeProblem }

/** Letters, digits and what stands between them on labels; no space at either end, at most 40. */
const codeShape = /^[\p{L}\p{N}](?:[\p{L}\p{N}._/# -]{0,38}[\p{L}\p{N}#])?$/u

/** What is wrong with rows of an import, each row by its first problem. A code that stands twice is wrong the second time. */
export function materialCodeProblems(rows: readonly MaterialCodeRow[]): RowProblem[] {
  const seen = new Set<string>()
  return rows.flatMap(({ materialCode, productId, materialName }, place): RowProblem[] => {
    const row = place + 1
    if (materialCode === '') return [{ row, field: 'materialCode', problem: 'codeRequired' }]
    if (!codeShape.test(materialCode)) return [{ row, field: 'materialCode', problem: 'codeShape' }]
    if (!/^[1-9][0-9]{0,14}$/.test(productId)) return [{ row, field: 'productId', problem: 'productInvalid' }]
    if (Array.from(materialName).length > 80) return [{ row, field: 'materialName', problem: 'codeNameLong' }]
    const key = materialCode.toLowerCase()
    if (seen.has(key)) return [{ row, field: 'materialCode', problem: 'codeTwice' }]
    seen.add(key)
    return []
  })
}
