type Block = Readonly<Record<string, unknown>>
type DemoTopic = {
  readonly kind: 'topic' | 'activity'
  readonly zh: readonly [title: string, summary: string]
  readonly en: readonly [title: string, summary: string]
  readonly picture: string
  /** Days from the loading until it begins; without it, it runs. */
  readonly begins?: number
  /** Days from the loading until it ends; null for no end. */
  readonly days: number | null
  readonly blocks: (lang: 'zh' | 'en') => readonly Block[]
}

const to = (type: string, value: string, info: object) => ({ type, value, info })
const floor = (id: string, categoryId: number, layout: string, count: number): Block => ({
  id,
  type: 'floor',
  title: '',
  categoryId,
  layout,
  count,
})

/** Topics and campaigns of the demonstration, built as the page builder builds them, in both languages. */
export const topics: readonly DemoTopic[] = [
  {
    kind: 'topic',
    zh: ['冬季镀锌线备料指南', '锌锭、助镀剂与钝化剂一次备齐：看锌耗、看库存、看交期'],
    en: ['Stocking a galvanizing line for winter', 'Ingots, flux and passivators in one go: zinc use, stock and lead time'],
    picture: '/media/ingot-1.webp',
    days: null,
    blocks: (lang) => [
      {
        id: 'why',
        type: 'text',
        html:
          lang === 'zh'
            ? '<h2>入冬前先算三笔账</h2><ul><li><strong>锌耗</strong>：按近三个月实际锌耗加 5% 备锭，停炉检修期不断料。</li><li><strong>助镀液</strong>：气温低于 5℃ 时溶解慢，建议备两周用量，常温搅拌后静置两小时。</li><li><strong>运输</strong>：北方雨雪天气多，整车提前三天预约，零担按区域拼车。</li></ul>'
            : '<h2>Three sums to do before winter</h2><ul><li><strong>Zinc use</strong>: stock the mean of the last three months plus 5% so that a furnace stop does not leave you short.</li><li><strong>Flux</strong>: below 5 °C it dissolves slowly; keep two weeks of it, stir at room temperature and let it rest for two hours.</li><li><strong>Carriage</strong>: snow delays the north; book full trucks three days ahead, smaller lots go by region.</li></ul>',
      },
      { id: 'price', type: 'market', title: '' },
      floor('ingots', 1, 'row', 6),
      floor('auxiliaries', 4, 'row', 6),
      { id: 'stores', type: 'stores', title: '', count: 5, withBrands: false },
    ],
  },
  {
    kind: 'topic',
    zh: ['热镀锌型材怎么选', '角钢、槽钢与钢管：牌号、镀层厚度与理论重量一页看懂'],
    en: ['Choosing galvanized sections', 'Angles, channels and pipes: grade, coating and theoretical weight on one page'],
    picture: '/media/angle-1.webp',
    days: null,
    blocks: (lang) => [
      {
        id: 'pictures',
        type: 'images',
        title: '',
        columns: 3,
        pictures: [
          {
            picture: '/media/angle-2.webp',
            alt: lang === 'zh' ? '热镀锌角钢' : 'Galvanized angles',
            link: to('keyword', lang === 'zh' ? '角钢' : 'angle', {}),
          },
          {
            picture: '/media/channel-1.webp',
            alt: lang === 'zh' ? '热镀锌槽钢' : 'Galvanized channels',
            link: to('keyword', lang === 'zh' ? '槽钢' : 'channel', {}),
          },
          {
            picture: '/media/beam-1.webp',
            alt: lang === 'zh' ? '热镀锌型钢' : 'Galvanized beams',
            link: to('category', '', { categoryId: 3, grade: 1, pid: 0 }),
          },
        ],
      },
      {
        id: 'how',
        type: 'text',
        html:
          lang === 'zh'
            ? '<h2>镀层先看标准</h2><p>GB/T 13912 按钢材厚度规定最小平均镀层：6 mm 及以上为 85 µm，3–6 mm 为 70 µm。户外重防腐建议在合同中写明局部厚度与检测方法。</p><table><thead><tr><th>钢材厚度</th><th>平均镀层</th></tr></thead><tbody><tr><td>≥ 6 mm</td><td>85 µm</td></tr><tr><td>3–6 mm</td><td>70 µm</td></tr><tr><td>1.5–3 mm</td><td>55 µm</td></tr></tbody></table>'
            : '<h2>Coating first</h2><p>GB/T 13912 sets the least mean coating by thickness of the steel: 85 µm from 6 mm, 70 µm from 3 to 6 mm. For outdoor use write the local thickness and the way of testing into the contract.</p><table><thead><tr><th>Steel</th><th>Mean coating</th></tr></thead><tbody><tr><td>≥ 6 mm</td><td>85 µm</td></tr><tr><td>3–6 mm</td><td>70 µm</td></tr><tr><td>1.5–3 mm</td><td>55 µm</td></tr></tbody></table>',
      },
      floor('sections', 3, 'feature', 9),
      { id: 'read', type: 'articles', title: '', category: 'knowledge', count: 4 },
    ],
  },
  {
    kind: 'activity',
    zh: ['年末锌锭直采周', '厂家直供与随行情定价，支持锁价与自提'],
    en: ['Zinc ingot week', 'Straight from producers, priced by the market, with price lock and pick-up'],
    picture: '/media/ingot-2.webp',
    days: 20,
    blocks: () => [
      { id: 'price', type: 'market', title: '' },
      floor('ingots', 1, 'feature', 9),
      floor('alloys', 2, 'row', 6),
      { id: 'stores', type: 'stores', title: '', count: 5, withBrands: true },
    ],
  },
  {
    kind: 'activity',
    zh: ['助镀剂与钝化剂囤货季', '整桶整托，先寄样再批量，附 SDS 与检测报告'],
    en: ['Flux and passivators by the pallet', 'Samples first, then drums and pallets, with data sheets and test reports'],
    picture: '/media/drum-2.webp',
    days: 35,
    blocks: (lang) => [
      {
        id: 'how',
        type: 'text',
        html:
          lang === 'zh'
            ? '<h2>怎么买更省</h2><ol><li>先申请样品，确认铺展性与残渣。</li><li>按两周用量下整托，运费按吨公里计算。</li><li>危险化学品请核对供应商经营许可。</li></ol>'
            : '<h2>How to save</h2><ol><li>Ask for a sample and check wetting and dross.</li><li>Order pallets for two weeks; freight goes by tonne and kilometre.</li><li>For hazardous goods check the licence of the supplier.</li></ol>',
      },
      floor('auxiliaries', 4, 'feature', 9),
    ],
  },
  {
    kind: 'activity',
    zh: ['安全生产劳保专场', '防护手套、面罩、防护服按班组成套采购'],
    en: ['Safety gear for the whole shift', 'Gloves, visors and clothing in sets for a crew'],
    picture: '/media/ppe-gloves-1.webp',
    begins: 12,
    days: 40,
    blocks: () => [floor('safety', 7, 'feature', 9)],
  },
]
