import { expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/api/endpoint.ts'
import { filePreview } from '../../src/modules/site/endpoints-file-preview.ts'
import { aCast, type RoleName } from '../fixtures/people/actors.ts'
import { databasePrint, untilSettled } from '../fixtures/database/database-dump.ts'
import { declaredCalls, nameOfCall } from '../fixtures/server/declared-endpoints.ts'
import { ownedThings } from '../fixtures/people/ownership-fixtures.ts'
import { ownedInput, ownValues, ownedTables, ownedTraces } from '../fixtures/people/owned-inputs.ts'
import { fieldNames, inputSchema, plausibleInput } from '../fixtures/inputs/plausible-input.ts'
import { aServedHouse } from '../fixtures/server/calls-server.ts'

const house = await aServedHouse()
const cast = await aCast(house)
const things = await ownedThings(house, cast)
// A stranger with things of their own: a foreign line inside one's own order is the harder question.
const strangers = await ownedThings(house, cast, 'demo_supplier2')
const client = await house.database.connect()
// Trades leave events behind that are heard a moment later.
await untilSettled(client)

/** Ids of what everybody may see: goods, stores, categories, articles. Asking for them tells nothing about anybody. */
const publicIds = new Set([
  'productId',
  'productIds',
  'goodsId',
  'goodsIds',
  'categoryId',
  'brandId',
  'storeId',
  'articleId',
  'articleIds',
  'newsId',
  'storeIds',
  'invitedStoreIds',
  'goodsIds',
  'pid',
  'vid',
  'warehouseId',
  'fromWarehouseId',
  'toWarehouseId',
  'categoryIds',
  'storeIds',
  'freightTemplateId',
  'intoId',
  'defaultProductId',
  'decoId',
  'informationId',
  'topicId',
  'sheetSn',
  // A published quote of an index.
  'quoteId',
  // A published group sale; a store names its own, drafts among them, as `ownGroupSn`.
  'groupSn',
  // A published team purchase, and a team whose link was handed on; a store names its own as `ownTeamCampaignSn`.
  'teamCampaignSn',
  'teamSn',
  // A published tender.
  'noticeSn',
  'noticeFileId',
  // What a price was made of; its sheet is shown to everybody, each class its own side.
  'formulaPriceId',
  // Categories or goods of a coupon.
  'scopeIds',
  // A campaign that gives coupons out; a store's desk names its own, drafts among them, as `couponCampaignId`.
  'campaignId',
])
/** Named only by platform staff, who may see all of them. */
const platformIds = new Set([
  // A look shows itself to who opened it alone; its own test says so.
  'lookId',
  'seriesId',
  'standardItemId',
  'paymentId',
  'refundSn',
  'memberId',
  'entityId',
  'verificationId',
  'applicationId',
  'bannerId',
  'deliveryId',
  'deadEventId',
  'workJobId',
  'salespersonId',
  'customerId',
  'statementId',
  'bindingId',
  'withdrawalId',
  'accountId',
  // A store names its own sales, drafts among them, as `ownFlashSaleId`.
  'flashSaleId',
])
const pointing = /(Id|Ids|Sn)$/

test('every field that points at something is either public or has an owner in this test', () => {
  const unknown = declaredCalls.flatMap((call) =>
    fieldNames(inputSchema(call))
      .filter((name) => pointing.test(name) && !publicIds.has(name) && !platformIds.has(name) && !things[name])
      .map((name) => `${nameOfCall(call)}: ${name}`),
  )
  expect(unknown, 'say in publicIds or ownedThings what these point at').toEqual([])
})

const absentNumber = 987_654_321
const absentUuid = '019a0000-0000-7000-8000-000000000000'

function absent(value: number | string): number | string {
  if (typeof value === 'number') return absentNumber
  return /^[0-9a-f]{8}-/.test(value) ? absentUuid : value.replaceAll(/\d/g, '9')
}

function ownedFields(call: AnyEndpoint): readonly string[] {
  return [...new Set(fieldNames(inputSchema(call)).filter((name) => pointing.test(name) && things[name]))]
}

/** What a company's main account does with its own people and papers. */
function isOfCompany(call: AnyEndpoint): boolean {
  return (
    typeof call.guard === 'object' &&
    ('company' in call.guard || ('memberTypes' in call.guard && ['3', '3,6'].includes(call.guard.memberTypes.join())))
  )
}

/** What one kind of member alone may do; the personal one who is invited somewhere is `demo_admin`. */
function isOfType(call: AnyEndpoint, memberType: number): boolean {
  return typeof call.guard === 'object' && 'memberTypes' in call.guard && call.guard.memberTypes.join() === String(memberType)
}

/** Everybody who passes the guard and is neither the owner nor staff of the owner's store. */
function strangersOf(call: AnyEndpoint): readonly RoleName[] {
  if (typeof call.guard === 'object' && 'store' in call.guard) return ['demo_supplier2']
  if (isOfCompany(call)) return ['other_company']
  if (isOfType(call, 1)) return ['demo_personal']
  if (isOfType(call, 2)) return ['demo_supplier2']
  if (isOfType(call, 5)) return ['other_sales']
  // The platform's desk has files of its own among the things.
  if (call.path.startsWith('v3/msg/front/chat/') || call.path === filePreview.path)
    return ['demo_company', 'demo_supplier2', 'demo_personal']
  return ['demo_company', 'demo_supplier2', 'demo_personal', 'demo_admin']
}

function inputOf(call: AnyEndpoint, field: string, value: number | string, whose: typeof things): unknown {
  const isList = field.endsWith('Ids')
  const given = {
    productId: things.ware[0],
    storeId: 1001,
    isChecked: 0,
    roleId: things['roleId']?.[0],
    subMemberId: things['subMemberId']?.[0],
    capabilities: ['company.order'],
    staffRoleId: things['staffRoleId']?.[platformOnly(call) ? 1 : 0],
    staffMemberId: things['staffMemberId']?.[platformOnly(call) ? 1 : 0],
    account: '13900000998',
    rights: platformOnly(call) ? ['platform.content'] : ['store.stock'],
    code: 'X1',
    startsOn: '2098-01-01',
    endsOn: '2098-12-31',
    steps: [{ approverIds: [field === 'approverIds' ? value : (things['approverIds']?.[0] ?? 0)], quorum: 1 }],
    mobile: '13900000999',
    name: 'somebody',
    districtCode: '310115',
    orderSn: whose['orderSn']?.[/(deliver|cannotSupply)$/.test(call.path) ? 1 : field === 'shipmentSn' ? 2 : 3],
    inquirySn: whose['inquirySn']?.[0],
    cartIds: whose['cartIds'],
    ...(call.path.includes('priceChange') ? { price: '100' } : {}),
    ...(call.path.endsWith('cancellation/preview') && field === 'orderProductId'
      ? { lines: [{ orderProductId: value, number: '0' }] }
      : {}),
    ...talkInput(call, field, whose),
    // More than there is: what can be supplied stays in the order for the next test.
    ...(call.path.endsWith('cannotSupply') ? { number: '999999' } : {}),
    ...ownedInput(call, field, value, whose),
    // A sub-account's cart went into its request.
    ...(call.path.includes('purchaseRequest') ? { buyNow: { productId: things.ware[0], number: '2' } } : {}),
    // A coupon stands at its store.
    ...(field === 'couponId' ? { stores: [{ storeId: 1001, couponId: value }] } : {}),
    [field]: isList ? [value] : value,
  }
  const input = plausibleInput(inputSchema(call), given)
  return call.method === 'GET' && isList ? { ...(input as object), [field]: value } : input
}

/** What a call about a conversation needs beside the field in question. */
function talkInput(call: AnyEndpoint, field: string, whose: typeof things) {
  if (!call.path.includes('/chat/')) return {}
  const isPlatform = platformOnly(call)
  const kinds: Readonly<Record<string, string>> = { fileId: 'file', orderSn: 'order', productId: 'goods' }
  return { threadId: whose['threadId']?.[isPlatform ? 1 : 0], vid: isPlatform ? 0 : 1001, kind: kinds[field] ?? 'text', text: '?' }
}

const platformOnly = (call: AnyEndpoint): boolean => typeof call.guard === 'object' && 'platform' in call.guard
const cases = declaredCalls.flatMap((call) => ownedFields(call).map((field) => ({ call, field })))

test('there are many ways to point at what others own', () => {
  expect(cases.length).toBeGreaterThan(25)
})

// Platform staff may see everything, so theirs is no foreign access.
for (const { call, field } of cases.filter((one) => !platformOnly(one.call))) {
  test(`${nameOfCall(call)}: a foreign ${field} answers like an absent one and moves nothing`, async () => {
    const before = await databasePrint(client)
    for (const value of ownValues(call, field, things)) {
      for (const name of strangersOf(call)) {
        const foreign = await house.askRaw(call, inputOf(call, field, value, name === 'demo_supplier2' ? strangers : things), cast[name])
        const missing = await house.askRaw(
          call,
          inputOf(call, field, absent(value), name === 'demo_supplier2' ? strangers : things),
          cast[name],
        )
        // A number of an order comes back as it was sent; ids never do.
        const unsaid = (body: string, sent: number | string): string => (typeof sent === 'string' ? body.replaceAll(sent, '#') : body)
        expect(unsaid(foreign.body, value), `${name} with ${value}`).toBe(unsaid(missing.body, absent(value)))
        expect(foreign.status).toBe(200)
      }
    }
    expect(await databasePrint(client)).toEqual(before)
  })
}

/** Who may do it, to show that the answers above are about ownership and not about bad inputs. */
function ownerOf(call: AnyEndpoint): RoleName {
  if (typeof call.guard === 'object' && 'company' in call.guard && call.guard.company === 'company.request') return 'demo_sub'
  if (isOfCompany(call)) return 'demo_company'
  if (isOfType(call, 4)) return 'demo_designer'
  if (isOfType(call, 2)) return 'demo_buyer'
  if (isOfType(call, 5)) return 'demo_sales'
  if (typeof call.guard === 'object') return 'store' in call.guard ? 'demo_supplier' : 'demo_admin'
  return 'demo_buyer'
}

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

for (const { call, field } of cases) {
  test(`${nameOfCall(call)}: the owner's own ${field} is found`, async () => {
    const fresh = restored.map((table) => `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM kept.${table}`)
    await client.query([...undone, ...fresh, thawed].join(';'))
    const value = ownValues(call, field, things)[0] ?? 0
    const missing = (await house.askRaw(call, inputOf(call, field, absent(value), things), cast[ownerOf(call)])).body
    const answers = new Set<string>()
    for (const own of ownValues(call, field, things))
      answers.add((await house.askRaw(call, inputOf(call, field, own, things), cast[ownerOf(call)])).body)
    expect(
      [...answers].some((answer) => answer !== missing),
      [...answers, missing].join('\n'),
    ).toBe(true)
  })
}
