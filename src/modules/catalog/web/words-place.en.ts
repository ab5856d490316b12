import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-place.zh.ts'

export const en = {
  directory: 'Suppliers',
  categoriesTitle: 'All categories',
  categoriesDescription:
    'Browse zinc ingots, alloys, galvanized steel and products, auxiliaries, stainless steel, aluminium and safety goods.',
  goodsCount: '{{count}} goods',
  all: 'All',
  storeHome: 'Store',
  storeDescription: '{{name}}, {{city}}: {{count}} goods on sale.',
  producer: 'Producer',
  trader: 'Trader',
  selfOperated: 'Run by the platform',
  demoStore: 'Demo store',
  storePlace: '{{city}} {{district}} · {{years}} years here',
  quality: 'Quality',
  service: 'Service',
  logistics: 'Delivery',
  goodsNum: 'Goods',
  phone: 'Phone',
  creditCode: 'Unified social credit code',
  company: 'Company',
  qualifications: 'Qualifications',
  warehouses: 'Warehouses',
  introduction: 'About the store',
  storeGoods: 'Goods of this store',
  allGoods: 'All {{count}} goods',
  noGoods: 'The store has no goods on sale now',
} satisfies Words<typeof zh>
