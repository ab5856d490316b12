import type { ContractTerms, PaymentStage } from './contract-content.ts'

/** The usual terms of the trade, with which a draft begins. */
export const usualTerms: ContractTerms = {
  deliveryMode: 'delivered',
  deliveryPlace: '',
  freightBy: 'seller',
  deliveryDays: 15,
  tolerance: '0.3',
  packing: '',
  inspectionDays: 7,
  priceMode: 'fixed',
  priceFormula: '',
  depositPercent: 0,
  payMethod: 'transfer',
  invoice: 'special',
  lateRate: '0.05',
  retention: 0,
  dispute: 'court',
  disputePlace: '需方所在地',
}
export const usualPayments: readonly PaymentStage[] = [{ stage: '验收合格', percent: 100, days: 30 }]
/** Where the award of a tender names no place. */
export const namedLater = '需方指定地点'
export const usualUnit = '吨'
