/** A full reduction of a store in the demonstration; yuan, and days from the loading. */
export type DemoLadder = {
  readonly storeId: number
  readonly zh: string
  readonly en: string
  readonly steps: readonly (readonly [from: number, off: number])[]
  readonly period: readonly [from: number, until: number]
  readonly state: 'RUNNING' | 'ENDED'
}

/** Invented: zinc by the truck, coatings by the pail, and one of pot additives that is over. */
export const demoLadders: readonly DemoLadder[] = [
  {
    storeId: 1001,
    zh: '年末锌锭备货满减',
    en: 'Year-end zinc stocking',
    steps: [
      [500_000, 1200],
      [1_000_000, 3000],
    ],
    period: [-1, 29],
    state: 'RUNNING',
  },
  {
    storeId: 1013,
    zh: '涂锌修补满额立减',
    en: 'Coatings and repair: more for less',
    steps: [
      [2000, 60],
      [5000, 200],
      [12_000, 600],
    ],
    period: [-6, 21],
    state: 'RUNNING',
  },
  {
    storeId: 1012,
    zh: '秋季净池助剂满减',
    en: 'Pot additives in autumn',
    steps: [[8000, 300]],
    period: [-45, -9],
    state: 'ENDED',
  },
]
