import { expect, test } from 'vitest'
import { compareOrderLine, type MatchedGoods } from './compare-order-line.ts'
import { looseUnitCodeOf, parseOrderLine } from './parse-order-line.ts'

/** Lines as galvanizers' buyers write them: what is wanted, how much, the unit of sale and the unit as written. */
const lines: readonly (readonly [line: string, name: string, number: string, unitCode: string | null, unitText: string])[] = [
  ['零号锌锭 30吨', '零号锌锭', '30', 't', '吨'],
  ['一号锌锭 5 吨', '一号锌锭', '5', 't', '吨'],
  ['0#锌锭 双燕 33.5T', '0#锌锭 双燕', '33.5', 't', 'T'],
  ['1#锌锭，10吨', '1#锌锭', '10', 't', '吨'],
  ['Zn99.995 锌锭 25 吨 送无锡', 'Zn99.995 锌锭', '25', 't', '吨'],
  ['锌锭（0#）20吨', '锌锭(0#)', '20', 't', '吨'],
  ['采购0#锌锭32吨', '采购0#锌锭', '32', 't', '吨'],
  ['1,200 kg 锌丝 1.6mm', '锌丝 1.6mm', '1200', 'kg', 'kg'],
  ['热镀锌焊管 DN50 壁厚3.5 35支', '热镀锌焊管 DN50 壁厚3.5', '35', 'zhi', '支'],
  ['热镀锌焊管DN50×3.5 6米定尺 35根', '热镀锌焊管DN50×3.5 6米定尺', '35', 'gen', '根'],
  ['热镀锌焊管 DN50 壁厚3.5', '热镀锌焊管 DN50 壁厚3.5', '', null, ''],
  ['镀锌管 DN100×4.0 长6米 30支', '镀锌管 DN100×4.0 长6米', '30', 'zhi', '支'],
  ['镀锌管 L=6m DN80 12支', '镀锌管 L=6m DN80', '12', 'zhi', '支'],
  ['镀锌方管 50×50×2.5 40根', '镀锌方管 50×50×2.5', '40', 'gen', '根'],
  ['热镀锌角钢 L50×5 6m 80支', '热镀锌角钢 L50×5 6m', '80', 'zhi', '支'],
  ['镀锌槽钢 10# 2.5吨', '镀锌槽钢 10#', '2.5', 't', '吨'],
  ['镀锌扁钢 40×4 1000米', '镀锌扁钢 40×4', '1000', 'm', '米'],
  ['镀锌板 DX51D+Z275 1.2×1250×2500 20张', '镀锌板 DX51D+Z275 1.2×1250×2500', '20', 'zhang', '张'],
  ['镀锌板 1.2×1250×2500 20片', '镀锌板 1.2×1250×2500', '20', null, '片'],
  ['镀锌卷 1.0×1250 Z275 2卷', '镀锌卷 1.0×1250 Z275', '2', 'coil', '卷'],
  ['275g 镀锌卷 1.0×1250 20吨', '275g 镀锌卷 1.0×1250', '20', 't', '吨'],
  ['钢丝 φ2.5 3盘', '钢丝 φ2.5', '3', null, '盘'],
  ['热镀锌钢丝 2.0mm 500公斤', '热镀锌钢丝 2.0mm', '500', 'kg', '公斤'],
  ['捆扎线 8捆', '捆扎线', '8', 'bundle', '捆'],
  ['M16×60 热镀锌螺栓 8.8级 200套', 'M16×60 热镀锌螺栓 8.8级', '200', 'set', '套'],
  ['地脚螺栓 M24×800 16件', '地脚螺栓 M24×800', '16', 'pcs', '件'],
  ['挂具 20个', '挂具', '20', null, '个'],
  ['挂钩20只', '挂钩', '20', null, '只'],
  ['钢格板 G325/30/100 1000×5800 20片', '钢格板 G325/30/100 1000×5800', '20', null, '片'],
  ['钢格板 G325/30/100 12平方米', '钢格板 G325/30/100', '12', 'm2', '平方米'],
  ['波形梁护栏板 4320×310×85×3.0 50件', '波形梁护栏板 4320×310×85×3.0', '50', 'pcs', '件'],
  ['氯化锌铵 25kg/袋 40袋', '氯化锌铵 25kg/袋', '40', 'bag', '袋'],
  ['氯化铵 25kg装 2吨', '氯化铵 25kg装', '2', 't', '吨'],
  ['锌锭 5kg小块 100块', '锌锭 5kg小块', '100', 'ingot', '块'],
  ['盐酸 31% 10桶', '盐酸 31%', '10', 'drum', '桶'],
  ['自喷锌漆 400ml 12罐', '自喷锌漆 400ml', '12', 'can', '罐'],
  ['耐高温手套 50双', '耐高温手套', '50', 'pair', '双'],
  ['安全帽 黄色 30顶', '安全帽 黄色', '30', 'ding', '顶'],
  ['测厚仪 1台', '测厚仪', '1', 'tai', '台'],
  ['锌铝合金 5 托', '锌铝合金', '5', null, '托'],
  ['锌锭 2车', '锌锭', '2', null, '车'],
  ['热镀锌方管 40×40×2 1.5吨 60支', '热镀锌方管 40×40×2 1.5吨 60支', '', null, ''],
  ['热电偶 K型', '热电偶 K型', '', null, ''],
  ['槽钢 10#', '槽钢 10#', '', null, ''],
  ['GB/T 13912-2020', 'GB/T 13912-2020', '', null, ''],
  ['交期6个月 0#锌锭 100吨', '交期6个月 0#锌锭', '100', 't', '吨'],
  ['ZC-1002\t20\t片', 'ZC-1002', '20', null, '片'],
  ['ZC-1002\t20\t托', 'ZC-1002', '20', null, '托'],
  ['ZC-1002\t镀锌管\t1,500\t千克', 'ZC-1002', '1500', 'kg', '千克'],
  ['50 lengths of DN50 galvanized pipe', 'DN50 galvanized pipe', '50', 'zhi', 'lengths'],
  ['galvanized sheet 1.2x1250x2500, 20 sheets', 'galvanized sheet 1.2x1250x2500', '20', 'zhang', 'sheets'],
]

