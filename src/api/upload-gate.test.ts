import { expect, test } from 'vitest'
import { isBusyError } from '../kernel/failure/busy-error.ts'
import { uploadGate } from './upload-gate.ts'

test('uploads come in until their bytes are used up, and again when one has left', () => {
  const gate = uploadGate({ mostBytes: 100, mostOfOne: 60 })
  const first = gate.enter('m1', 60)
  gate.enter('m2', 40)
  expect(() => gate.enter('m3', 1)).toThrow(expect.toSatisfy(isBusyError))
  first.leave()
  gate.enter('m3', 60)
  expect(gate.held()).toBe(100)
})

test('one person holds no more than a share', () => {
  const gate = uploadGate({ mostBytes: 100, mostOfOne: 60 })
  gate.enter('m1', 40)
  expect(() => gate.enter('m1', 40)).toThrow(expect.toSatisfy(isBusyError))
  gate.enter('m2', 40)
})
