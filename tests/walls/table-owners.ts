import { moduleOrder } from './module-order.ts'
import { isBefore, placeOf } from './place.ts'
import { isTest, type Source } from './source-tree.ts'
import { literalOf, nameOf, templateParts, walk, isNode, type SyntaxNode } from './syntax.ts'

export type Migration = { readonly file: string; readonly sql: string }

/** The module that a migration's file name gives its tables to: `0031_store_staff.sql` is the store's; undefined when it is nobody's. */
export function ownerOf(file: string): string | undefined {
  const name = /^\d{4}_([a-z0-9_]+)\.sql$/.exec(file.split('/').at(-1) ?? '')?.[1]?.replaceAll('_', '-')
  const owners = ['kernel', ...moduleOrder].filter((module) => name === module || name?.startsWith(`${module}-`))
  return owners.toSorted((one, other) => other.length - one.length)[0]
}

function withoutComments(sql: string): string {
  return sql.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')
}

function named(sql: string, before: RegExp): string[] {
  const pattern = new RegExp(`${before.source}\\s+(?:if\\s+(?:not\\s+)?exists\\s+)?(?:only\\s+)?(?:public\\.)?"?([a-z_][a-z0-9_]*)`, 'gi')
  return [...withoutComments(sql).matchAll(pattern)].map((match) => match[1] ?? '')
}

const takenOver = /^-- Takes over: ([a-z0-9_, ]+)\.$/gm

/** Which module owns each table and view: the one that made it, or the last one that says to take it over. */
export function tableOwners(migrations: readonly Migration[]): Map<string, string> {
  const made = migrations.flatMap(({ file, sql }) => createdIn(sql).map((table) => [table, ownerOf(file) ?? ''] as const))
  const taken = migrations.flatMap(({ file, sql }) =>
    [...sql.matchAll(takenOver)].flatMap((match) => (match[1] ?? '').split(', ').map((table) => [table, ownerOf(file) ?? ''] as const)),
  )
  return new Map([...made, ...taken])
}

const createdIn = (sql: string) => named(sql, /\bcreate\s+(?:unlogged\s+)?(?:table|(?:materialized\s+)?view)/)

const addedForeignKey =
  /\balter\s+table\s+\w+\s+add\s+constraint\s+\w+\s+foreign\s+key\s*\([^)]*\)\s*references\s+(\w+)(?:\s*\([^)]*\))?\s*;/gi

/**
 * Migrations that nobody owns, that change another module's table, or that refer to a later module's. One change of another's table
 * is allowed: a foreign key from it to a table of one's own, which the earlier module could not declare.
 */
export function migrationBreaches({ file, sql: whole }: Migration, owners: ReadonlyMap<string, string>): string[] {
  const owner = ownerOf(file)
  if (owner === undefined) return [`${file}: the file name begins with no module`]
  const sql = withoutComments(whole).replace(addedForeignKey, (text, table: string) => (owners.get(table) === owner ? '' : text))
  const changed = named(sql, /\b(?:alter\s+table|drop\s+table|insert\s+into|update|delete\s+from|truncate)/)
  const own = createdIn(sql)
  const foreign = changed.filter((table) => owners.has(table) && owners.get(table) !== owner && !own.includes(table))
  const later = named(sql, /\breferences/).filter((table) => {
    const other = owners.get(table)
    return other !== undefined && other !== owner && other !== 'kernel' && !own.includes(table) && !isBefore(other, owner)
  })
  return [
    ...foreign.map((table) => `${file}: ${table} belongs to ${owners.get(table)}`),
    ...later.map((table) => `${file}: refers to ${table} of ${owners.get(table)}, which comes later`),
  ]
}

const kyselyTable =
  /^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|using|usingUnique|table|from|(inner|left|right|full|cross)(Lateral)?Join(Lateral)?)$/
const sqlVerb = /\b(select|insert\s+into|update|delete\s+from|truncate|copy|lock\s+table|merge\s+into)\b/i
const fromList =
  /\b(?:from|join|into|update|using|table|truncate|copy)\s+((?:lateral\s+|only\s+)?"?[a-z_][\w".]*(?:\s+(?:as\s+)?[a-z_]\w*)?(?:\s*,\s*"?[a-z_][\w".]*(?:\s+(?:as\s+)?[a-z_]\w*)?)*)/gi

function tablesInSql(sql: string): string[] {
  if (!sqlVerb.test(sql)) return []
  return [...withoutComments(sql).matchAll(fromList)].flatMap((match) => (match[1] ?? '').split(',').map(plainName))
}

/** `public."goods" as g` is goods. */
function plainName(text: string): string {
  const name =
    text
      .trim()
      .replace(/^(lateral|only)\s+/i, '')
      .split(/\s/)[0] ?? ''
  return name.replaceAll('"', '').replace(/^public\./, '')
}

function tablesNamedBy(node: SyntaxNode): string[] {
  if (
    node.type === 'CallExpression' &&
    isNode(node.callee) &&
    node.callee.type === 'MemberExpression' &&
    kyselyTable.test(nameOf(node.callee.property) ?? '')
  ) {
    const argument = [node.arguments].flat()[0]
    const elements = isNode(argument) && argument.type === 'ArrayExpression' ? [argument.elements].flat() : [argument]
    return elements.flatMap((element) => literalOf(element) ?? []).map(plainName)
  }
  if (node.type === 'TemplateLiteral') return tablesInSql(templateParts(node).join(' $0 '))
  const text = literalOf(node)
  return text === undefined ? [] : tablesInSql(text)
}

const written =
  /\b(?:insert\s+into|update(?!\s+(?:skip|nowait|of|set)\b)|delete\s+from|truncate(?:\s+table)?|merge\s+into|copy)\s+(?:only\s+)?"?([a-z_][\w".]*)/gi

/** The tables that SQL changes. */
function changedInSql(sql: string): string[] {
  return sqlVerb.test(sql) ? [...withoutComments(sql).matchAll(written)].map((match) => plainName(match[1] ?? '')) : []
}

const sqlOf = (node: SyntaxNode): string => (node.type === 'TemplateLiteral' ? templateParts(node).join(' $0 ') : (literalOf(node) ?? ''))

/**
 * Tables that a file may not name: it may change its own module's alone, and read those of earlier modules beside them
 * (decision on reading earlier modules' tables). The kernel's are for the floors below the modules.
 */
export function foreignTables(source: Source, owners: ReadonlyMap<string, string>): string[] {
  const { floor, module } = placeOf(source.path)
  if (isTest(source.path) || floor === 'elsewhere') return []
  const mine = floor === 'module' ? module : 'kernel'
  const breaches = new Set<string>()
  walk(source.program, (node) => {
    const changed = changedInSql(sqlOf(node))
    for (const table of tablesNamedBy(node)) {
      const owner = owners.get(table)
      if (owner === undefined || owner === mine) continue
      const isRead = floor === 'module' && !changed.includes(table) && isBefore(owner, mine)
      if (!isRead) breaches.add(`${source.path}:${source.lineAt(node.start)} names ${table}, which belongs to ${owner}`)
    }
  })
  return [...breaches]
}
