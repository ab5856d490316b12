import type { Certificate } from '../../../src/modules/catalog/rules/goods-certificate.ts'

const test = (item: string, required: string, measured: string) => ({ item, required, measured })

const zinc = (number: string, pb: string, cd: string, fe: string): Certificate => ({
  title: '产品质量证明书',
  number,
  validUntil: '',
  image: '',
  values: [
    test('Zn %', '≥ 99.995', '99.9962'),
    test('Pb %', '≤ 0.003', pb),
    test('Cd %', '≤ 0.002', cd),
    test('Fe %', '≤ 0.001', fe),
    test('Cu %', '≤ 0.001', '0.0003'),
    test('Sn %', '≤ 0.001', '0.0002'),
  ],
})

const steel = (number: string, coating: string): Certificate => ({
  title: '材质证明书',
  number,
  validUntil: '',
  image: '',
  values: [
    test('C %', '≤ 0.20', '0.17'),
    test('Si %', '≤ 0.35', '0.21'),
    test('Mn %', '≤ 1.40', '0.46'),
    test('P %', '≤ 0.045', '0.018'),
    test('S %', '≤ 0.045', '0.012'),
    test('ReH MPa', '≥ 235', '268'),
    test('Rm MPa', '370–500', '415'),
    test('A %', '≥ 20', '29'),
    test('Zn g/㎡', '≥ 300', coating),
  ],
})

const report = (number: string): Certificate => ({ title: '镀层检测报告', number, validUntil: '2027-06-30', image: '' })

/** Certificates of the demonstration's goods: numbers and figures are made up, the limits are those of the standards. */
export const goodsCertificates: Readonly<Record<number, readonly Certificate[]>> = {
  500001: [zinc('SY-2611-0417', '0.0021', '0.0008', '0.0005')],
  500002: [zinc('QL-2611-0093', '0.0019', '0.0007', '0.0004')],
  500003: [zinc('ZJ-2610-1182', '0.0023', '0.0009', '0.0006')],
  500004: [zinc('CH-2611-0206', '0.0017', '0.0006', '0.0005')],
  500007: [zinc('JT-2611-0031', '0.0022', '0.0010', '0.0004')],
  500059: [steel('HG-2026-1112-07', '342'), report('CNAS-ZL-26-3391')],
  500060: [steel('HG-2026-1109-02', '548'), report('CNAS-ZL-26-3407')],
  500064: [steel('JG-2026-1105-11', '505')],
}
