import { expect, test } from 'vitest'
import { importBreaches } from './imports.ts'
import { consoleKitInPublic } from './public-weight.ts'
import { purityBreaches } from './purity.ts'
import { sourceOf, sourcesUnder } from './source-tree.ts'

test('nobody walks through a wall', () => {
  expect(sourcesUnder('src').flatMap(importBreaches)).toEqual([])
})

test('no public page loads the console kit', () => {
  expect(consoleKitInPublic(sourcesUnder('src'))).toEqual([])
})

test('rules, endpoints and the kernel are pure', () => {
  expect(sourcesUnder('src').flatMap(purityBreaches)).toEqual([])
})

const order = 'src/modules/order'

test.each([
  ['src/kernel/money/money.ts', "import { x } from '../../api/endpoint.ts'"],
  ['src/kernel/money/money.ts', "import { Kysely } from 'kysely'"],
  ['src/api/handler.ts', "import { x } from '../modules/order/endpoints.ts'"],
  ['src/api/handler.ts', "import { x } from '../app/modules.ts'"],
  ['src/ui/basic/button.tsx', "import { x } from '../../modules/order/endpoints.ts'"],
  ['src/ui/basic/button.tsx', "import fs from 'node:fs'"],
  ['src/adapters/pay/wechat.ts', "import { x } from '../../modules/payment/server/ports.ts'"],
  ['src/adapters/jobs/worker.ts', "import { x } from '../../api/handler.ts'"],
  ['src/adapters/pay/wechat.ts', "import type { X } from '../../modules/payment/server/pay-repository.ts'"],
  [`${order}/server/place-order.ts`, "import { x } from '../../../app/app-context.ts'"],
  [`${order}/server/place-order.ts`, "import type { X } from '../../../adapters/postgres/pool.ts'"],
  [`${order}/server/place-order.ts`, "import { x } from '../../payment/server/public.ts'"],
  [`${order}/server/place-order.ts`, "import { x } from '../../catalog/server/goods-repository.ts'"],
  [`${order}/server/place-order.ts`, "export { x } from '../../catalog/server/goods-repository.ts'"],
  [`${order}/server/place-order.ts`, "const x = await import('../../catalog/server/goods-repository.ts')"],
  [`${order}/server/place-order.ts`, "type X = import('../../catalog/server/goods-repository.ts').X"],
  [`${order}/server/place-order.ts`, "import { x } from '../../catalog/ui/public.ts'"],
  [`${order}/server/place-order.ts`, "import { x } from '../ui/orders.ts'"],
  [`${order}/server/place-order.ts`, "import { useState } from 'react'"],
  [`${order}/server/place-order.ts`, "import { x } from '../../../api/browser/client.ts'"],
  [`${order}/server/print.ts`, "import { x } from './sheet.tsx'"],
  [`${order}/ui/order-card.tsx`, "import { x } from '../server/order-repository.ts'"],
  [`${order}/ui/order-card.tsx`, "import type { X } from '../server/order-repository.ts'"],
  [`${order}/ui/order-card.tsx`, "import { x } from '../../catalog/server/public.ts'"],
  [`${order}/ui/order-card.tsx`, "import pg from 'pg'"],
  [`${order}/endpoints.ts`, "import { x } from './server/order-repository.ts'"],
  [`${order}/endpoints.ts`, "import { useState } from 'react'"],
  [`${order}/rules/can.ts`, "import { z } from 'zod'"],
  [`${order}/rules/can.ts`, "import { x } from '../endpoints.ts'"],
  [`${order}/rules/can.ts`, "import { x } from '../../../api/guard.ts'"],
  [`${order}/messages.ts`, "import { x } from './rules/can.ts'"],
  [`${order}/handlers.ts`, 'export const stray = 1'],
  ['src/modules/nowhere/endpoints.ts', 'export const unknown = 1'],
  ['src/pages/member/orders/order-list-page.tsx', "import { x } from '../../../modules/order/server/public.ts'"],
  ['src/pages/member/orders/order-list-page.tsx', "import { x } from '../../seller/orders/order-row.tsx'"],
  ['src/pages/member/orders/order-list-page.tsx', "import { x } from '../../../app/layout/use-shell.ts'"],
  ['src/pages/member/orders/order-list-page.tsx', "import { x } from '../../../rendering/server/page-cache.ts'"],
  ['src/rendering/client/lazy-part.ts', "import { x } from '../server/page-cache.ts'"],
  ['src/rendering/server/page-cache.ts', "import { x } from '../../modules/order/endpoints.ts'"],
])('the wall stops %s from: %s', (path, text) => {
  expect(importBreaches(sourceOf(path, text))).toHaveLength(1)
})

