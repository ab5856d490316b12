import type { ClientBase } from 'pg'

/** TypeScript types of PostgreSQL's types as the parsers of src/adapters/postgres/pool.ts hand them over. */
export const typeOfColumn: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number | bigint',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  uuid: 'string',
  date: 'Date',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  _int2: 'number[]',
  _int8: 'string[]',
  _text: 'string[]',
  _uuid: 'string[]',
  _timestamptz: 'Date[]',
}

type Column = {
  readonly table: string
  readonly tableComment: string | null
  readonly column: string
  readonly type: string
  readonly isDomain: boolean
  readonly isReference: boolean
  readonly isNullable: boolean
  readonly comment: string | null
  /** The check of a closed list of words, as PostgreSQL prints it. */
  readonly words: string | null
}

const columns = `
  SELECT c.relname AS "table", obj_description(c.oid, 'pg_class') AS "tableComment", a.attname AS "column",
    coalesce(base.typname, t.typname) AS type, base.oid IS NOT NULL AS "isDomain",
    EXISTS (SELECT FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f' AND a.attnum = ANY(f.conkey)) AS "isReference", NOT a.attnotnull AS "isNullable",
    col_description(c.oid, a.attnum) AS comment,
    (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
      AND pg_get_constraintdef(k.oid) LIKE 'CHECK ((' || a.attname || ' = ANY (ARRAY[%' ORDER BY k.conname LIMIT 1) AS words
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_type base ON base.oid = t.typbasetype
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migration'
  ORDER BY c.relname COLLATE "C", a.attnum`

const head = `// Made by \`npm run db:types\` from the migrated database: one type per table, columns as \`SELECT *\` hands them over. Do not edit.
// bigint arrives as a number where that is exact and as a bigint beyond. Ids are counted from 1, and the domains fen, unit_price
// and quantity are bounded below 2^53, so those are numbers.
`

/** The text of database/types.ts for a migrated database. */
export async function renderDbTypes(client: ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(columns)
  const tables = Map.groupBy(rows, (row) => row.table)
  return [head, ...[...tables].map(([table, its]) => renderTable(table, its))].join('\n')
}

function renderTable(table: string, its: readonly Column[]): string {
  const name = table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const fields = its.flatMap((column) => [
    ...commentLines(column.comment, '  '),
    `  readonly ${column.column}: ${typeOf(column)}${column.isNullable ? ' | null' : ''}`,
  ])
  return [...commentLines(its[0]?.tableComment ?? null, ''), `export type ${name}Row = {`, ...fields, '}', ''].join('\n')
}

function commentLines(comment: string | null, indent: string): string[] {
  return comment === null ? [] : [`${indent}/** ${comment.replaceAll('*/', '*\\/')} */`]
}

function typeOf({ table, column, type, isDomain, isReference, words }: Column): string {
  if (words !== null) return [...words.matchAll(/(?:'((?:[^']|'')*)'::text|\b(\d+)\b)/g)].map(literalOf).join(' | ')
  if (type === 'int8' && (isDomain || isReference || /(^|_)(id|by)$/.test(column))) return 'number'
  const found = typeOfColumn[type]
  if (found === undefined) throw new Error(`${table}.${column} has the type ${type}, which tools/db-types.ts does not know`)
  return found
}

function literalOf([, word, number]: RegExpMatchArray): string {
  return number ?? `'${word?.replaceAll("''", "\\'")}'`
}
