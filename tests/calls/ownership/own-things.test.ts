import { expect, test } from 'vitest'
import { untilSettled } from '../../fixtures/database/database-dump.ts'
import { aCast } from '../../fixtures/people/actors.ts'
import { ownedTables, ownedTraces, ownValues } from '../../fixtures/people/owned-inputs.ts'
import { ownedThings } from '../../fixtures/people/ownership-fixtures.ts'
import { absent, inputOf, ownerOf, pointingFields } from '../../fixtures/people/pointing-fields.ts'
import { aServedHouse } from '../../fixtures/server/calls-server.ts'
import { nameOfCall } from '../../fixtures/server/declared-endpoints.ts'

// That the answers to strangers (foreign-things-1, -2) are about ownership and not about bad inputs.
const house = await aServedHouse()
const cast = await aCast(house)
const things = await ownedThings(house, cast)
const client = await house.database.connect()
await untilSettled(client)

// What the owner deletes in one test is there again in the next.
const restored = [
  'basket_line',
  'member_address',
  'price_alert',
  'sub_account',
  'company_invite',
  'material_code',
  'project',
  'project_line',
  'optimize_run',
  'substitution',
  'chat_quick_answer',
  'staff_invite',
  'store_certificate',
  'cancellation',
  'price_change',
  'store_seat',
  'platform_seat',
  'weigh_note',
  'weigh_note_line',
  'invoice_title',
  'invoice_address',
  'invoice',
  'invoice_line',
  'invoice_red_letter',
  ...ownedTables,
]
// Soft deletions, and people who left or joined a company in the test before.
const undone = [
  ...ownedTraces,
  'DELETE FROM cancellation_line',
  'DELETE FROM weigh_note_line',
  'DELETE FROM invoice_line',
  'DELETE FROM invoice_red_letter',
  'UPDATE company_role SET deleted_at = NULL',
  'UPDATE staff_role SET deleted_at = NULL',
  'UPDATE cost_centre SET closed_at = NULL',
  'UPDATE approval_rule SET deleted_at = NULL',
  'UPDATE approval_delegation SET ended_at = NULL',
  "UPDATE inquiry_talk SET answered_at = NULL, answer = ''",
  'UPDATE member SET member_type = 6, enterprise_id = 1 WHERE id = 6',
  'UPDATE member SET member_type = 1, enterprise_id = NULL WHERE id = 9',
]
await client.query(`CREATE SCHEMA kept; ${restored.map((table) => `CREATE TABLE kept.${table} AS SELECT * FROM ${table}`).join(';')}`)

// Requests to cancel freeze their orders.
const thawed = `UPDATE orders o SET frozen = false, open_cases = (SELECT count(*) FROM cancellation c WHERE c.order_id = o.order_id AND c.state = 'REQUESTED')`

for (const { call, field } of pointingFields(things)) {
  test(`${nameOfCall(call)}: the owner's own ${field} is found`, async () => {
    const fresh = restored.map((table) => `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM kept.${table}`)
    await client.query([...undone, ...fresh, thawed].join(';'))
    const value = ownValues(call, field, things)[0] ?? 0
    const missing = (await house.askRaw(call, inputOf({ call, field }, absent(value), things), cast[ownerOf(call)])).body
    const answers = new Set<string>()
    for (const own of ownValues(call, field, things))
      answers.add((await house.askRaw(call, inputOf({ call, field }, own, things), cast[ownerOf(call)])).body)
    expect(
      [...answers].some((answer) => answer !== missing),
      [...answers, missing].join('\n'),
    ).toBe(true)
  })
}
