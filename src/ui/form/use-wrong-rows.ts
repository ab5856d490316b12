import { useState } from 'react'

/** The rows of a table whose field shows a quantity that was refused: none of them goes on with the quantity before. */
export function useWrongRows() {
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set())
  return {
    wrong,
    tellWrong: (row: number, isWrong: boolean) =>
      setWrong((known) => (known.has(row) === isWrong ? known : isWrong ? new Set([...known, row]) : known.difference(new Set([row])))),
  }
}
