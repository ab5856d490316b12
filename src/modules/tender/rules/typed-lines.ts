import type { TenderLine } from './bid-payload.ts'

/** Lines as somebody types or pastes them: goods, specification, quantity, unit and lot, separated by tab, comma or bar. */
export function readTypedLines(text: string): TenderLine[] {
  return text
    .split('\n')
    .map((row) => row.split(/\t|[,，|]/).map((cell) => cell.trim()))
    .filter(([goodsName]) => goodsName !== undefined && goodsName !== '')
    .map(([goodsName = '', specText = '', number = '', unitName = '', lot = ''], index) => ({
      lineNo: index + 1,
      goodsName,
      specText,
      number,
      unitName,
      lot,
    }))
}

/** The same text of lines that are there; without lots no bar stands at the end. */
export function typedLinesOf(lines: readonly TenderLine[]): string {
  return lines
    .map(({ goodsName, specText, number, unitName, lot }) =>
      [goodsName, specText, number, unitName, ...(lot === '' ? [] : [lot])].join(' | '),
    )
    .join('\n')
}
