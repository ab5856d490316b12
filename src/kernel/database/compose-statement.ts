import type { Statement } from './transaction.ts'

/** A condition of a list; each `?` stands for the next of its values. The key names it among the conditions of its statement. */
export type Condition = { readonly key: string; readonly sql: string; readonly values: readonly unknown[] }
export type Composed = { readonly statement: Statement; readonly values: readonly unknown[] }

/** A condition that holds only where its value is there: nothing and an empty text are no condition. */
export function when(key: string, sql: string, value: unknown): readonly Condition[] {
  return value === null || value === undefined || value === '' ? [] : [{ key, sql, values: [value] }]
}

/**
 * A statement of the conditions that are really asked for, instead of `$n IS NULL OR …` for each that might be: our connections plan
 * a statement once for all values, and such a plan uses no index. One prepared statement per combination, by its name.
 */
export function composeStatement(
  name: string,
  conditions: readonly Condition[],
  build: (where: string, put: (value: unknown) => string) => string,
): Composed {
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const said = conditions.map(({ sql, values: own }) => {
    let next = 0
    return sql.replaceAll('?', () => put(own[next++]))
  })
  const text = build(said.length === 0 ? 'true' : said.join(' AND '), put)
  return { statement: { name: [name, ...conditions.map(({ key }) => key)].join('.'), text }, values }
}
