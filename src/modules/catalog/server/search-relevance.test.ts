import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../database/demo/load.ts'
import { aHouse, asker } from '../../../../tests/harness/calls.ts'
import { dataOf } from '../../../../tests/harness/data-of.ts'
import { aDatabase } from '../../../../tests/harness/pg.ts'
import { goodsList } from '../contract-search.ts'
import { catalogHandlers } from './handlers.ts'

const database = await aDatabase()
await loadCatalogDemo(await database.connect())
const ask = asker(aHouse(database), catalogHandlers())

/** What is typed, what the first `top` results must look like, and how many there may be at most. */
type Case = [typed: string, expected: RegExp, top: number, most?: number]

const cases: Case[] = [
  // Grades and trade names of zinc
  ['锌锭', /锌锭/, 10],
  ['0#锌', /0#锌锭/, 10, 20],
  ['0#锌锭', /0#锌锭/, 10, 20],
  ['0号锌锭', /0#锌锭/, 10, 20],
  ['１#锌锭', /1#锌锭/, 2, 2],
  ['Zn99.995', /Zn99\.995|0#锌锭/, 10, 20],
  ['zn99.99', /Zn99\.99/, 3, 3],
  ['双燕', /双燕/, 1, 1],
  ['锌锭 江铜', /江铜/, 1, 1],
  ['天津 锌锭', /锌锭/, 5, 10],
  // Standards with and without edition, slash and space
  ['GB/T 3091', /焊管/, 2, 2],
  ['gbt3091', /焊管/, 2, 2],
  ['GB 3091-2015', /焊管/, 2, 2],
  ['GB/T 3091-2025', /焊管/, 2, 2],
  ['EN 1179', /SHG/, 1, 1],
  ['ISO 1461', /镀锌/, 3, 3],
  // Sizes however they are written
  ['镀锌管 DN100', /焊管.*DN100/, 2, 2],
  ['DN100×4.0', /焊管.*DN100/, 2, 2],
  ['dn 50', /DN50/, 3, 3],
  ['角钢 50*5', /[L∠]50×5/, 2, 2],
  ['∠50×5 角钢', /[L∠]50×5/, 2, 2],
  ['50*50*5', /50×5/, 3, 3],
  ['槽钢 10#', /槽钢.*10#/, 1, 1],
  ['HN200', /H型钢.*HN200/, 1, 1],
  ['H型钢', /H型钢/, 1, 2],
  ['M16 螺栓', /M16/, 3, 3],
  ['Q235B 热镀锌角钢 50×5', /等边角钢.*L50×5/, 1, 1],
  ['Q355B 角钢', /Q355B/, 2, 2],
  // Steel, stainless and aluminium grades
  ['S350GD', /S350GD/, 2, 3],
  ['DX51D', /DX51D/, 3, 3],
  ['Z275', /\+Z/, 2, 2],
  ['304 不锈钢板', /304.*板/, 2, 2],
  ['316L', /316L/, 2, 2],
  ['6061', /6061/, 2, 2],
  ['G325/30/100', /G325\/30\/100/, 2, 2],
  ['ZnAl4Cu1', /ZnAl4Cu1/, 1, 1],
  ['zamak 5', /ZnAl4Cu1/, 1, 1],
  // Words of the trade, whole and in the other name
  ['镀锌管', /管/, 5, 8],
  ['氯化锌铵', /氯化锌铵/, 2, 2],
  ['等边角钢', /等边角钢/, 1, 1],
  ['角铁', /角钢/, 3, 5],
  ['格栅板', /钢格板/, 2, 10],
  ['头盔', /安全帽/, 1, 1],
  ['劳保鞋', /安全鞋/, 1, 1],
  ['无铬钝化', /无铬钝化液/, 1, 5],
  ['锌镍', /锌镍/, 2, 5],
  ['挂具', /镀锌挂具/, 1, 4],
  // Pinyin, initials, English, typing errors, a whole sentence
  ['xinding', /锌锭/, 10],
  ['xd', /锌锭/, 5],
  ['duxinguan', /管/, 4, 8],
  ['jiaogang', /角钢/, 4],
  ['safety helmet', /安全帽/, 1, 1],
  ['galvanized pipe', /管/, 2, 5],
  ['辛锭', /锌锭/, 5],
  ['度锌管', /管/, 4, 8],
  ['xindign', /锌锭/, 3],
  ['镀锌角钢 送天津 20吨', /角钢/, 3],
]

test.each(cases)('%s finds what was meant', async (...[typed, expected, top, most = 162]: Case) => {
  const { list, pagination } = dataOf(await ask(goodsList, { keyword: typed, pageSize: 10, facets: 0 }))
  expect(list.slice(0, top)).toHaveLength(top)
  for (const card of list.slice(0, top)) expect(`${card.goodsName} ${card.specLine}`).toMatch(expected)
  expect(pagination.total).toBeLessThanOrEqual(most)
})

test.each(['独角兽', '%', "'); drop table goods; --", 'zzzzqqqq', '的', '\\', ':*', '& | !'])(
  '%j finds nothing and breaks nothing',
  async (keyword) => {
    const answer = await ask(goodsList, { keyword, facets: 0 })
    expect(answer.state).toBe(200)
    expect(dataOf(answer).list.filter((card) => !/捞渣勺|缓蚀/.test(card.goodsName))).toEqual([])
  },
)

test('a long text of many words is cut to what can be answered', async () => {
  const answer = await ask(goodsList, { keyword: '镀锌钢管角钢槽钢锌锭'.repeat(10), facets: 0 })
  expect(answer.state).toBe(200)
})
