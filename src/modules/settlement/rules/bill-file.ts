/** The most lines of a bill that one file holds; a larger bill comes in parts. */
export const mostBillFileLines = 10_000

/** How many files the lines of a bill fill. */
export function billFileParts(lines: number): number {
  return Math.max(1, Math.ceil(lines / mostBillFileLines))
}
