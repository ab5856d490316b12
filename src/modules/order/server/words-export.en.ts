import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-export.zh.ts'

export const en = {
  orders: 'Orders',
  orderSn: 'Order no.',
  createTime: 'Placed at',
  store: 'Supplier',
  buyer: 'Buyer',
  state: 'State',
  goods: 'Goods',
  spec: 'Specification',
  materialCode: 'Material code',
  number: 'Quantity',
  unit: 'Unit',
  price: 'Unit price (incl. VAT)',
  subtotal: 'Subtotal (incl. VAT)',
  discount: 'Discount',
  freight: 'Freight',
  total: 'Order total (incl. VAT)',
  payMethod: 'Payment',
  paySn: 'Payment no.',
  ONLINE: 'Online',
  TRANSFER: 'Bank transfer',
} satisfies Words<typeof zh>