test.each([
  ['src/kernel/database/transaction.ts', "import type { Kysely } from 'kysely'"],
  ['src/adapters/jobs/worker.ts', "import type { AppContext } from '../../api/handler.ts'"],
  ['src/adapters/pay/wechat.ts', "import type { Pay } from '../../modules/payment/server/ports.ts'"],
  [`${order}/server/place-order.ts`, "import { x } from '../../catalog/server/public.ts'\nimport { y } from '../rules/can.ts'"],
  [
    `${order}/ui/order-card.tsx`,
    "import { x } from '../../catalog/ui/public.ts'\nimport { y } from '../endpoints.ts'\nimport { z } from '../../catalog/messages.ts'",
  ],
  [
    'src/pages/member/orders/order-list-page.tsx',
    "import { x } from '../../../modules/order/ui/order-card.tsx'\nimport { y } from './order-row.tsx'",
  ],
  ['src/pages/member/orders/order-list-page.tsx', "import { x } from '../../../rendering/page/page-context.ts'"],
  [`${order}/ui/order-card.tsx`, "const part = import('../../catalog/ui/goods-card.tsx')"],
  [`${order}/rules/can.ts`, "import { x } from '../../catalog/rules/price.ts'\nimport { y } from '../../../kernel/money.ts'"],
  [`${order}/endpoints.ts`, "import { z } from 'zod'\nimport { endpoint } from '../../api/endpoint.ts'"],
  [`${order}/server/place-order.test.ts`, "import { x } from '../../payment/server/pay-repository.ts'"],
])('the wall lets %s do: %s', (path, text) => {
  expect(importBreaches(sourceOf(path, text))).toEqual([])
})

test('the console kit is found through a chain of files, but not behind a lazy import or a type', () => {
  const page = sourceOf('src/pages/mall/orders/order-page.tsx', "import { x } from '../../../modules/order/ui/sheet.tsx'")
  const part = (text: string) => sourceOf('src/modules/order/ui/sheet.tsx', text)
  expect(consoleKitInPublic([page, part("import { Table } from 'antd'")])).toEqual([`${page.path} → src/modules/order/ui/sheet.tsx → antd`])
  expect(consoleKitInPublic([page, part("const kit = import('antd')")])).toEqual([])
  expect(consoleKitInPublic([page, part("import type { TableProps } from 'antd'")])).toEqual([])
})

test.each([
  'const at = new Date()',
  'const at = Date.now()',
  'const x = Math.random()',
  "const x = fetch('/')",
  'const x = process.env.HOME',
  'export let count = 0',
  'const x = y instanceof Refused',
])('a rule that says %s is stopped', (text) => {
  expect(purityBreaches(sourceOf(`${order}/rules/can.ts`, text))).toHaveLength(1)
  expect(purityBreaches(sourceOf(`${order}/server/place-order.ts`, text))).toEqual([])
})

test('a rule may make a date of a given time', () => {
  expect(purityBreaches(sourceOf(`${order}/rules/due.ts`, 'export const due = (at: number) => new Date(at)'))).toEqual([])
})
