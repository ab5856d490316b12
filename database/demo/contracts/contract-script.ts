import { addDays, dayOf } from '../../../src/kernel/time/clock.ts'
import type { ContractContent } from '../../../src/modules/contract/rules/contract-content.ts'
import type { IndexTerms } from '../../../src/modules/contract/rules/index-terms.ts'
import { usualPayments, usualTerms } from '../../../src/modules/contract/rules/usual-terms-data.ts'

export type DemoClaim = {
  readonly side: 'buyer' | 'store'
  readonly depositRule: 'RETURN' | 'KEEP'
  readonly payer: 'buyer' | 'store' | null
  readonly amount: number
  readonly reason: string
}
export type DemoContractEnd = 'draft' | 'negotiating' | 'signing' | 'effective'
export type DemoContract = {
  readonly storeId: number
  readonly title: string
  readonly kind: 'PURCHASE' | 'FRAMEWORK'
  readonly content: ContractContent
  readonly daysAgo: number
  /** Lines whose final price both sides confirmed since; the difference is due. */
  readonly settledLines?: readonly number[]
  /** Days from the loading until performance ends. */
  readonly endsIn: number
  readonly end: DemoContractEnd
  /** What the store changed in its version: the price of the first line, and a sentence. */
  readonly counter?: { readonly price: string; readonly extra: string }
  /** Its deposit was paid, both agreed to rescind it, and one or both proposed how it is settled; with positions the platform was asked to decide. */
  readonly rescission?: { readonly reason: string; readonly claims: readonly DemoClaim[]; readonly positions?: readonly [string, string] }
  /** Its store has signed already. */
  readonly storeSigned?: true
  /** What is called off from it: quantity of the first line, in a contract that waits for the store. */
  readonly callOff?: { readonly title: string; readonly quantity: string }
  /** What its store proposes in a supplement: quantity of the first line, the end in days from the loading, and a sentence. */
  readonly supplement?: { readonly quantity: string; readonly endsIn: number; readonly text: string }
}

const place = '江苏省江阴市临港街道港城大道 588 号 一厂原料库'
const terms = { ...usualTerms, deliveryPlace: place }
const zinc = { name: '0# 锌锭', spec: 'Zn99.995', standard: 'GB/T 470-2008', unit: '吨' }

const today = dayOf(new Date())
/** Terms of a line that follows the Shanghai spot price. */
function byIndex(from: string, to: string, more: Partial<IndexTerms>): IndexTerms {
  const usual = {
    seriesCode: 'ZN0-SH',
    seriesName: '',
    seriesTax: 1,
    method: 'average',
    fixings: 0,
    premium: '0',
    premiumTax: 1,
    marginPercent: 0,
  } as const
  return { ...usual, from, to, ...more }
}

