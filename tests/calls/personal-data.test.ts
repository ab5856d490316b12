import { expect, test } from 'vitest'
import { allPersonalData } from '../../src/app/registration/personal-data.ts'
import { privacyMessages } from '../../src/modules/privacy/messages.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'

const database = await aDatabase()
const client = await database.connect()
const { rows } = await client.query<{ table: string; column: string }>(
  `SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
   WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, 2`,
)
const columnsOf = Map.groupBy(rows, (row) => row.table)
const declared = Map.groupBy(allPersonalData, (one) => one.table)

/** Names of columns that point at a person or say something about one. */
const aboutPeople =
  /(^|_)(member|account|actor|sender|agent|approver|asker|buyer|seller|receiver|payer|driver|requester|reviewer|person|user|owner|phone|mobile|tel|email|mail|ip|avatar|nick|open_id|union_id|id_number|legal|bank|sealed|address|inviter|invited|salesperson|designer|customer|applicant|by)(_|$)/

/** What staff did to the mall's own content, under the name of their work. */
const marksOfStaff = /^(updated|saved|published|edited|entered|requested|created|changed)_by$/

/** Columns of tables without personal data whose names sound like it. */
const impersonal = new Set([
  // A store's public number.
  'store.phone',
  // Who may claim a coupon, and how many of it.
  'coupon_campaign.member_types',
  'coupon_campaign.per_person',
  // How much of a flash sale one buyer may take.
  'flash_stock.per_buyer',
  'flash_sale_item.per_buyer',
  // The store whose template it is.
  'freight_template.owner_store_id',
  // Whether the store is at fault.
  'group_campaign.by_fault',
  // The store or the company whose sums they are.
  'figure_day.owner_id',
  'figure_month.owner_id',
  // The digest of a client, not of a person.
  'session_token.used_by',
])

test('every column that is about a person is declared, with the whole of its table', () => {
  const undeclared = rows.filter(
    ({ table, column }) =>
      aboutPeople.test(column) && !marksOfStaff.test(column) && !declared.has(table) && !impersonal.has(`${table}.${column}`),
  )
  expect(
    undeclared.map(({ table, column }) => `${table}.${column}`),
    'declare the table in its module’s server/personal-data.ts and list that in src/app/registration/personal-data.ts',
  ).toEqual([])
})

test('a declared table names each of its columns once, as personal or as plain', () => {
  const wrong = allPersonalData.flatMap((personalTable) => {
    const exist = (columnsOf.get(personalTable.table) ?? []).map((row) => row.column).toSorted()
    const named = [...Object.keys(personalTable.columns), ...personalTable.plain].toSorted()
    return JSON.stringify(exist) === JSON.stringify(named)
      ? []
      : [
          {
            table: personalTable.table,
            missing: exist.filter((name) => !named.includes(name)),
            unknown: named.filter((name) => !exist.includes(name)),
          },
        ]
  })
  expect(wrong, 'a new column is personal or plain: say which').toEqual([])
})

test('secret columns are personal ones; every table has a name in both languages', () => {
  for (const one of allPersonalData) {
    expect((one.secret ?? []).filter((column) => !(column in one.columns))).toEqual([])
    expect(privacyMessages.zh, one.table).toHaveProperty(`t_${one.table}`)
  }
})

test('sealed columns alone hold numbers of identity and bank accounts; beside them stand masks', () => {
  const open = allPersonalData.flatMap((personalTable) =>
    Object.entries(personalTable.columns).flatMap(([column, kind]) =>
      kind === 'identityNumber' && !personalTable.secret?.includes(column) && !column.endsWith('_mask')
        ? [`${personalTable.table}.${column}`]
        : [],
    ),
  )
  expect(open).toEqual([])
})
