import { relatedSeries, type RelatedParameters, type SeriesDay } from './synthetic-series.ts'

type Day = { readonly date: string; readonly price: number; readonly premium: number | null }
/** A series of the demonstration as it is stored; all of them are invented and marked so. */
export type DemoSeries = {
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
  readonly kind: 'spot' | 'alloy' | 'futures'
  readonly marketZh: string
  readonly marketEn: string
  readonly grade: string
  readonly currency: 'CNY' | 'USD'
  readonly taxIncluded: boolean
  readonly tick: number
  /** Half of the distance between lowest and highest price. */
  readonly band: number
  readonly days: readonly Day[]
}

const spot = { kind: 'spot', currency: 'CNY', taxIncluded: true, tick: 10, band: 50 } as const
const shanghai = { marketZh: '上海', marketEn: 'Shanghai' } as const
const dollarsPerYuanNet = 1 / 1.13 / 7.12

type Prices = readonly { readonly date: string; readonly price: number }[]
type Around = {
  readonly main: readonly SeriesDay[]
  readonly futures: Prices
  readonly beside: (own: Partial<RelatedParameters> & Pick<RelatedParameters, 'seed' | 'offset' | 'sigma'>) => Prices
}

/** Spot prices keep close to Shanghai, futures to spot less its premium, alloys follow with a delay, London goes its own way. */
export function demoSeries(main: readonly SeriesDay[]): DemoSeries[] {
  const around: Around = {
    main,
    futures: main.map(({ date, price, premium }) => ({ date, price: price - premium })),
    beside: (own) => relatedSeries(main, { scale: 1, follow: 1, phi: 0.9, tick: 10, ...own }),
  }
  return [...spotSeries(around), ...alloySeries(around), ...futuresSeries(around)]
}

const plain = (days: Prices): Day[] => days.map((day) => ({ ...day, premium: null }))

function spotSeries({ main, futures, beside }: Around): DemoSeries[] {
  // A spot price's premium is its distance from the futures of the day.
  const overFutures = (days: Prices): Day[] =>
    days.map((day, index) => ({ ...day, premium: day.price - (futures[index]?.price ?? day.price) }))
  return [
    { ...spot, ...shanghai, code: 'ZN0-SH', nameZh: '0#锌 上海均价', nameEn: '#0 zinc, Shanghai', grade: 'Zn99.995', days: main },
    {
      ...spot,
      ...shanghai,
      code: 'ZN1-SH',
      nameZh: '1#锌 上海均价',
      nameEn: '#1 zinc, Shanghai',
      grade: 'Zn99.99',
      days: overFutures(beside({ seed: 14, offset: -70, sigma: 14 })),
    },
    {
      ...spot,
      code: 'ZN0-GD',
      nameZh: '0#锌 广东均价',
      nameEn: '#0 zinc, Guangdong',
      marketZh: '广东',
      marketEn: 'Guangdong',
      grade: 'Zn99.995',
      days: overFutures(beside({ seed: 16, offset: -60, sigma: 26, phi: 0.93 })),
    },
    {
      ...spot,
      code: 'ZN0-TJ',
      nameZh: '0#锌 天津均价',
      nameEn: '#0 zinc, Tianjin',
      marketZh: '天津',
      marketEn: 'Tianjin',
      grade: 'Zn99.995',
      days: overFutures(beside({ seed: 12, offset: -40, sigma: 19, phi: 0.88 })),
    },
    {
      ...spot,
      code: 'ZN0-NB',
      nameZh: '0#锌 宁波均价',
      nameEn: '#0 zinc, Ningbo',
      marketZh: '宁波',
      marketEn: 'Ningbo',
      grade: 'Zn99.995',
      days: overFutures(beside({ seed: 19, offset: 40, sigma: 12, phi: 0.85 })),
    },
  ]
}

function alloySeries({ main, beside }: Around): DemoSeries[] {
  const alloy = beside({ seed: 61, offset: 950, sigma: 28, phi: 0.94, follow: 0.8 })
  return [
    {
      ...spot,
      ...shanghai,
      kind: 'alloy',
      code: 'ZNA-SH',
      nameZh: 'Zamak3 合金锭',
      nameEn: 'Zamak 3 ingot',
      grade: 'ZnAl4',
      days: plain(alloy),
    },
    {
      ...spot,
      ...shanghai,
      kind: 'alloy',
      code: 'ZNA-PREM',
      nameZh: '锌合金升水（Zamak3 对 0#锌）',
      nameEn: 'Alloy premium, Zamak 3 over #0 zinc',
      grade: 'ZnAl4',
      band: 20,
      days: plain(alloy.map((day, index) => ({ date: day.date, price: day.price - (main[index]?.price ?? 0) }))),
    },
  ]
}

function futuresSeries({ main, futures, beside }: Around): DemoSeries[] {
  const later = beside({ seed: 81, offset: 35, sigma: 18, phi: 0.95, tick: 5 })
  return [
    {
      ...spot,
      kind: 'futures',
      code: 'FUT-M1',
      nameZh: '沪锌近月（模拟）',
      nameEn: 'Shanghai zinc futures, front month (simulated)',
      marketZh: '期货',
      marketEn: 'Futures',
      grade: 'Zn99.995',
      tick: 5,
      band: 90,
      days: plain(futures),
    },
    {
      ...spot,
      kind: 'futures',
      code: 'FUT-M3',
      nameZh: '沪锌连三（模拟）',
      nameEn: 'Shanghai zinc futures, third month (simulated)',
      marketZh: '期货',
      marketEn: 'Futures',
      grade: 'Zn99.995',
      tick: 5,
      band: 90,
      days: plain(later.map((day, index) => ({ date: day.date, price: day.price - (main[index]?.premium ?? 0) }))),
    },
    {
      ...spot,
      kind: 'futures',
      code: 'LME-3M',
      nameZh: 'LME 锌三月（模拟）',
      nameEn: 'LME zinc, three months (simulated)',
      marketZh: '伦敦',
      marketEn: 'London',
      grade: 'SHG 99.995',
      currency: 'USD',
      taxIncluded: false,
      tick: 1,
      band: 18,
      days: plain(beside({ seed: 97, scale: dollarsPerYuanNet, offset: 25, sigma: 17, phi: 0.96, follow: 0.75, tick: 1 })),
    },
  ]
}
