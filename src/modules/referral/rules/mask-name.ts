/** A member's name as a salesperson may see it: the first and the last letter. */
export function maskName(name: string): string {
  const letters = [...name]
  return letters.length < 3 ? `${letters[0] ?? ''}***` : `${letters[0]}***${letters.at(-1)}`
}
