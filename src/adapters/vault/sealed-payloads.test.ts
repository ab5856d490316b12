import { expect, test } from 'vitest'
import { isFailure } from '../../kernel/failure/failure.ts'
import { proveOpening, type OpeningProof, type SealedSubject } from '../../kernel/sealing/opening-proof.ts'
import { newNonce, receiptOf } from '../../kernel/sealing/receipt.ts'
import { newSubjectKey, openPayloads, sealPayload } from '../../kernel/sealing/sealed-payloads.ts'
import { defineMachine } from '../../kernel/state-machine/state-machine.ts'
import { keyWrapper } from './key-wrapper.ts'

const machine = defineMachine({
  name: 'sealed',
  states: ['TAKING', 'OPENABLE', 'OPENED'],
  initial: 'TAKING',
  moves: {
    close: { from: ['TAKING'], to: 'OPENABLE', who: ['system'] },
    open: { from: ['OPENABLE'], to: 'OPENED', who: ['buyer'], unless: ['suspended'] },
  },
})
const key = (id: string) => ({ id, secret: `the secret ${id} of more than thirty-two characters` })
const wrapper = keyWrapper([key('k1')])
const subject: SealedSubject = { kind: 'tender', id: '7' }
const deadline = new Date('2026-11-23T04:00:00Z')
const asked = { subject, state: 'OPENABLE', event: 'open', who: 'buyer', deadline, now: deadline } as const
const payload = { total: '7654321.09', lines: [{ lineNo: 1, price: '19876.5432' }] }

function proof(of: SealedSubject = subject): OpeningProof {
  const made = proveOpening(machine, { ...asked, subject: of })
  if (isFailure(made)) throw new Error(made.code)
  return made
}
async function sealedOne(nonce = newNonce()) {
  const subjectKey = await newSubjectKey(wrapper, subject)
  const place = { subject, payloadId: '11', version: 2 }
  return { subjectKey, nonce, place, ...(await sealPayload(subjectKey.publicKey, place, payload, nonce)) }
}

test('what was sealed opens with the proof, and its receipt is the one that the sender got', async () => {
  const { subjectKey, nonce, receipt, sealed } = await sealedOne()
  expect(receipt).toBe(await receiptOf(payload, nonce))
  const opened = await openPayloads(wrapper, proof(), subject, subjectKey.wrappedKey, [{ payloadId: '11', version: 2, sealed }])
  expect(opened).toEqual([{ kind: 'opened', payload, nonce, receipt }])
})

test('neither the ciphertext nor the stored key holds a price, and sizes are alike', async () => {
  const { subjectKey, sealed, place } = await sealedOne()
  const stored = Buffer.concat([sealed, subjectKey.publicKey, subjectKey.wrappedKey]).toString('latin1')
  for (const canary of ['7654321', '19876']) expect(stored).not.toContain(canary)
  const small = await sealPayload(subjectKey.publicKey, place, { total: '1' }, newNonce())
  expect(small.sealed.length).toBe(sealed.length)
})

test('every altered byte is found, also a payload in another place', async () => {
  const { subjectKey, sealed } = await sealedOne()
  const open = (payloadId: string, version: number, bytes: Uint8Array) =>
    openPayloads(wrapper, proof(), subject, subjectKey.wrappedKey, [{ payloadId, version, sealed: bytes }])
  for (const at of [1, 40, 70, 90, sealed.length - 1]) {
    const altered = Uint8Array.from(sealed)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(await open('11', 2, altered)).toEqual([{ kind: 'unreadable' }])
  }
  expect(await open('12', 2, sealed)).toEqual([{ kind: 'unreadable' }])
  expect(await open('11', 1, sealed)).toEqual([{ kind: 'unreadable' }])
  expect(await open('11', 2, new Uint8Array())).toEqual([{ kind: 'unreadable' }])
})

test.for([
  ['before the deadline', { now: new Date(deadline.getTime() - 1) }, 'kernel.sealedUntil'],
  ['in another state', { state: 'TAKING' }, 'kernel.moveNotNow'],
  ['by somebody else', { who: 'system' }, 'kernel.moveNotYours'],
  ['while suspended', { sideStates: ['suspended'] }, 'kernel.moveBlocked'],
  ['without a deadline', { deadline: new Date(Number.NaN) }, undefined],
] as const)('there is no proof %s', ([, change, code]) => {
  if (code) expect(proveOpening(machine, { ...asked, ...change })).toMatchObject({ code })
  else expect(() => proveOpening(machine, { ...asked, ...change })).toThrow()
})

test('a proof and a key are of one subject', async () => {
  const other: SealedSubject = { kind: 'request', id: '7' }
  const { subjectKey, sealed } = await sealedOne()
  const payloads = [{ payloadId: '11', version: 2, sealed }]
  await expect(openPayloads(wrapper, proof(other), subject, subjectKey.wrappedKey, payloads)).rejects.toThrow('another subject')
  await expect(openPayloads(wrapper, proof(other), other, subjectKey.wrappedKey, payloads)).rejects.toThrow('another subject')
})

test('the wrapping key can be rotated, and is needed', async () => {
  const { subjectKey, sealed } = await sealedOne()
  const payloads = [{ payloadId: '11', version: 2, sealed }]
  const rotated = keyWrapper([key('k2'), key('k1')])
  expect((await openPayloads(rotated, proof(), subject, subjectKey.wrappedKey, payloads))[0]?.kind).toBe('opened')
  await expect(openPayloads(keyWrapper([key('k2')]), proof(), subject, subjectKey.wrappedKey, payloads)).rejects.toThrow('k1')
})
