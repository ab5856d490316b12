import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { renderDocument } from '../../api/printed-document.ts'
import { renderPdf } from '../pdf/render-document.ts'
import { openLocalEsign } from './local-esign.ts'

const pdfsig = '/usr/bin/pdfsig'
const at = new Date('2026-11-23T08:00:00Z')
const service = openLocalEsign({ file: ':memory:', nodeEnv: 'test', now: () => at })
const folder = mkdtempSync(join(tmpdir(), 'esign-'))
afterAll(() => rmSync(folder, { recursive: true }))

const buyer = { name: '天津北辰镀锌有限公司', taxNumber: '91350211M000100Y46', agent: '李工' }
const seller = { name: '上海锌桥金属有限公司', taxNumber: '91310115DEM000014Q', agent: '王经理' }

async function signed(): Promise<Buffer> {
  const document = {
    lang: 'zh',
    title: '工矿产品购销合同',
    number: { label: '合同编号', value: 'HT1' },
    issuedAt: at,
    signatures: ['甲方', '乙方'],
  } as const
  let pdf = await renderDocument(renderPdf, [document])
  for (const party of [buyer, seller]) {
    const result = await service.sign({ pdf, party, reason: '签署合同', at })
    if (result.kind !== 'signed') throw new Error(result.reason)
    expect(result.pdf.subarray(0, pdf.length)).toEqual(pdf)
    pdf = result.pdf
  }
  return pdf
}
const pdf = await signed()

test('both signatures are genuine and name the companies', async () => {
  const { signatures, coversAll } = await service.check(pdf)
  expect(coversAll).toBe(true)
  expect(signatures.map(({ valid, signer }) => [valid, signer])).toEqual([
    [true, buyer.name],
    [true, seller.name],
  ])
})

test('a changed byte breaks the signatures over it', async () => {
  const changed = Buffer.from(pdf)
  changed[200] = (changed[200] ?? 0) ^ 1
  expect((await service.check(changed)).signatures.map(({ valid }) => valid)).toEqual([false, false])
})

test('what is appended after the last signature is seen', async () => {
  const appended = Buffer.concat([pdf, Buffer.from('% more\n')])
  expect(await service.check(appended)).toMatchObject({ coversAll: false })
})

test('a signature of another authority is not genuine', async () => {
  const other = openLocalEsign({ file: ':memory:', nodeEnv: 'test', now: () => at })
  expect((await other.check(pdf)).signatures.map(({ valid }) => valid)).toEqual([false, false])
})

test('the stand-in does not start in production', () => {
  expect(() => openLocalEsign({ file: ':memory:', nodeEnv: 'production', now: () => at })).toThrow('production')
})

test.skipIf(!existsSync(pdfsig))('pdfsig of poppler-utils verifies both (skipped where it is not installed)', () => {
  const file = join(folder, 'contract.pdf')
  writeFileSync(file, pdf)
  const said = execFileSync(pdfsig, ['-nocert', file], { encoding: 'utf8' })
  expect(said.match(/Signature is Valid/g)).toHaveLength(2)
  expect(said.match(/ETSI\.CAdES\.detached/g)).toHaveLength(2)
  expect(said).toContain('Total document signed')
})
