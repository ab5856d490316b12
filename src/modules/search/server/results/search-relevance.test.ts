import { expect, test } from 'vitest'
import { loadCatalogDemo } from '../../../../../database/demo/load.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { goodsList } from '../../endpoints.ts'
import { goodsHandlers } from '../../../../../tests/fixtures/trade/goods-handlers.ts'

const database = await aDatabase()
await loadCatalogDemo(await database.connect())
const ask = asker(aHouse(database), goodsHandlers())

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
  // Other words of an input method for the same sounds, whose characters stand in other texts by chance
  ['锌定', /锌锭/, 10],
  ['心锭', /锌锭/, 10],
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
  // Chinese inside a phrase, brands, places and packing
  ['紫金锌锭天津', /紫金.*锌锭/, 1],
  ['驰宏锌', /驰宏/, 1],
  ['无锡仓锌锭', /无锡仓/, 1],
  ['期货点价', /期货点价/, 1, 3],
  ['进口锌锭', /进口/, 1],
  ['小块锌锭', /锌锭小块/, 1],
  ['再生锌', /再生锌锭/, 1],
  ['Zn98.5', /Zn98\.5/, 1, 1],
  ['Zn99.95', /Zn99\.95/, 1, 3],
  ['SHG', /SHG/, 1, 3],
  ['锌丝 2.0mm', /锌.*丝/, 1],
  ['锌粒', /锌粒/, 1],
  ['锌板', /锌板/, 1],
  ['锌球', /锌球/, 1],
  // Alloys and other metals
  ['锌铝镁合金锭', /锌铝镁合金锭/, 3],
  ['galfan', /Galfan/i, 2, 5],
  ['锌铋合金', /锌铋/, 1],
  ['压铸锌合金', /压铸锌合金/, 3],
  ['ZnAl4', /ZnAl4/, 1],
  ['YS/T 310', /热镀锌铝合金锭/, 2, 2],
  ['GB/T 8738', /压铸锌合金/, 3, 3],
  ['镍珠', /镍珠/, 1, 2],
  ['铋锭', /铋锭/, 1, 2],
  ['Sn99.95', /锡锭/, 1, 1],
  ['铅锭', /铅锭/, 1],
  ['镁锭', /镁锭/, 1],
  ['稀土', /稀土/, 2],
  ['A00铝锭', /A00铝锭/, 1],
  ['ADC12', /ADC12/, 1, 1],
  ['A356.2', /A356\.2/, 1, 1],
  // Coils, pipes, sections and their sizes
  ['镀锌卷', /锌.*卷/, 3],
  ['锌铝镁卷', /锌铝镁卷/, 2],
  ['镀铝锌', /镀铝锌/, 1],
  ['DX51D+Z', /DX51D\+Z/, 1],
  ['S350GD+ZM', /S350GD\+ZM/, 2],
  ['分条带钢', /带钢/, 1],
  ['GB/T 2518', /锌/, 3],
  ['方管 50x50', /方管.*50×50/, 1],
  ['方管50*50*2.5', /方管.*50×50/, 1],
  ['矩形管 100×50', /矩形管.*100×50/, 1],
  ['DN50 焊管', /焊管.*DN50/, 2],
  ['dn100*4', /DN100/, 2],
  ['GB/T 8163', /无缝/, 1, 1],
  ['L50x5', /[L∠]50×5/, 2],
  ['L50*50*5', /[L∠]50×5/, 2],
  ['L63×6', /L63×6/, 1],
  ['20#槽钢', /槽钢.*20#/, 1],
  ['工字钢', /工字钢/, 1],
  ['HW200×200', /HW200×200/, 1],
  ['扁钢 40×4', /-40×4/, 1],
  ['-50×5', /50×5/, 1],
  ['圆钢 φ12', /圆钢.*φ12/, 1],
  ['C型钢', /C型钢/, 1],
  ['光伏支架', /光伏支架/, 1],
  ['GB/T 706', /角钢|槽钢|工字钢/, 3],
  ['GB/T 13912', /锌|支吊架/, 5],
  // Roads, towers, gratings and fasteners
  ['护栏板', /护栏板/, 2],
  ['波形梁', /波形梁/, 2],
  ['三波护栏', /三波形梁护栏板/, 1],
  ['GB/T 31439.1', /护栏|防阻块/, 2],
  ['隔离栅', /隔离栅/, 1],
  ['路灯杆', /灯杆/, 1],
  ['铁塔', /铁塔|角钢塔/, 2],
  ['横担', /横担/, 1],
  ['桥架', /桥架/, 1],
  ['41系列 C型槽钢', /支吊架/, 1],
  ['钢格板', /钢格板/, 2],
  ['踏步板', /踏步板/, 1],
  ['8.8级螺栓', /8\.8级/, 1],
  ['M20 地脚螺栓', /地脚螺栓/, 1],
  ['钢绞线', /钢绞线/, 1],
  ['石笼网', /石笼网/, 1],
  ['来料镀锌', /来料/, 1],
  // Chemicals, tools, protection
  ['脱脂剂', /脱脂/, 1],
  ['酸洗缓蚀剂', /缓蚀/, 1],
  ['氯化铵', /氯化铵/, 1],
  ['助镀剂', /氯化锌铵|助镀/, 3],
  ['三价铬', /三价铬/, 1, 1],
  ['封闭剂', /封闭剂/, 1],
  ['捆扎铁丝', /铁丝/, 1],
  ['起重链条', /链条/, 1],
  ['热电偶', /热电偶/, 1, 1],
  ['锌锅', /锌锅/, 2],
  ['氧化锌', /氧化锌/, 1],
  ['测厚仪', /测厚仪/, 1, 1],
  ['耐高温手套', /手套/, 2],
  ['KN95', /KN95/, 1, 1],
  ['GB 2811', /安全帽/, 1, 1],
  ['洗眼器', /洗眼器/, 1, 1],
  ['安全带', /安全带/, 1],
  ['2205', /2205/, 1, 1],
  ['不锈钢法兰 DN80', /法兰.*DN80/, 1],
  ['铝型材', /铝型材/, 2],
  // Names that are kept as synonyms
  ['三角铁', /角钢/, 3],
  ['螺丝', /螺栓/, 3],
  ['白铁皮', /卷|镀锌板/, 1],
  ['防毒面具', /半面具/, 1],
  ['angle bar', /角钢/, 2],
  ['hard hat', /安全帽/, 1, 1],
  ['hdg', /热镀锌/, 5],
  // Pinyin, initials, English and errors of the fingers
  ['duxin jiaogang', /角钢/, 2],
  ['anquanmao', /安全帽/, 1],
  ['caogang', /槽钢/, 1],
  ['gb', /热|管|板/, 2],
  ['zinc wire', /锌丝|合金丝/, 1],
  ['steel grating', /钢格板/, 2],
  ['zinc ingot', /锌锭/, 5],
  ['stainless bolt', /不锈钢.*螺栓/, 1],
  ['Q253B 角钢', /Q235B/, 1],
  ['角刚', /角钢/, 3],
  ['氯化辛铵', /氯化锌铵/, 2],
  ['jiaogagn', /角钢/, 2],
  ['galvanised strand', /钢绞线/, 1],
  ['防护首套', /手套/, 1],
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

test('of more than 120 questions nearly all first five are right, and none stays without an answer', async () => {
  expect(cases.length).toBeGreaterThanOrEqual(120)
  const shares = { expected: 0, five: 0, without: 0 }
  for (const [keyword, expected, top] of cases) {
    const { list } = dataOf(await ask(goodsList, { keyword, pageSize: 5, facets: 0 }))
    const isRight = list.map((card) => expected.test(`${card.goodsName} ${card.specLine}`))
    const wanted = Math.min(5, top)
    shares.expected += isRight.slice(0, wanted).filter(Boolean).length / wanted
    shares.five += isRight.filter(Boolean).length / Math.max(1, list.length)
    if (list.length === 0) shares.without += 1
  }
  const each = (sum: number) => sum / cases.length
  process.stdout.write(
    `${cases.length} questions: expected first results ${each(shares.expected).toFixed(3)}, precision@5 ${each(shares.five).toFixed(3)}, without an answer ${each(shares.without)}\n`,
  )
  expect(each(shares.expected)).toBe(1)
  expect(each(shares.five)).toBeGreaterThanOrEqual(0.85)
  expect(shares.without).toBe(0)
})
