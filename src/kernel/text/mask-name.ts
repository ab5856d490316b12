/** A name of which only the first and the last character are told. */
export function maskName(name: string): string {
  const letters = [...name]
  return letters.length < 2 ? '***' : `${letters[0]}***${letters.at(-1)}`
}