test.each(lines)('%s', (line, name, number, unitCode, unitText) => {
  expect(parseOrderLine(line)).toEqual({ name, number, unitCode, unitText })
})

test('a loose word for pieces has a unit that it most likely means, and no other', () => {
  expect(['片', '个', '只', '盘', '托', '吨'].map(looseUnitCodeOf)).toEqual(['zhang', 'pcs', 'pcs', 'coil', null, null])
})

const pipe: MatchedGoods = {
  text: '热镀锌焊管 国标 GB/T 3091 (300g/㎡) Hot-dip galvanized welded pipe DN50 60.3×3.75 GB/T 3091-2015',
  values: { dn: 'DN50', od: '60.3', wall: '3.75', steelGrade: 'Q235B', coatMass: '300', length: '6000' },
}
const zinc: MatchedGoods = {
  text: '双燕 0#锌锭 Zn99.995 上海现货 zinc ingot GB/T 470-2008',
  values: { grade: 'Zn99.995', warehouse: '上海宝山仓' },
}
const lead: MatchedGoods = { text: 'Zn99.5锌锭(含铅0.45%以内) zinc ingot', values: { grade: 'Zn99.5' } }
const angle: MatchedGoods = { text: '热镀锌等边角钢 L50×5 50×50×5', values: { section: '50×50×5', steelGrade: 'Q235B', length: '6000' } }
const sheet: MatchedGoods = {
  text: '热镀锌板 DX51D+Z 1.2×1250×2500',
  values: { thickness: '1.2', width: '1250', length: '2500', coatMass: '275' },
}

const same: readonly (readonly [string, MatchedGoods])[] = [
  ['热镀锌焊管 DN50', pipe],
  ['热镀锌焊管 DN50 壁厚3.75', pipe],
  ['DN50×3.75 热镀锌焊管 6米定尺', pipe],
  ['热镀锌焊管 DN50 300g/㎡', pipe],
  ['Q235B 热镀锌焊管 DN50 长6米', pipe],
  ['零号锌锭', zinc],
  ['0#锌锭', zinc],
  ['双燕锌锭 Zn99.995', zinc],
  ['#0 zinc ingot', zinc],
  ['镀锌角钢 50×5', angle],
  ['热镀锌角钢 50*50*5', angle],
  ['热镀锌板 1.2×1250×2500 Z275', sheet],
]
test.each(same)('%s is said by the goods', (typed, goods) => {
  expect(compareOrderLine(typed, goods)).toEqual([])
})

const other: readonly (readonly [string, MatchedGoods, object])[] = [
  ['热镀锌焊管 DN50 壁厚3.5', pipe, { code: 'wall', typed: '壁厚3.5', found: '3.75' }],
  ['热镀锌焊管 DN50×3.5', pipe, { code: 'dn', typed: 'dn50x3.5', found: 'DN50' }],
  ['热镀锌焊管 DN65', pipe, { code: 'dn', typed: 'dn65', found: 'DN50' }],
  ['热镀锌焊管 DN50 12米定尺', pipe, { code: 'length', found: '6000' }],
  ['热镀锌焊管 DN50 500g/㎡', pipe, { code: 'coatMass', found: '300' }],
  ['Q355B 热镀锌焊管 DN50', pipe, { code: 'steelGrade', typed: 'q355b', found: 'Q235B' }],
  ['电镀锌焊管 DN50', pipe, { typed: '电镀锌' }],
  ['零号锌锭', lead, { code: 'grade', typed: '0#', found: 'Zn99.5' }],
  ['一号锌锭', zinc, { code: 'grade', typed: '1#', found: 'Zn99.995' }],
  ['一级锌锭', lead, { typed: '1#' }],
  ['葫锌 0#锌锭', zinc, { typed: '葫锌' }],
  ['热镀锌角钢 63×6', angle, { typed: '63x6' }],
  ['热镀锌板 1.5×1250×2500', sheet, { typed: '1.5x1250x2500' }],
]
test.each(other)('%s differs', (typed, goods, difference) => {
  expect(compareOrderLine(typed, goods)).toEqual(expect.arrayContaining([expect.objectContaining(difference)]))
})
