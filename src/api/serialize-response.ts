import type { z } from 'zod'

/** What does not fit its schema. */
const unfit = Symbol('unfit')
/** Answers what the schema would make of a value, as a copy; `unfit` exactly where the schema would refuse. */
type Shape = (value: unknown) => unknown

const known = new WeakMap<z.core.$ZodType, Shape>()

/**
 * The same as `schema.parse(value)`: checked, without what is not declared, in the declared order, detached from what came in. Zod
 * makes an object for every value that it looks at: of what an answer with a list of goods allocated, that was two fifths, and
 * the collector's pauses come by what is allocated. What is not plain here is left to the schema, and so is the error.
 */
export function serializeResponse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const made = shapeOf(schema)(value)
  // A shape answers what the schema would.
  return made === unfit ? schema.parse(value) : (made as z.output<Schema>)
}

function shapeOf(schema: z.core.$ZodType): Shape {
  const kept = known.get(schema)
  if (kept) return kept
  const made = makeShape(schema)
  known.set(schema, made)
  return made
}

function makeShape(schema: z.core.$ZodType): Shape {
  // The union of all kinds of schemas, which Zod's own base type does not say.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const plain = plainOf(def)
  if (plain) return (value) => (plain(value) ? value : unfit)
  if (def.checks && def.checks.length > 0) return leftTo(schema)
  if (def.type === 'nullable') {
    const inner = shapeOf(def.innerType)
    return (value) => (value === null ? null : inner(value))
  }
  if (def.type === 'array') return arrayOf(shapeOf(def.element))
  return def.type === 'object' && !def.catchall ? objectOf(schema, def.shape) : leftTo(schema)
}

const leftTo = (schema: z.core.$ZodType): Shape => {
  // Every schema of ours is one of Zod's classic ones.
  const whole = schema as z.ZodType
  return (value) => {
    const parsed = whole.safeParse(value)
    return parsed.success ? parsed.data : unfit
  }
}

/** A test for values that stay as they are; null for kinds that are more. */
function plainOf(def: z.core.$ZodTypes['_zod']['def']): ((value: unknown) => boolean) | null {
  const checks = def.checks ?? []
  if (def.type === 'number' && !('format' in def) && !('coerce' in def && def.coerce)) {
    if (checks.length === 0) return (value) => typeof value === 'number' && Number.isFinite(value)
    const isWhole = checks.every((check) => 'format' in check._zod.def && check._zod.def.format === 'safeint')
    return isWhole ? (value) => Number.isSafeInteger(value) : null
  }
  if (checks.length > 0) return null
  if (def.type === 'string') return 'format' in def || ('coerce' in def && def.coerce) ? null : (value) => typeof value === 'string'
  if (def.type === 'boolean') return 'coerce' in def && def.coerce ? null : (value) => typeof value === 'boolean'
  if (def.type === 'literal') return among(def.values)
  if (def.type === 'enum') return among(Object.values(def.entries))
  if (def.type === 'union' && !('discriminator' in def)) {
    const options = def.options.map((one) => plainOf((one as z.core.$ZodTypes)._zod.def))
    return options.every((one) => one !== null) ? (value) => options.some((fits) => fits(value)) : null
  }
  return null
}

function among(values: readonly unknown[]): (value: unknown) => boolean {
  const all = new Set(values)
  return (value) => all.has(value)
}

function arrayOf(element: Shape): Shape {
  return (value) => {
    if (!Array.isArray(value)) return unfit
    const copy: unknown[] = value.slice()
    for (let at = 0; at < copy.length; at += 1) {
      const made = element(copy[at])
      if (made === unfit) return unfit
      copy[at] = made
    }
    return copy
  }
}

function objectOf(schema: z.core.$ZodType, declared: Readonly<Record<string, z.core.$ZodType>>): Shape {
  const keys = Object.keys(declared)
  const shapes = keys.map((key) => shapeOf(declared[key] ?? schema))
  const empty: Readonly<Record<string, unknown>> = Object.fromEntries(keys.map((key) => [key, undefined]))
  const otherwise = leftTo(schema)
  return (value) => {
    if (!isPlain(value)) return otherwise(value)
    // A copy in one go where the order is right, else one that has its places already.
    const copy: Record<string, unknown> = isInOrder(value, keys) ? { ...value } : { ...empty }
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] ?? ''
      const own = value[key]
      // What may be missing is known to the schema.
      if (own === undefined) return otherwise(value)
      const made = shapes[at]?.(own)
      if (made === unfit) return unfit
      copy[key] = made
    }
    return copy
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function isInOrder(value: Record<string, unknown>, keys: readonly string[]): boolean {
  let at = 0
  for (const key in value) {
    if (key !== keys[at]) return false
    at += 1
  }
  return at === keys.length
}
