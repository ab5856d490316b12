export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number>>]

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`
// A path may begin with `m` as if it were `M`; what follows it without a letter are lines, relative as the `m` was.
const relativeStart = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})[\s,]*(?=([-\d.])?)`)

function round(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function box(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  if (rx === 0 && ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number): string => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * rx, height - 2 * ry]
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
}

/** The outline of one SVG element as path data that may follow another one's. Throws for an element or attribute it does not know. */
export function outlineOf([tag, attributes]: Shape): string {
  const rest = Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key'))
  const of = (name: string, otherwise = 0): number => (name in rest ? Number(rest[name]) : otherwise)
  const known = (names: string): void => {
    const strange = Object.keys(rest).filter((name) => !names.split(' ').includes(name))
    if (strange.length > 0) throw new Error(`${tag} with ${strange.join(', ')}`)
  }
  if (tag === 'path') {
    known('d')
    return String(rest['d']).replace(relativeStart, (_all, x: string, y: string, next?: string) => `M${x} ${y}${next ? 'l' : ''}`)
  }
  if (tag === 'circle') {
    known('cx cy r')
    return round(of('cx'), of('cy'), of('r'), of('r'))
  }
  if (tag === 'ellipse') {
    known('cx cy rx ry')
    return round(of('cx'), of('cy'), of('rx'), of('ry'))
  }
  if (tag === 'line') {
    known('x1 y1 x2 y2')
    return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`
  }
  if (tag === 'rect') {
    known('x y width height rx ry')
    const rx = of('rx', of('ry'))
    return box(of('x'), of('y'), of('width'), of('height'), rx, of('ry', rx))
  }
  if (tag === 'polyline' || tag === 'polygon') {
    known('points')
    return `M${String(rest['points'])}${tag === 'polygon' ? 'z' : ''}`
  }
  throw new Error(`${tag} has no outline`)
}

const written = ([tag, attributes]: Shape): string =>
  `<${tag}${Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`

/**
 * A glyph with its outlines as one path; what has a colour of its own stays an element. A page has two hundred glyphs, and
 * the browser copies, styles and places every element of each: one of four elements costs twice one of one.
 */
export function onePath(shapes: readonly Shape[]): string {
  const own = shapes.filter(([, attributes]) => 'fill' in attributes)
  const outlines = shapes.filter((shape) => !own.includes(shape))
  return `<path d="${outlines.map(outlineOf).join('')}"/>${own.map(written).join('')}`
}
