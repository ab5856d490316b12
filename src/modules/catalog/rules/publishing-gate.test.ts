import { expect, test } from 'vitest'
import { incomplete, passGate } from './publishing-gate.ts'

test('a blocked chemical is refused with its reason and never goes on sale', () => {
  expect(passGate({ listing: 'blocked', reason: '盐酸属危险化学品' })).toEqual({ state: 'refused', reason: '盐酸属危险化学品' })
})

test('an unclear case waits for legal review', () => {
  expect(passGate({ listing: 'legal_review', reason: '气雾剂' })).toEqual({ state: 'held', reason: '气雾剂' })
})

test('everything else goes on sale', () => {
  expect(passGate({ listing: 'ok', reason: '' })).toEqual({ state: 'on_sale' })
})

test('goods without SKU, picture or price are not complete', () => {
  const whole = { listing: 'ok', reason: '', name: '锌锭', skuCount: 1, pictureCount: 1, priced: true } as const
  expect(incomplete(whole)).toBeNull()
  expect(incomplete({ ...whole, skuCount: 0 })?.code).toBe('catalog.noSku')
  expect(incomplete({ ...whole, pictureCount: 0 })?.code).toBe('catalog.noPicture')
  expect(incomplete({ ...whole, priced: false })?.code).toBe('catalog.noPrice')
})
