import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  notForSale: 'This product is off sale or does not exist',
  storeClosed: 'The store is closed for some days; nothing can be bought there now',
  storeSuspended: 'Store suspended by the platform; not for sale now',
  enquiryOnly: 'This product needs an inquiry: put it into the inquiry basket',
  soldOut: 'Out of stock for now',
  belowMin: 'Buy at least {{min}} {{unit}}',
  offStep: 'The quantity goes in steps of {{step}} {{unit}}: take {{lower}} or {{upper}} {{unit}}',
  offStepOne: 'The quantity goes in steps of {{step}} {{unit}}: take {{nearest}} {{unit}}',
  aboveLimit: 'Exceeds the purchase limit: at most {{max}} {{unit}} per order',
  aboveStock: 'Not enough stock: at most {{max}} {{unit}}',
  outOfRange: 'The quantity is beyond range',
  badNumber: 'The quantity is not valid: {{unit}} takes at most {{precision}} decimals',
  unitGone: 'This product is not sold in that unit; choose the unit again',
  priceStale: 'The index has no new quote yet; orders wait, an enquiry is welcome',
  full: 'At most {{max}} products fit in; take some out first',
  lineGone: 'This product is no longer in the cart; refresh the page',
  samplesBuyersOnly: 'Only buyers can use this function',
  noSample: 'No samples of this product are offered',
  sampleTooMany: 'At most {{max}} {{unit}} of each sample',
  badPrice: 'The wanted price is not valid: at most four decimals',
} satisfies Words<typeof zh>
