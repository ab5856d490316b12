/** A coupon campaign of the demonstration; yuan, and days from the loading. */
export type DemoCampaign = {
  readonly key: string
  readonly storeId?: number
  readonly zh: string
  readonly en: string
  readonly off: { readonly yuan: number } | { readonly percent: number; readonly cap: number }
  readonly from: number
  readonly categories?: readonly number[]
  /** Number of goods of the store that it is for; all when it is not said. */
  readonly goods?: number
  readonly memberTypes?: readonly number[]
  readonly total: number
  readonly claimed: number
  readonly perPerson?: number
  readonly claim: readonly [from: number, until: number]
  readonly validDays: number
  readonly state?: 'DRAFT' | 'SCHEDULED' | 'ENDED' | 'VOID'
  readonly voidReason?: string
}

/** Invented campaigns: of the platform, and of stores with auxiliaries, coatings and zinc. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    key: 'mall',
    zh: '全场满 5000 减 100',
    en: '¥100 off any order from ¥5,000',
    off: { yuan: 100 },
    from: 5000,
    total: 2000,
    claimed: 1263,
    perPerson: 2,
    claim: [-20, 70],
    validDays: 30,
  },
  {
    key: 'auxiliary',
    zh: '辅料药剂 满 2000 减 80',
    en: 'Fluxes and chemicals: ¥80 off from ¥2,000',
    off: { yuan: 80 },
    from: 2000,
    categories: [4],
    total: 1000,
    claimed: 431,
    perPerson: 2,
    claim: [-15, 45],
    validDays: 30,
  },
  {
    key: 'labour',
    zh: '劳保用品 95 折',
    en: 'Safety gear: 5% off',
    off: { percent: 5, cap: 150 },
    from: 300,
    categories: [7],
    total: 3000,
    claimed: 2214,
    perPerson: 3,
    claim: [-30, 60],
    validDays: 45,
  },
  {
    key: 'pool',
    storeId: 1012,
    zh: '净池助剂店铺券',
    en: 'Jingchi Additives store coupon',
    off: { yuan: 200 },
    from: 3000,
    total: 300,
    claimed: 300,
    claim: [-12, 20],
    validDays: 20,
  },
  {
    key: 'coating',
    storeId: 1013,
    zh: '涂锌堡满 1000 减 60',
    en: 'Coatings: ¥60 off from ¥1,000',
    off: { yuan: 60 },
    from: 1000,
    total: 500,
    claimed: 142,
    claim: [-18, 40],
    validDays: 20,
  },
  {
    key: 'ingot',
    storeId: 1001,
    zh: '整车锌锭满 10 万减 300',
    en: 'Zinc by the truck: ¥300 off from ¥100,000',
    off: { yuan: 300 },
    from: 100_000,
    total: 200,
    claimed: 37,
    perPerson: 2,
    claim: [-70, 50],
    validDays: 90,
  },
  {
    key: 'some',
    storeId: 1002,
    zh: '无锡仓精选 98 折',
    en: 'Selected products, Wuxi warehouse: 2% off',
    off: { percent: 2, cap: 400 },
    from: 20_000,
    goods: 3,
    total: 100,
    claimed: 21,
    claim: [-6, 24],
    validDays: 15,
  },
  {
    key: 'company',
    zh: '企业采购满 5 万减 500',
    en: 'Enterprises: ¥500 off from ¥50,000',
    off: { yuan: 500 },
    from: 50_000,
    memberTypes: [3, 6],
    total: 500,
    claimed: 88,
    claim: [-10, 80],
    validDays: 60,
  },
  {
    key: 'winter',
    zh: '年末备货满 2 万减 300',
    en: 'Year-end stocking: ¥300 off from ¥20,000',
    off: { yuan: 300 },
    from: 20_000,
    total: 1000,
    claimed: 0,
    claim: [5, 40],
    validDays: 30,
    state: 'SCHEDULED',
  },
  {
    key: 'autumn',
    zh: '金秋采购节满 1000 减 50',
    en: 'Autumn purchasing festival: ¥50 off from ¥1,000',
    off: { yuan: 50 },
    from: 1000,
    total: 800,
    claimed: 655,
    claim: [-40, -2],
    validDays: 14,
    state: 'ENDED',
  },
  {
    key: 'draft',
    storeId: 1001,
    zh: '老客户回馈满 5 万减 120',
    en: 'For regular customers: ¥120 off from ¥50,000',
    off: { yuan: 120 },
    from: 50_000,
    memberTypes: [2, 3],
    total: 100,
    claimed: 0,
    claim: [0, 30],
    validDays: 30,
    state: 'DRAFT',
  },
  {
    key: 'void',
    storeId: 1003,
    zh: '压铸锌合金满 100 减 99',
    en: 'Die-casting alloys: ¥99 off from ¥100',
    off: { yuan: 99 },
    from: 100,
    total: 1000,
    claimed: 12,
    claim: [-25, 10],
    validDays: 7,
    state: 'VOID',
    voidReason: '优惠金额标错，店铺申请作废',
  },
]

/** Who holds what: valid from and until in days from the loading. */
export const demoCoupons: readonly {
  readonly memberId: number
  readonly of: string
  readonly valid: readonly [from: number, until: number]
  readonly expired?: true
}[] = [
  { memberId: 1, of: 'mall', valid: [0, 29] },
  { memberId: 1, of: 'labour', valid: [0, 44] },
  // An order of the last days that is not paid holds the first one.
  { memberId: 2, of: 'mall', valid: [-1, 29] },
  { memberId: 2, of: 'mall', valid: [0, 30] },
  { memberId: 2, of: 'auxiliary', valid: [0, 29] },
  { memberId: 2, of: 'coating', valid: [0, 2] },
  // Held since before the demonstration's trades: the first truck of zinc uses it.
  { memberId: 2, of: 'ingot', valid: [-60, 30] },
  { memberId: 2, of: 'autumn', valid: [-30, -16], expired: true },
  { memberId: 3, of: 'mall', valid: [0, 29] },
  { memberId: 3, of: 'company', valid: [0, 59] },
  { memberId: 3, of: 'labour', valid: [0, 44] },
]
