import { useState } from 'react'

/**
 * The rows of a table whose field shows a quantity that was refused: none of them goes on with the quantity before. With
 * each stands the quantity that may be enquired for, or null.
 */
export function useWrongRows() {
  const [wrong, setWrong] = useState<ReadonlyMap<number, string | null>>(new Map())
  return {
    wrong,
    tellWrong: (row: number, isWrong: boolean, asked: string | null) =>
      setWrong((known) => {
        if (isWrong ? known.get(row) === asked && known.has(row) : !known.has(row)) return known
        const others = [...known].filter(([one]) => one !== row)
        return new Map(isWrong ? [...others, [row, asked]] : others)
      }),
  }
}
