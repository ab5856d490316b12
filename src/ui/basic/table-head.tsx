/** The head of a table: its columns' titles in order; `right` names those whose figures stand on the right. */
export function TableHead<Column extends string>({
  columns,
  right,
  t,
}: {
  columns: readonly Column[]
  right: readonly Column[]
  t: (column: Column) => string
}) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={right.includes(column) ? 'r' : undefined}>
            {t(column)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
