import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  noSku: '“{{name}}” has no SKU yet',
  noPicture: '“{{name}}” has no picture yet',
  noPrice: '“{{name}}” has a SKU without a price',
  offSale: 'The goods are no longer on sale',
  requireEnquiry: 'These goods are sold on enquiry only',
  soldWhileOrdering: 'Stock has changed meanwhile; go back to the cart and adjust',
  soldOut: 'Out of stock for now',
  belowMin: 'Buy at least {{min}} {{unit}}',
  offStep: 'The quantity goes in steps of {{step}} {{unit}}: take {{lower}} or {{upper}} {{unit}}',
  offStepOne: 'The quantity goes in steps of {{step}} {{unit}}: take {{nearest}} {{unit}}',
  aboveLimit: 'Exceeds the purchase limit: at most {{max}} {{unit}} per order',
  aboveStock: 'Not enough stock: at most {{max}} {{unit}}',
  contrastMixed: 'Only goods of one category can be compared',
  unitNotSold: 'Not sold in this unit',
  category: 'Category',
  brand: 'Brand',
  store: 'Store',
  shipFrom: 'Ships from',
  standard: 'Standard',
} satisfies Words<typeof zh>
