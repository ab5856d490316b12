import { expect, test } from 'vitest'
import { noTransport, parseShippingTable } from './parse-shipping-table.ts'

test('cells of a sheet are orders with a carrier or a truck; heads and sums are passed over', () => {
  const text = [
    '订单号\t物流公司\t运单号',
    'DD2026112000000001\t德邦\tDP12345',
    'DD2026112000000002\t津A12345\t王师傅\t13800000000',
    'DD2026112000000003\t\t',
    '合计\t3',
    '',
  ].join('\r\n')
  expect(parseShippingTable(text)).toEqual([
    { ...noTransport, orderSn: 'DD2026112000000001', kind: 'CARRIER', carrierName: '德邦', trackingNo: 'DP12345' },
    { ...noTransport, orderSn: 'DD2026112000000002', kind: 'TRUCK', plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' },
    { ...noTransport, orderSn: 'DD2026112000000003', kind: 'PICKUP' },
  ])
})

test('commas part cells too, and an order that stands twice is shipped as its last row says', () => {
  expect(parseShippingTable('2026112000000001,顺丰,SF1\n2026112000000001，中通，ZT2')).toEqual([
    { ...noTransport, orderSn: '2026112000000001', kind: 'CARRIER', carrierName: '中通', trackingNo: 'ZT2' },
  ])
})
