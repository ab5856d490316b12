/** Text in lines that are no wider than `width` by `measure`; what does not fit into `most` lines ends with an ellipsis. */
export function wrapText(text: string, width: number, measure: (text: string) => number, most: number): readonly string[] {
  const lines: string[] = []
  // Words stay whole; Chinese breaks between any two characters.
  let rest: readonly string[] = text.match(/[^\p{Script=Han}\s]+|./gu) ?? []
  while (rest.length > 0 && lines.length < most) {
    let line = ''
    // A line begins with no space.
    let taken = rest[0] === ' ' ? 1 : 0
    const first = taken
    while (taken < rest.length && (taken === first || measure(line + rest[taken]) <= width)) line += rest[taken++] ?? ''
    rest = rest.slice(taken)
    lines.push(line.trim())
  }
  const last = lines.at(-1)
  if (rest.length === 0 || last === undefined) return lines
  let cut = last
  while (cut !== '' && measure(`${cut}…`) > width) cut = cut.slice(0, -1)
  return [...lines.slice(0, -1), `${cut}…`]
}
