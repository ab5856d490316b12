import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  noSku: '“{{name}}” has no SKU yet',
  noPicture: '“{{name}}” has no picture yet',
  noPrice: '“{{name}}” has a SKU without a price',
  offSale: 'The goods are no longer on sale',
  requireEnquiry: 'These goods are sold on enquiry only',
  soldWhileOrdering: 'Stock has changed meanwhile; go back to the cart and adjust',
  soldOut: 'Sold out',
  notPositive: 'The quantity must be above 0',
  belowMin: 'The minimum is {{min}} {{unit}}',
  offStep: 'Sold in steps of {{step}} {{unit}}: choose {{lower}} or {{upper}} {{unit}}',
  aboveLimit: 'Above the purchase limit of {{max}} {{unit}}',
  aboveStock: 'Not enough stock: at most {{max}} {{unit}}, please enquire for more',
  unitNotSold: 'Not sold in this unit',
  category: 'Category',
  brand: 'Brand',
  store: 'Store',
  shipFrom: 'Ships from',
  standard: 'Standard',
} satisfies Words<typeof zh>
