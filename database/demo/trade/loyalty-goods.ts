export type DemoMallGoods = {
  readonly zh: string
  readonly en: string
  readonly detailZh: string
  readonly detailEn: string
  readonly image: string
  readonly points: number
  /** Yuan beside the points. */
  readonly cash?: number
  readonly market: number
  readonly stock: number
  readonly sold: number
  readonly limit?: number
}

const ppe = {
  detailZh: '劳动防护用品，符合现行国家标准，随附合格证。',
  detailEn: 'Protective equipment to the current national standard, with its certificate of conformity.',
}
const gift = { detailZh: '锌桥定制礼品，由平台统一配送。', detailEn: 'A ZincBridge gift, delivered by the platform.' }
const gauge = {
  detailZh: '用于镀层检测的现场工具，含电池与校准片，质保一年。',
  detailEn: 'A tool for checking coatings on site, with battery and calibration foils, one year of warranty.',
}
const of = (image: string) => `/media/${image}.webp`

/** Goods of the points mall, in the order in which they are shown. */
export const pointsGoods: readonly DemoMallGoods[] = [
  {
    zh: '定制不锈钢保温杯 500 ml',
    en: 'Stainless steel thermos 500 ml',
    ...gift,
    image: of('gift-thermos-1'),
    points: 680,
    market: 89,
    stock: 120,
    sold: 86,
    limit: 2,
  },
  {
    zh: '磁性镀层测厚仪',
    en: 'Magnetic coating thickness gauge',
    ...gauge,
    image: of('gauge-1'),
    points: 2800,
    cash: 199,
    market: 680,
    stock: 15,
    sold: 9,
    limit: 1,
  },
  {
    zh: '耐热隔热手套（双）',
    en: 'Heat resistant gloves, pair',
    ...ppe,
    image: of('ppe-gloves-1'),
    points: 260,
    market: 32,
    stock: 300,
    sold: 214,
  },
  { zh: '安全帽（ABS）', en: 'Safety helmet, ABS', ...ppe, image: of('ppe-helmet-1'), points: 380, market: 45, stock: 180, sold: 131 },
  { zh: '防护面罩', en: 'Face shield', ...ppe, image: of('ppe-faceshield-1'), points: 320, market: 39, stock: 90, sold: 57 },
  {
    zh: '镀锌作业防护服',
    en: 'Protective suit for galvanizing',
    ...ppe,
    image: of('ppe-clothing-1'),
    points: 1200,
    cash: 49,
    market: 219,
    stock: 40,
    sold: 22,
    limit: 2,
  },
  {
    zh: '防砸安全鞋',
    en: 'Safety boots with steel toe',
    ...ppe,
    image: of('ppe-boots-1'),
    points: 980,
    cash: 29,
    market: 168,
    stock: 60,
    sold: 41,
  },
  { zh: '防尘毒半面罩', en: 'Half mask respirator', ...ppe, image: of('ppe-respirator-1'), points: 560, market: 79, stock: 75, sold: 48 },
  { zh: '护目镜', en: 'Safety goggles', ...ppe, image: of('ppe-goggles-1'), points: 220, market: 26, stock: 260, sold: 163 },
  {
    zh: '五金工具套装',
    en: 'Tool set',
    ...gift,
    image: of('gift-tool-1'),
    points: 1500,
    cash: 59,
    market: 299,
    stock: 30,
    sold: 18,
    limit: 1,
  },
  { zh: '应急急救包', en: 'First aid kit', ...ppe, image: of('ppe-firstaid-1'), points: 620, market: 88, stock: 50, sold: 27 },
  {
    zh: '热镀锌工艺手册',
    en: 'Handbook of hot-dip galvanizing',
    ...gift,
    image: of('gift-book-1'),
    points: 450,
    market: 68,
    stock: 80,
    sold: 35,
  },
  {
    zh: '锌锭纪念摆件',
    en: 'Zinc ingot keepsake',
    ...gift,
    image: of('gift-ingot-1'),
    points: 880,
    market: 128,
    stock: 24,
    sold: 11,
    limit: 1,
  },
  { zh: '纯棉毛巾礼盒', en: 'Cotton towel gift box', ...gift, image: of('gift-towel-1'), points: 360, market: 49, stock: 0, sold: 100 },
]

/** Goods of the score mall. */
export const scoreGoods: readonly DemoMallGoods[] = [
  { zh: '防噪耳塞（10 副）', en: 'Ear plugs, 10 pairs', ...ppe, image: of('ppe-earplug-1'), points: 40, market: 12, stock: 400, sold: 236 },
  { zh: '防尘口罩（20 只）', en: 'Dust masks, 20 pieces', ...ppe, image: of('ppe-mask-1'), points: 60, market: 25, stock: 320, sold: 188 },
  {
    zh: '锌层厚度标准箔片',
    en: 'Calibration foils for coatings',
    ...gauge,
    image: of('gift-foil-1'),
    points: 180,
    market: 69,
    stock: 45,
    sold: 20,
    limit: 1,
  },
  {
    zh: '耐酸碱手套（双）',
    en: 'Acid resistant gloves, pair',
    ...ppe,
    image: of('ppe-gloves-2'),
    points: 90,
    market: 28,
    stock: 150,
    sold: 77,
  },
  { zh: '耐酸围裙', en: 'Acid resistant apron', ...ppe, image: of('ppe-apron-1'), points: 150, market: 58, stock: 60, sold: 24, limit: 2 },
  { zh: '定制笔记本', en: 'Notebook', ...gift, image: of('gift-book-2'), points: 50, market: 18, stock: 500, sold: 310 },
  {
    zh: '便携多用工具',
    en: 'Pocket multi-tool',
    ...gift,
    image: of('gift-tool-2'),
    points: 260,
    market: 99,
    stock: 35,
    sold: 14,
    limit: 1,
  },
  { zh: '随行保温杯', en: 'Travel thermos', ...gift, image: of('gift-thermos-2'), points: 300, market: 89, stock: 28, sold: 16, limit: 1 },
]
