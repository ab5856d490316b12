import { expect, test } from 'vitest'
import { nameBreaches } from './names.ts'
import { sourceOf, sourcesUnder } from './source-tree.ts'

test('names say what is in a file, and nothing is silenced or left undone', () => {
  expect(sourcesUnder('src', 'tests', 'tools', 'database').flatMap(nameBreaches)).toEqual([])
})

test.each([
  ['src/shared/utils.ts', 'export const x = 1'],
  ['src/shared/date-helpers.ts', 'export const x = 1'],
  ['src/modules/order/server/services/x.ts', 'export const x = 1'],
  ['src/app/common/x.ts', 'export const x = 1'],
  ['src/app/index.ts', 'export const x = 1'],
  ['src/ui/PriceTag.tsx', 'export const x = 1'],
  ['src/app/all.ts', "export * from './main.ts'\nexport { x } from './house.ts'"],
  ['src/app/open-house.ts', 'export const x = 1'],
  ['src/modules/rfq/server/award.ts', 'export function judgeAward() {}'],
  ['src/ui/console/x.ts', 'export type KeptDraft = { at: string }'],
  ['src/modules/rfq/server/x.ts', 'export type AwardWish = { at: string }'],
  ['src/modules/saved/server/x.ts', 'export const memberMark = 1'],
  ['src/ui/layout/page-frame.tsx', 'export const x = 1'],
  ['src/kernel/money/money.ts', 'export default 1'],
  ['src/kernel/money/money.ts', 'export const x = (y: any) => y'],
  ['src/kernel/money/money.ts', 'export const x = y!'],
  ['src/kernel/money/money.ts', ['// ', 'oxlint', '-disable no-console\nexport const x = 1'].join('')],
  ['src/kernel/money/money.ts', ['// ', '@ts', '-ignore\nexport const x = 1'].join('')],
  ['src/kernel/money/money.ts', ['// TO', 'DO later\nexport const x = 1'].join('')],
])('the wall stops %s saying: %s', (path, text) => {
  expect(nameBreaches(sourceOf(path, text))).toHaveLength(1)
})

test.each([
  ['src/modules/order/web/member/order-list-page.tsx', 'export default function OrderListPage() {}'],
  ['src/modules/order/server/public.ts', "export { placeOrder } from './place-order.ts'"],
  ['src/kernel/money/money.ts', '// The library types this as any.\nexport const x = (y: any) => y'],
  ['src/kernel/money/money.ts', 'export const x = y! // filled by the constructor'],
  ['src/shared/serviceable-area.ts', 'export const x = 1'],
  ['src/modules/order/server/mark-order-paid.ts', 'export function markOrderPaid() {}'],
  ['src/modules/site/server/warehouse.ts', 'export const visitorReader = 1\nconst house = 2'],
])('the wall lets %s say: %s', (path, text) => {
  expect(nameBreaches(sourceOf(path, text))).toEqual([])
})
