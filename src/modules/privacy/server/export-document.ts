import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { privacyMessages } from '../messages.ts'
import { tableName } from './inventory.ts'
import { shownColumns, type PersonalRow } from './personal-rows.ts'
import type { WriteText } from './ports.ts'

export type About = { readonly name: string; readonly at: Date; readonly lang: Language; readonly filesLeft: number }
/** Hands on the rows of one table, batch by batch. */
export type EachRow = (place: number, table: PersonalTable, take: (batch: readonly PersonalRow[]) => Promise<void>) => Promise<void>

/** Everything for machines: every declared table and column, those that are not handed out by name. */
export async function writeJson(write: WriteText, tables: readonly PersonalTable[], each: EachRow, about: About): Promise<void> {
  const head = { format: 1, member: about.name, madeAt: about.at.toISOString(), filesLeftOut: about.filesLeft }
  await write(`${JSON.stringify(head).slice(0, -1)},"tables":[`)
  for (const [place, table] of tables.entries()) {
    const said = { table: table.table, purpose: table.purpose, retention: table.retention, columns: table.columns }
    await write(`${place === 0 ? '' : ','}\n${JSON.stringify({ ...said, notExported: table.secret ?? [] }).slice(0, -1)},"rows":[`)
    let comma = ''
    await each(place, table, async (batch) => {
      await write(`${comma}\n${batch.map((row) => JSON.stringify(row, countable)).join(',\n')}`)
      comma = ','
    })
    await write(']}')
  }
  await write(']}\n')
}

function countable(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}

const style = `body{font:14px/1.6 system-ui,sans-serif;max-width:1080px;margin:32px auto;padding:0 16px;color:#16212b}h1{font-size:22px}h2{font-size:16px;margin-top:32px;border-bottom:1px solid #d8e0e6;padding-bottom:4px}
table{border-collapse:collapse;width:100%;font-size:13px}th,td{border:1px solid #d8e0e6;padding:4px 8px;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{background:#f2f6f8}div.w{overflow-x:auto}p.q{color:#5b6b78}`

/** The same to read: a page of its own that asks nothing of any server. */
export async function writeHtml(write: WriteText, tables: readonly PersonalTable[], each: EachRow, about: About): Promise<void> {
  const say = translate(about.lang, privacyMessages)
  const left = about.filesLeft > 0 ? `<p class="q">${plain(say('docFilesLeft', { count: about.filesLeft }))}</p>` : ''
  await write(`<!doctype html><html lang="${about.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${plain(say('docTitle'))}</title><style>${style}</style></head>
<body><h1>${plain(say('docTitle'))}</h1><p>${plain(say('docLead', { name: about.name, at: formatTimestamp(about.at, about.lang) }))}</p>${left}\n`)
  for (const [place, table] of tables.entries()) await writeSection(write, table, (take) => each(place, table, take), about.lang)
  await write('</body></html>\n')
}

type EachOfTable = (take: (batch: readonly PersonalRow[]) => Promise<void>) => Promise<void>

async function writeSection(write: WriteText, table: PersonalTable, each: EachOfTable, lang: Language): Promise<void> {
  const say = translate(lang, privacyMessages)
  const columns = shownColumns(table)
  const head = columns.map(
    (column) => `<th>${plain(say(`kind_${table.columns[column] ?? 'choice'}`))}<br><small>${plain(column)}</small></th>`,
  )
  await write(`<section><h2>${plain(tableName(table.table, lang))}</h2>
<p class="q">${plain(say(`purpose_${table.purpose}`))} · ${plain(say(`retention_${table.retention}`))}</p>`)
  let count = 0
  await each(async (batch) => {
    if (count === 0) await write(`<div class="w"><table><thead><tr>${head.join('')}</tr></thead><tbody>`)
    count += batch.length
    await write(batch.map((row) => `<tr>${columns.map((column) => `<td>${plain(shown(row[column], lang))}</td>`).join('')}</tr>`).join(''))
  })
  // The count follows the rows: before them nobody knows it.
  const said = count === 0 ? say('docNone') : say('docRows', { count })
  const sealed = table.secret ? `<p class="q">${plain(say('docSealed', { columns: table.secret.join(', ') }))}</p>` : ''
  await write(`${count === 0 ? '' : '</tbody></table></div>'}<p class="q">${plain(said)}</p>${sealed}</section>\n`)
}

function shown(value: unknown, lang: Language): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return formatTimestamp(value, lang)
  return typeof value === 'object' ? JSON.stringify(value, countable) : String(value)
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
