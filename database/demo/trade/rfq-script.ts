import type { InputOf } from '../../../src/api/endpoint.ts'
import type { rfqSave } from '../../../src/modules/rfq/endpoints.ts'

export type DemoQuote = {
  readonly storeId: number
  /** Yuan per unit of each line; null where it is not available. */
  readonly prices: readonly (string | null)[]
  readonly freight: string
  readonly days: number
  readonly payTerms: string
  readonly taxIncluded?: 0 | 1
  readonly remark?: string
}
export type DemoInquiry = {
  readonly buyer: 'demo_buyer' | 'demo_company'
  readonly title: string
  readonly note: string
  readonly lines: InputOf<typeof rfqSave>['lines']
  readonly hoursAgo: number
  readonly openHours: number
  readonly until: 'draft' | 'open' | 'comparing' | 'revision' | 'awarded'
  readonly quotes: readonly DemoQuote[]
  readonly question?: { readonly storeId: number; readonly asked: string; readonly answer?: string }
}

const angle = { goodsName: '热镀锌角钢', specText: 'Q235B L50×50×5, ≥85 μm', unitCode: 't' }
const dipping = { goodsName: '热浸镀锌加工', specText: 'GB/T 13912, ≤12 m', unitCode: 't' }

/** Invented requests of the demonstration's buyers and what its stores answer. */
export const inquiries: readonly DemoInquiry[] = [
  {
    buyer: 'demo_buyer',
    title: '12 月 0# 锌锭 60 吨',
    note: '随车质保书，分两批到货。',
    lines: [
      { productId: 100001, number: '60', wantedPrice: '23300', wantedDate: '2026-12-15' },
      { ...angle, number: '12', wantedDate: '2026-12-20' },
    ],
    hoursAgo: 30,
    openHours: 150,
    until: 'open',
    quotes: [
      { storeId: 1001, prices: ['23380', null], freight: '1800', days: 9, payTerms: '款到发货' },
      { storeId: 1004, prices: ['23450', '5280'], freight: '900', days: 7, payTerms: '30% 预付' },
    ],
    question: { storeId: 1004, asked: '角钢需要定尺 6 米还是 9 米？' },
  },
  {
    buyer: 'demo_buyer',
    title: '年底备货：锌锭与镀锌加工',
    note: '',
    lines: [
      { productId: 100001, number: '20', wantedPrice: '23200' },
      { ...dipping, number: '45.5' },
    ],
    hoursAgo: 90,
    openHours: 60,
    until: 'comparing',
    quotes: [
      { storeId: 1001, prices: ['23420', '2350'], freight: '2600', days: 12, payTerms: '月结 30 天' },
      {
        storeId: 1004,
        prices: ['20850', '2180'],
        freight: '1200',
        days: 16,
        taxIncluded: 0,
        payTerms: '款到发货',
      },
      { storeId: 1002, prices: ['23350', null], freight: '800', days: 6, payTerms: '现款', remark: '无锡仓现货' },
    ],
    question: {
      storeId: 1001,
      asked: '加工件最长多少米？',
      answer: '最长 9 米，单件不超过 1.2 吨。',
    },
  },
  {
    buyer: 'demo_company',
    title: '一号线锌锭月度采购',
    note: '',
    lines: [
      { productId: 100001, number: '25', wantedPrice: '23250' },
      { goodsName: '锌镍合金锭', specText: 'ZnNi0.5，25 kg/锭', unitCode: 't', number: '6', wantedPrice: '25300' },
      { goodsName: '助镀剂（三盐）', specText: 'ZnCl₂·3NH₄Cl，无烟型', unitCode: 't', number: '4', wantedPrice: '7200' },
      { goodsName: '无铬钝化液', specText: '25 kg/桶，中性盐雾 ≥72 h', unitCode: 'drum', number: '40', wantedPrice: '450' },
    ],
    hoursAgo: 70,
    openHours: 48,
    until: 'revision',
    quotes: [
      { storeId: 1001, prices: ['23480', '25480', '7420', null], freight: '1500', days: 8, payTerms: '月结 30 天' },
      { storeId: 1002, prices: ['23420', '25410', null, null], freight: '2200', days: 6, payTerms: '现款', remark: '无锡仓现货' },
      { storeId: 1005, prices: ['23360', '25260', null, '472'], freight: '5400', days: 12, payTerms: '30% 预付', remark: '曲靖发运' },
      { storeId: 1004, prices: ['23510', null, '7280', '456'], freight: '900', days: 5, payTerms: '货到 7 天' },
    ],
  },
  {
    buyer: 'demo_company',
    title: '二厂脚手架角钢',
    note: '按理论重量结算。',
    lines: [
      { ...angle, number: '18' },
      { ...dipping, number: '18' },
    ],
    hoursAgo: 160,
    openHours: 72,
    until: 'awarded',
    quotes: [
      { storeId: 1001, prices: ['5350', '2300'], freight: '1600', days: 10, payTerms: '款到发货' },
      { storeId: 1004, prices: ['5190', '2420'], freight: '1100', days: 14, payTerms: '30% 预付' },
    ],
  },
  {
    buyer: 'demo_company',
    title: '三季度锌合金计划（草稿）',
    note: '',
    lines: [{ goodsName: '锌铝镁合金', specText: 'Zn-6Al-3Mg', unitCode: 't', number: '8' }],
    hoursAgo: 20,
    openHours: 240,
    until: 'draft',
    quotes: [],
  },
]

/** Enquiry baskets that were sent, and what their stores quoted. */
export const enquiries: readonly {
  readonly buyer: 'demo_buyer' | 'demo_company'
  readonly hoursAgo: number
  readonly lines: readonly (readonly [productId: number, number: string])[]
  readonly quotes: readonly DemoQuote[]
}[] = [
  {
    buyer: 'demo_buyer',
    hoursAgo: 26,
    lines: [[100001, '8']],
    quotes: [{ storeId: 1001, prices: ['23500'], freight: '600', days: 5, payTerms: '款到发货' }],
  },
  { buyer: 'demo_company', hoursAgo: 5, lines: [[100001, '15']], quotes: [] },
]
