import { expect, test } from 'vitest'
import { upcast } from './old-events.ts'

const talked = { goodsId: 100001, act: 'asked', storeId: 1001, memberId: 2 }
const refunded = { refundId: 7, paymentId: 9, outRefundNo: 'TK1', state: 'FAILED' }

test.for([
  ['catalog.talked', talked, talked],
  ['catalog.talked', { goodsId: 100001 }, null],
  ['payment.refundMoved', refunded, refunded],
  [
    'payment.refundMoved',
    { refundId: 7, paymentId: 9, state: 'FAILED' },
    { refundId: 7, paymentId: 9, state: 'FAILED', outRefundNo: '#7' },
  ],
  ['order.cancelled', { paySn: 'ZF1', by: 'platform' }, { paySn: 'ZF1', by: 'platform' }],
  ['order.cancelled', { paySn: 'ZF1' }, { paySn: 'ZF1', by: '' }],
  ['store.suspended', { storeId: 1 }, { storeId: 1 }],
] as const)('%s %o is read as %o', ([event, old, now]) => expect(upcast(event, old)).toEqual(now))
