import { personalPurposes, type PersonalTable } from '../../../kernel/privacy/personal-data.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { privacyMessages } from '../messages.ts'

type Word = keyof typeof privacyMessages.zh

/** A declaration in words. A table without a name of its own is called as in the database. */
export function inventoryRow(table: PersonalTable, lang: Language) {
  const say = translate(lang, privacyMessages)
  return {
    name: tableName(table.table, lang),
    kinds: [...new Set(Object.values(table.columns))].map((kind) => say(`kind_${kind}`)),
    retention: say(`retention_${table.retention}`),
    whenClosed: say(table.atClosing === 'delete' ? 'close_delete' : table.atClosing ? 'close_erase' : 'close_keep'),
  }
}

/** What people call a table. */
export function tableName(table: string, lang: Language): string {
  const key = `t_${table}`
  const known = (word: string): word is Word => Object.hasOwn(privacyMessages.zh, word)
  return known(key) ? translate(lang, privacyMessages)(key) : table
}

/** The inventory in groups by purpose, as its members read it. */
export function inventoryFor(tables: readonly PersonalTable[], lang: Language) {
  const say = translate(lang, privacyMessages)
  return personalPurposes.flatMap((purpose) => {
    const list = tables.filter((table) => table.purpose === purpose).map((table) => inventoryRow(table, lang))
    return list.length > 0 ? [{ purpose, purposeText: say(`purpose_${purpose}`), list }] : []
  })
}

/** The inventory with tables and columns. */
export function inventoryOfColumns(tables: readonly PersonalTable[], lang: Language) {
  const say = translate(lang, privacyMessages)
  return tables.map((table) => ({
    ...inventoryRow(table, lang),
    table: table.table,
    purposeText: say(`purpose_${table.purpose}`),
    columns: Object.entries(table.columns).map(([column, kind]) => ({
      column,
      kind: say(`kind_${kind}`),
      isSealed: table.secret?.includes(column) ?? false,
    })),
  }))
}
