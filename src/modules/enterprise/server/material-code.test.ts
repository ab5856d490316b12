import { expect, test } from 'vitest'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { aWayIn } from '../../../../tests/fixtures/browser/login.ts'
import { materialCodeDelete, materialCodeImport, materialCodeList } from '../endpoints-material-codes.ts'
import { materialCodesOfSkus, skuOfMaterialCode } from './material-code-repository.ts'
import { enterpriseHandlers } from './handlers.ts'

const { database, house, login, visitorBy } = await aWayIn()
const db = await database.connect()
await db.query(`INSERT INTO enterprise (id, name, uscc, verified_at) VALUES (2, '旁人有限公司', '91350100M000100Y43', now())`)
await db.query(`UPDATE member SET member_type = 3, enterprise_id = 2 WHERE id = 8`)
// SKUs 1 to 9 exist.
const ask = asker(
  house,
  enterpriseHandlers(
    async (_handle, ids) => new Map(ids.filter((id) => id < 10).map((id) => [id, { goodsName: `goods ${id}`, specText: '' }])),
  ),
)
const visitorOf = async (username: string) => visitorBy((await login(username)).accessToken)
const company = await visitorOf('demo_company')
const stranger = await visitorOf('demo_supplier2')
const aRow = (materialCode: string, productId: string, materialName = '') => ({ materialCode, productId, materialName })

test('good rows are kept, wrong rows are named, and a code that comes again points elsewhere', async () => {
  const rows = [aRow('QX-001', '1', '零号锌'), aRow('', '2'), aRow('QX-002', '77'), aRow('qx-001', '2'), aRow('QX-003', '3')]
  const first = await ask(materialCodeImport, { rows }, { visitor: company })
  expect(first.data).toMatchObject({ added: 2, changed: 0 })
  expect(first.data?.errors.map(({ row, field }) => [row, field])).toEqual([
    [2, 'materialCode'],
    [3, 'productId'],
    [4, 'materialCode'],
  ])
  expect((await ask(materialCodeImport, { rows: [aRow('qx-001', '2')] }, { visitor: company })).data).toEqual({
    added: 0,
    changed: 1,
    errors: [],
  })
  const { list = [] } = (await ask(materialCodeList, { keyword: 'qx-00' }, { visitor: company })).data ?? {}
  expect(list.map((one) => [one.materialCode, one.productId, one.goodsName])).toEqual([
    ['QX-003', 3, 'goods 3'],
    ['qx-001', 2, 'goods 2'],
  ])
  expect(await skuOfMaterialCode(house.read, 1, 'Qx-001')).toBe(2)
  expect([...(await materialCodesOfSkus(house.read, 1, [2, 3, 4]))]).toEqual([
    [2, 'qx-001'],
    [3, 'QX-003'],
  ])
})

test('codes of one company are nothing to another; the same code may stand in both', async () => {
  expect((await ask(materialCodeList, {}, { visitor: stranger })).data).toEqual({ list: [], total: 0 })
  expect((await ask(materialCodeImport, { rows: [aRow('QX-003', '9')] }, { visitor: stranger })).data?.added).toBe(1)
  expect(await skuOfMaterialCode(house.read, 1, 'QX-003')).toBe(3)
  const [mine] = (await ask(materialCodeList, {}, { visitor: company })).data?.list ?? []
  expect((await ask(materialCodeDelete, { codeId: mine?.codeId ?? 0 }, { visitor: stranger })).code).toBe('enterprise.codeGone')
  expect((await ask(materialCodeDelete, { codeId: mine?.codeId ?? 0 }, { visitor: company })).state).toBe(200)
  const sub = await visitorOf('demo_sub')
  expect((await ask(materialCodeList, {}, { visitor: sub })).state).toBe(259)
})
