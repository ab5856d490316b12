import type { AppContext } from '../../../api/handler.ts'
import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'
import { eachPersonalRow, shownColumns, type Whose } from './personal-rows.ts'
import type { PrivacyDeps, ZipWriter } from './ports.ts'

/** What a ZIP without its 64-bit extension holds, with room for the documents. */
const most = { bytes: 3 * 1024 ** 3, files: 60_000 }
type OwnFile = { readonly id: string; readonly name: string }

/** Puts the member's own files into the copy, one after the other; how many did not fit. `tell` hears the share that is done. */
export async function putFiles(
  app: AppContext,
  deps: Pick<PrivacyDeps, 'files'>,
  of: { readonly tables: readonly PersonalTable[]; readonly whose: Whose; readonly zip: ZipWriter },
  tell: (share: number) => Promise<void>,
): Promise<number> {
  const files = await ownFiles(app, of.tables, of.whose)
  let [bytes, left] = [0, 0]
  for (const [place, { id, name }] of files.entries()) {
    const content = place < most.files ? await deps.files.get(id) : null
    bytes += content?.length ?? 0
    if (place >= most.files || bytes > most.bytes) left += 1
    else if (content) await of.zip.store(`files/${id}${name ? `-${safe(name)}` : '.webp'}`, content)
    await tell((place + 1) / files.length)
  }
  return left
}

async function ownFiles(app: AppContext, tables: readonly PersonalTable[], whose: Whose): Promise<readonly OwnFile[]> {
  const files: OwnFile[] = []
  for (const [place, table] of tables.entries()) {
    const { fileColumn } = table
    // An earlier copy is no part of the next one.
    if (!fileColumn || table.table === 'data_export') continue
    const columns = [fileColumn, ...shownColumns(table).filter((column) => column === 'name')]
    await app.inTransaction((tx) =>
      eachPersonalRow(tx, { table, place, columns }, whose, async (batch) => {
        files.push(...batch.map((row) => ({ id: String(row[fileColumn]), name: String(row['name'] ?? '') })))
      }),
    )
  }
  return files
}

function safe(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
}
