import { clausesOfOne, itemJoin } from './data/noise-data.ts'
import { eachHead, eachQuantity, quantityAnywhere, sharedCodes, sizeAnywhere, sizeOrColour, sizeRun } from './data/quantity-signs-data.ts'
import { kindsIn } from './kind-in.ts'
import { normaliseLine } from './normalise-line.ts'

type Part = {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly kinds: ReturnType<typeof kindsIn>
  readonly quantities: number
  readonly hasSize: boolean
}

/** The items of a pasted text: lines first, then several goods in one sentence. What only describes stays with its goods. */
export function splitItems(text: string, most: number): readonly string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .flatMap((line) => (line.includes('\t') ? [line.trim()] : itemsOfLine(line)))
    .slice(0, most)
}

function itemsOfLine(line: string): readonly string[] {
  const items: Part[][] = []
  for (const part of partsOf(line)) {
    const before = items.at(-1)
    if (before === undefined) items.push([part])
    else if (isNewItem(part, before)) items.push([part])
    else before.push(part)
  }
  const texts = items.map((parts) => line.slice(parts[0]?.from ?? 0, parts.at(-1)?.to ?? 0).trim())
  return withShared(texts)
    .flatMap(cutRuns)
    .flatMap(cutSizes)
    .filter((item) => item.trim() !== '')
}

function partsOf(line: string): readonly Part[] {
  const parts: Part[] = []
  let from = 0
  const add = (to: number) => {
    const text = line.slice(from, to)
    if (text.trim() !== '') parts.push(describePart(text, from, to))
  }
  for (const join of line.matchAll(itemJoin)) {
    add(join.index)
    from = join.index + join[0].length
  }
  add(line.length)
  return parts
}

function describePart(text: string, from: number, to: number): Part {
  const plain = normaliseLine(text)
  return {
    text,
    from,
    to,
    kinds: kindsIn(plain),
    quantities: [...plain.matchAll(quantityAnywhere)].length,
    hasSize: sizeAnywhere.test(plain),
  }
}

/** A part is goods of its own when it names a kind, or another size with its own quantity. */
function isNewItem(part: Part, before: readonly Part[]): boolean {
  if (clausesOfOne.test(part.text)) return false
  const hadKind = before.some(({ kinds }) => kinds.length > 0)
  const hadQuantity = before.some(({ quantities }) => quantities > 0)
  const hadSize = before.some(({ hasSize }) => hasSize)
  if (part.kinds.length > 0) {
    if (!hadKind) return hadQuantity && part.hasSize && hadSize
    return hadQuantity || part.quantities > 0 || eachQuantity.test(normaliseLine(part.text))
  }
  return part.hasSize && hadSize && (part.quantities > 0 || eachQuantity.test(normaliseLine(part.text)))
}

/** Items that leave out the name, the material or the quantity take them from their neighbours. */
function withShared(items: readonly string[]): readonly string[] {
  if (items.length < 2) return items
  const plain = items.map((item) => normaliseLine(item))
  const each = plain.map((item) => eachQuantity.exec(item)?.[1]).find((found) => found !== undefined)
  return items.map((item, at) => {
    const own = plain[at] ?? ''
    let text = item
    if (kindsIn(own).length === 0) {
      const near = [...plain.slice(0, at).toReversed(), ...plain.slice(at + 1)].find((other) => kindsIn(other).length > 0)
      const name = near === undefined ? undefined : kindsIn(near)[0]?.text
      const marks = near === undefined ? [] : (near.match(sharedCodes) ?? []).filter((mark) => !(name ?? '').includes(mark))
      if (name !== undefined) text = `${[...new Set(marks)].join(' ')} ${name} ${text}`.trim()
    }
    return each !== undefined && ![...own.matchAll(quantityAnywhere)].length ? `${text} ${each}` : text
  })
}

/** Goods that follow one another with nothing between: 锌锭20吨氯化锌铵2吨. */
function cutRuns(item: string): readonly string[] {
  const plain = normaliseLine(item)
  const names = kindsIn(plain).toSorted((one, other) => one.from - other.from)
  const quantities = [...plain.matchAll(quantityAnywhere)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
  if (names.length < 2 || quantities.length < 2) return [item]
  const [name] = names
  const [quantity] = quantities
  if (!name || !quantity) return [item]
  const cuts =
    quantity.from < name.from
      ? quantities
          .slice(1)
          .filter(({ from }) => names.some((one) => one.to <= from))
          .map(({ from }) => from)
      : quantities
          .slice(0, -1)
          .filter(({ to }) => names.some((one) => one.from >= to))
          .map(({ to }) => to)
  const ends = [...cuts, plain.length]
  const runs = ends.map((end, at) => plain.slice(ends[at - 1] ?? 0, end))
  return runs.every((run) => kindsIn(run).length > 0 && [...run.matchAll(quantityAnywhere)].length > 0) ? runs : [item]
}

/** One name and several sizes, each with its own quantity (DN25 100支 DN32 80支) or all with the same (M16x50 M20x60 各500套). */
function cutSizes(item: string): readonly string[] {
  const plain = normaliseLine(item)
  const [name, ...more] = kindsIn(plain)
  if (!name || more.length > 0) return [item]
  const sizes = eachQuantity.test(plain) ? sizeRun.exec(plain) : null
  if (sizes) {
    const [before, after] = [plain.slice(0, sizes.index), plain.slice(sizes.index + sizes[0].length).replace(eachHead, ' ')]
    return sizes[0].split(/[\s,、/]+/u).map((size) => `${before} ${size} ${after}`.replace(/\s+/g, ' ').trim())
  }
  const ends = [...plain.matchAll(quantityAnywhere)].map((match) => match.index + match[0].length)
  const runs = ends.map((end, at) => plain.slice(ends[at - 1] ?? 0, at === ends.length - 1 ? plain.length : end))
  if (runs.length < 2 || !runs.every((run) => sizeOrColour.test(run.replace(name.text, ' ')))) return [item]
  const marks = [...new Set(plain.slice(0, ends[0]).match(sharedCodes) ?? [])].filter((mark) => !name.text.includes(mark))
  return runs.map((run) => (run.includes(name.text) ? run : `${marks.join(' ')} ${name.text} ${run}`).trim())
}
