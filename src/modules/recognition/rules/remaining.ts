/** Text that readers take their parts from; what is taken leaves a mark that nothing reads across. */
export class Remaining {
  rest: string
  constructor(text: string) {
    this.rest = text
  }
  take(pattern: RegExp, use: (match: RegExpExecArray) => boolean): void {
    this.rest = this.rest.replace(pattern, (...found) => {
      const text = String(found[0])
      const groups = found.slice(1).filter((group) => typeof group !== 'object')
      const index = groups.findLastIndex((group) => typeof group === 'number')
      const match = Object.assign([text, ...groups.slice(0, index)], { index: Number(groups[index]), input: this.rest }) as RegExpExecArray
      return text.trim() !== '' && use(match) ? ' ¦ ' : text
    })
  }
}
