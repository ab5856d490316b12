import { showMoment } from '../../../shared/show-date.ts'
import type { PersonalTable } from '../../../shared/personal-data.ts'
import { speak, type Language } from '../../../shared/words.ts'
import { privacyWords } from '../words.ts'
import { tableName } from './inventory.ts'
import type { PersonalRow } from './personal-rows.ts'

export type Gathered = { readonly table: PersonalTable; readonly rows: readonly PersonalRow[] }
type About = { readonly name: string; readonly at: Date; readonly lang: Language; readonly filesLeft: number }

/** Everything for machines: every declared table and column, those that are not handed out by name. */
export function jsonDocument(gathered: readonly Gathered[], about: About): string {
  const tables = gathered.map(({ table, rows }) => ({
    table: table.table,
    purpose: table.purpose,
    retention: table.retention,
    columns: table.columns,
    notExported: table.secret ?? [],
    rows,
  }))
  const document = { format: 1, member: about.name, madeAt: about.at.toISOString(), filesLeftOut: about.filesLeft, tables }
  return JSON.stringify(document, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2)
}

const style = `body{font:14px/1.6 system-ui,sans-serif;max-width:1080px;margin:32px auto;padding:0 16px;color:#16212b}h1{font-size:22px}h2{font-size:16px;margin-top:32px;border-bottom:1px solid #d8e0e6;padding-bottom:4px}
table{border-collapse:collapse;width:100%;font-size:13px}th,td{border:1px solid #d8e0e6;padding:4px 8px;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{background:#f2f6f8}div.w{overflow-x:auto}p.q{color:#5b6b78}`

/** The same to read: a page of its own that asks nothing of any server. */
export function htmlDocument(gathered: readonly Gathered[], about: About): string {
  const say = speak(about.lang, privacyWords)
  const sections = gathered.map(({ table, rows }) => section(table, rows, about.lang))
  const left = about.filesLeft > 0 ? `<p class="q">${plain(say('docFilesLeft', { count: about.filesLeft }))}</p>` : ''
  return `<!doctype html><html lang="${about.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${plain(say('docTitle'))}</title><style>${style}</style></head>
<body><h1>${plain(say('docTitle'))}</h1><p>${plain(say('docLead', { name: about.name, at: showMoment(about.at, about.lang) }))}</p>${left}
${sections.join('\n')}
</body></html>`
}

function section(table: PersonalTable, rows: readonly PersonalRow[], lang: Language): string {
  const say = speak(lang, privacyWords)
  const columns = Object.entries(table.columns).filter(([column]) => !table.secret?.includes(column))
  const head = columns.map(([column, kind]) => `<th>${plain(say(`kind_${kind}`))}<br><small>${plain(column)}</small></th>`).join('')
  const body = rows.map((row) => `<tr>${columns.map(([column]) => `<td>${plain(shown(row[column], lang))}</td>`).join('')}</tr>`).join('')
  const sealed = table.secret ? `<p class="q">${plain(say('docSealed', { columns: table.secret.join(', ') }))}</p>` : ''
  const content =
    rows.length === 0
      ? `<p class="q">${plain(say('docNone'))}</p>`
      : `<div class="w"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
  return `<section><h2>${plain(tableName(table.table, lang))} <small>${plain(say('docRows', { count: rows.length }))}</small></h2>
<p class="q">${plain(say(`purpose_${table.purpose}`))} · ${plain(say(`retention_${table.retention}`))}</p>${content}${sealed}</section>`
}

function shown(value: unknown, lang: Language): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return showMoment(value, lang)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
