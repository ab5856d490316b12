const shown = { device: 'all', is_on: true, updated_at: '2026-11-01T09:00:00+08:00' }
const spot = { type: 'category', value: '锌锭', info: { categoryId: 1, grade: 1, pid: 0 } }
const sample = { type: 'keyword', value: '助镀剂', info: {} }

/** The banners of the demonstration's home page, in both languages. */
export const banners: readonly Readonly<Record<string, unknown>>[] = [
  {
    ...shown,
    place: 'homeMain',
    lang: 'zh',
    title: '锌锭现货，随行情定价',
    subtitle: '多仓现货、阶梯价，磅单据实结算',
    picture: '/media/ingot-1.webp',
    link: spot,
    position: 1,
  },
  {
    ...shown,
    place: 'homeMain',
    lang: 'en',
    title: 'Zinc ingots in stock, priced by the market',
    subtitle: 'Several warehouses, price steps, settled by the weigh note',
    picture: '/media/ingot-1.webp',
    link: spot,
    position: 2,
  },
  {
    ...shown,
    place: 'homeSide',
    lang: 'zh',
    title: '免费试样专区',
    subtitle: '助镀剂、钝化剂等可先寄样再批量采购',
    picture: '',
    link: sample,
    position: 1,
  },
  {
    ...shown,
    place: 'homeSide',
    lang: 'en',
    title: 'Free samples',
    subtitle: 'Try fluxes and passivators before you buy in bulk',
    picture: '',
    link: sample,
    position: 2,
  },
  {
    ...shown,
    place: 'homeBottom',
    lang: 'zh',
    title: '冬季镀锌线备料指南',
    subtitle: '锌锭、助镀剂、钝化剂一次备齐',
    picture: '/media/drum-1.webp',
    link: { type: 'topic', value: '冬季镀锌线备料指南', info: { decoId: 1 } },
    position: 1,
  },
  {
    ...shown,
    place: 'homeBottom',
    lang: 'en',
    title: 'Stocking a galvanizing line for winter',
    subtitle: 'Ingots, flux and passivators in one go',
    picture: '/media/drum-1.webp',
    link: { type: 'topic', value: 'Stocking a galvanizing line for winter', info: { decoId: 1 } },
    position: 2,
  },
]
