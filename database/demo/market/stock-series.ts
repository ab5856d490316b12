import type { DemoSeries } from './market-series.ts'
import type { SeriesDay } from './synthetic-series.ts'

const weeks = 30
const thursday = 4

/** Where zinc lies, tonnes in the first week, and how far a week may move it. */
const places = [
  {
    code: 'STOCK-SHFE',
    nameZh: '上期所',
    nameEn: 'SHFE warehouses',
    marketZh: '上海',
    marketEn: 'Shanghai',
    tonnes: 71_400,
    swing: 2_600,
    seed: 7,
  },
  {
    code: 'STOCK-LME',
    nameZh: 'LME',
    nameEn: 'LME warehouses',
    marketZh: '伦敦',
    marketEn: 'London',
    tonnes: 112_300,
    swing: 3_100,
    seed: 19,
  },
  {
    code: 'STOCK-CITIES',
    nameZh: '社会库存（七地）',
    nameEn: 'Seven Chinese cities',
    marketZh: '国内',
    marketEn: 'China',
    tonnes: 99_800,
    swing: 4_200,
    seed: 31,
  },
  {
    code: 'STOCK-BONDED',
    nameZh: '保税区',
    nameEn: 'Bonded zones',
    marketZh: '保税区',
    marketEn: 'Bonded zones',
    tonnes: 8_900,
    swing: 500,
    seed: 43,
  },
] as const

/** Invented weekly stocks on the last thirty Thursdays of the main series; a move between -1 and 1 comes from two waves of unlike length. */
export function stockSeries(main: readonly SeriesDay[]): (Omit<DemoSeries, 'kind'> & { readonly kind: 'stock' })[] {
  const dates = main.map(({ date }) => date).filter((date) => new Date(date).getUTCDay() === thursday)
  return places.map(({ tonnes, swing, seed, ...names }) => ({
    ...names,
    kind: 'stock',
    grade: '',
    currency: 'CNY',
    taxIncluded: false,
    tick: 1,
    band: 0,
    days: dates.slice(-weeks).map((date, week) => ({
      date,
      price: Math.round((tonnes + swing * (Math.sin((week + seed) / 2.3) + Math.sin((week * seed) / 7.1) / 2)) / 100) * 100,
      premium: null,
    })),
  }))
}
