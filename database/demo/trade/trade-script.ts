/** One demonstration trade: who bought what and when, how it was paid, and how far it has come since. */
export type DemoTrade = {
  readonly buyer: 'demo_buyer' | 'demo_company'
  /** Hours before the loading. */
  readonly placed: number
  readonly lines: readonly (readonly [productId: number, number: number])[]
  readonly remark?: string
  /** `sent`: told of a transfer that nobody has confirmed yet. */
  readonly pay: 'wechat' | 'alipay' | 'transfer' | 'sent' | 'credit' | 'none'
  readonly invoice?: boolean
  readonly cancelled?: string
  /** Shares of every line that left, with the hours after placing. */
  readonly shipped?: readonly { readonly after: number; readonly share: 1 | 2; readonly by: 'truck' | 'carrier' }[]
  readonly received?: number
  readonly said?: { readonly score: number; readonly text: string; readonly more?: string }
}

const day = 24

/** A few weeks of two buyers' trade, so that every list, count and timeline has something true to show. */
export const demoTrades: readonly DemoTrade[] = [
  {
    buyer: 'demo_buyer',
    placed: 38 * day,
    lines: [[100001, 25]],
    remark: '整车到厂，请提前一天电话',
    pay: 'wechat',
    invoice: true,
    shipped: [{ after: 9, share: 1, by: 'truck' }],
    received: 31,
    said: { score: 5, text: '锌锭表面光洁，块重均匀，质保书和磅单都随车到了。', more: '用了两周，锌渣比上一批少，会继续订。' },
  },
  {
    buyer: 'demo_company',
    placed: 33 * day,
    lines: [[100011, 29]],
    pay: 'alipay',
    shipped: [{ after: 20, share: 1, by: 'truck' }],
    received: 52,
    said: { score: 5, text: '29 公斤块适合我们的大锅，捆扎结实，磅差在约定以内。' },
  },
  {
    buyer: 'demo_buyer',
    placed: 26 * day,
    lines: [
      [100004, 10],
      [100024, 6],
    ],
    pay: 'transfer',
    invoice: true,
    shipped: [{ after: 26, share: 1, by: 'truck' }],
    received: 48,
    said: { score: 4, text: '静海库发货快，当天就到厂。一捆钢带松了，司机帮忙重新打包。' },
  },
  {
    buyer: 'demo_buyer',
    placed: 15 * day,
    lines: [
      [100030, 500],
      [100036, 200],
    ],
    pay: 'wechat',
    shipped: [
      { after: 18, share: 2, by: 'carrier' },
      { after: 44, share: 1, by: 'carrier' },
    ],
    received: 120,
  },
  { buyer: 'demo_buyer', placed: 12 * day, lines: [[100092, 6]], pay: 'none', cancelled: '规格选错，改订 DN80' },
  {
    buyer: 'demo_company',
    placed: 9 * day,
    lines: [[100022, 12]],
    pay: 'transfer',
    invoice: true,
    shipped: [{ after: 22, share: 1, by: 'truck' }],
    received: 70,
    said: { score: 5, text: 'SHG 锌锭光谱与报关单一致，包装完好。' },
  },
  {
    buyer: 'demo_buyer',
    placed: 4 * day,
    lines: [[100006, 20]],
    remark: '分两车送，先送一半',
    pay: 'alipay',
    shipped: [{ after: 21, share: 2, by: 'truck' }],
  },
  { buyer: 'demo_buyer', placed: 3 * day, lines: [[100011, 8]], pay: 'wechat', shipped: [{ after: 30, share: 1, by: 'truck' }] },
  {
    buyer: 'demo_buyer',
    placed: 30,
    lines: [
      [100001, 10],
      [100108, 3],
    ],
    pay: 'wechat',
  },
  { buyer: 'demo_company', placed: 22, lines: [[100001, 30]], remark: '要求同一炉号', pay: 'alipay' },
  { buyer: 'demo_company', placed: 7, lines: [[100040, 400]], pay: 'sent' },
  { buyer: 'demo_buyer', placed: 5, lines: [[100162, 120]], pay: 'sent', invoice: true },
]
