import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-home.zh.ts'

export const en = {
  thisMonth: 'Purchases this month',
  lastMonth: 'Last month',
  ordersMonth: 'Orders this month',
  twelveMonths: 'Last 12 months',
  againstLast: '{{change}} against last month',
  noCompare: 'nothing bought last month',
  spending: 'Purchases',
  spendingUnit: 'paid orders of 12 months, in ¥10,000, by supplier',
  others: 'Other suppliers',
  noSpending: 'No paid order yet',
  noSpendingHelp: 'Once you have paid, your purchases stand here by month',
  frequent: 'Bought often',
  frequentSub: 'last 90 days by frequency; prices as last paid',
  noFrequent: 'Nothing bought in the last 90 days',
  noFrequentHelp: 'What you buy stands here by frequency, to buy it again',
  lastBought: 'last {{number}} {{unit}}',
  everyDays: 'about every {{days}} {{days|day|days}}',
} satisfies Words<typeof zh>