/** Invented contracts between the demonstration's company and stores. */
export const demoContracts: readonly DemoContract[] = [
  {
    storeId: 1001,
    title: '11 月上海均价锌锭采购合同',
    kind: 'PURCHASE',
    daysAgo: 30,
    endsIn: 60,
    end: 'effective',
    settledLines: [1],
    content: {
      lines: [
        { ...zinc, quantity: '60', price: '23000', index: byIndex('2026-11-02', '2026-11-20', { premium: '30', marginPercent: 5 }) },
        {
          ...zinc,
          quantity: '40',
          price: '23400',
          index: byIndex(addDays(today, -14), addDays(today, 16), { method: 'fixings', fixings: 3, premium: '-20', marginPercent: 3 }),
        },
      ],
      terms: { ...terms, priceMode: 'index', deliveryDays: 20 },
      payments: usualPayments,
      extra: '',
    },
  },
  {
    storeId: 1001,
    title: '2026 年度 0# 锌锭框架采购合同',
    kind: 'FRAMEWORK',
    daysAgo: 62,
    endsIn: 45,
    end: 'effective',
    content: {
      lines: [
        { ...zinc, quantity: '300', price: '23400' },
        { name: '热镀用锌合金锭', spec: 'RZnAl0.5', standard: 'YS/T 310', unit: '吨', quantity: '40', price: '24600' },
      ],
      terms: {
        ...terms,
        priceMode: 'index',
        priceFormula: '要货当月上海 0# 锌现货日均价的月平均 + 60 元/吨，含 13% 增值税及到厂运费',
        deliveryDays: 10,
      },
      payments: [{ stage: '收到发票', percent: 100, days: 30 }],
      extra: '月要货量在 20 至 60 吨之间；超出部分双方另行协商。',
    },
    callOff: { title: '12 月第一批要货（框架合同）', quantity: '45' },
    supplement: { quantity: '360', endsIn: 90, text: '增加的 60 吨在 2027 年 2 月底前提清，计价公式不变。' },
  },
  {
    storeId: 1004,
    title: '二厂镀锌角钢补充采购合同',
    kind: 'PURCHASE',
    daysAgo: 3,
    endsIn: 60,
    end: 'signing',
    storeSigned: true,
    content: {
      lines: [
        { name: '热镀锌角钢', spec: 'Q235B L50×5，≥85 μm', standard: 'GB/T 706、GB/T 13912', unit: '吨', quantity: '26', price: '5260' },
      ],
      terms: { ...terms, depositPercent: 10, retention: 1 },
      payments: [
        { stage: '合同生效', percent: 10, days: 3 },
        { stage: '到货验收', percent: 85, days: 15 },
        { stage: '质保期满', percent: 5, days: 180 },
      ],
      extra: '定尺 6 米，短尺比例不超过 3%。',
    },
  },
  {
    storeId: 1001,
    title: '一厂 12 月锌锭采购合同',
    kind: 'PURCHASE',
    daysAgo: 2,
    endsIn: 40,
    end: 'negotiating',
    counter: { price: '23530', extra: '锌锭单价按 11 月 20 日上海现货均价确定；12 月 5 日前付清首批货款的，每吨优惠 20 元。' },
    content: {
      lines: [{ ...zinc, quantity: '55', price: '23480' }],
      terms: { ...terms, deliveryDays: 10 },
      payments: usualPayments,
      extra: '',
    },
  },
  {
    storeId: 1002,
    title: '质检室对比样块用锌材采购合同',
    kind: 'PURCHASE',
    daysAgo: 1,
    endsIn: 90,
    end: 'draft',
    content: { lines: [{ ...zinc, quantity: '1.2', price: '23950' }], terms, payments: usualPayments, extra: '' },
  },
  {
    storeId: 1001,
    title: '二厂扩建用锌锭采购合同',
    kind: 'PURCHASE',
    daysAgo: 24,
    endsIn: 50,
    end: 'effective',
    rescission: {
      reason: '二厂扩建项目暂停，未来半年不再需要该批锌锭',
      claims: [
        { side: 'buyer', depositRule: 'RETURN', payer: null, amount: 0, reason: '尚未发货，双方均无损失，定金应全额退回' },
        { side: 'store', depositRule: 'KEEP', payer: null, amount: 0, reason: '需方单方取消，供方已按合同锁定 30 吨货源' },
      ],
      positions: [
        '供方没有为本合同单独采购，30 吨为库存现货，价格上涨后已另行售出，没有损失。',
        '10 月 28 日已按合同向冶炼厂付款锁货，取消后按市价转出，每吨差价 160 元；需方违约，定金不予退还。',
      ],
    },
    content: {
      lines: [{ ...zinc, quantity: '30', price: '23420' }],
      terms: { ...terms, depositPercent: 5, deliveryDays: 20 },
      payments: usualPayments,
      extra: '',
    },
  },
  {
    storeId: 1004,
    title: '库房改造用镀锌型材采购合同',
    kind: 'PURCHASE',
    daysAgo: 15,
    endsIn: 45,
    end: 'effective',
    rescission: {
      reason: '图纸变更，原规格不再使用',
      claims: [
        { side: 'store', depositRule: 'RETURN', payer: 'buyer', amount: 1260, reason: '定金退回；已锯切 3 吨，按每吨 420 元赔偿加工损失' },
      ],
    },
    content: {
      lines: [
        { name: '热镀锌槽钢', spec: 'Q235B 10#，≥85 μm', standard: 'GB/T 706、GB/T 13912', unit: '吨', quantity: '18', price: '5180' },
      ],
      terms: { ...terms, depositPercent: 10 },
      payments: usualPayments,
      extra: '',
    },
  },
]
