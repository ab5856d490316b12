import type { InputOf } from '../../../src/api/endpoint.ts'
import type { tenderSave } from '../../../src/modules/tender/endpoints.ts'

export type DemoBid = {
  readonly storeId: number
  /** 0 in a tender without lots; the prices are those of its lines. */
  readonly lotNo?: number
  readonly prices: readonly string[]
  readonly days: number
  readonly note?: string
}
/** A document of the demonstration, as plain text. */
export type DemoDocument = { readonly name: string; readonly text: string }
/** How far a tender of the demonstration goes. */
export type DemoTenderEnd =
  | 'reviewing'
  | 'bidding'
  | 'openable'
  | 'evaluating'
  | 'publicity'
  | 'awarded'
  | 'failed'
  | 'terminated'
  | 'repeated'

export type DemoTender = Pick<InputOf<typeof tenderSave>, 'title' | 'body' | 'qualification' | 'lines' | 'estimate'> &
  Partial<
    Pick<InputOf<typeof tenderSave>, 'mode' | 'access' | 'lots' | 'ceiling' | 'deposit' | 'scoring' | 'priceWeight' | 'invitedStoreIds'>
  > & {
    /** Days before the loading that it was published, and the days that it gives to bid. */
    readonly daysAgo: number
    readonly openDays: number
    readonly end: DemoTenderEnd
    readonly bids: readonly DemoBid[]
    readonly question?: { readonly storeId: number; readonly text: string; readonly answer: string; readonly document?: DemoDocument }
    readonly document?: DemoDocument
    readonly reason?: string
  }

const zinc = { goodsName: '0# 锌锭', specText: 'Zn99.995，GB/T 470-2008', unitName: '吨' }
const alloy = { goodsName: '热镀用锌合金锭', specText: 'RZnAl0.5', unitName: '吨' }
const ammonium = { goodsName: '氯化铵', specText: '工业级，GB/T 2946', unitName: '吨' }

const technicalTerms: DemoDocument = {
  name: '技术要求.txt',
  text: '1. 锌锭：GB/T 470-2008，Zn99.995，单锭 20–25 kg，每捆附批次质量证明书。\n2. 锌合金锭：成分按清单所列牌号，提供每炉光谱报告。\n3. 助镀剂：氯化铵含量不低于 99.0%，水分不高于 0.7%。\n4. 验收：到货 3 日内抽检，不合格整批退货。\n',
}

/** Invented tenders of the demonstration's company; every estimate, ceiling and price is made up. */
export const demoTenders: readonly DemoTender[] = [
  {
    title: '2027 年上半年 0# 锌锭与锌合金集中采购',
    body:
      '一、采购范围：一厂、二厂 2027 年 1–6 月生产用锌锭及热镀锌合金锭，按月分批交货，每批提前 5 日下达要货计划。\n' +
      '二、质量：随车提供批次质量证明书，到货按 GB/T 470-2008 抽检；同一批次不合格率超过 2% 整批退货。\n' +
      '三、计量：以需方地磅过磅为准，磅差 ±0.3% 以内按供方磅单结算。\n' +
      '四、报价：含 13% 增值税及到厂运费的固定单价。\n五、付款：月结 30 天，对公转账或 6 个月以内银行承兑汇票。',
    qualification: '具有有色金属或镀锌材料经营范围的企业法人；近两年无重大质量事故；可提供专用发票。',
    lines: [
      { lineNo: 1, ...zinc, number: '360' },
      { lineNo: 2, ...alloy, number: '48' },
    ],
    estimate: '9800000',
    ceiling: '9900000',
    deposit: '150000',
    mode: 'STATUTORY',
    scoring: 'WEIGHTED',
    priceWeight: 60,
    daysAgo: 4,
    openDays: 27,
    end: 'bidding',
    bids: [
      { storeId: 1001, prices: ['23580', '24900'], days: 5 },
      { storeId: 1004, prices: ['23610', '24750'], days: 6 },
    ],
    question: {
      storeId: 1004,
      text: '锌合金锭是否接受 RZnAl0.42 代替？',
      answer: '不接受，按招标清单所列牌号报价。',
    },
  },
  {
    title: '二厂溶剂助镀材料季度采购（邀请）',
    body: '一、采购范围：二厂 2027 年一季度助镀用氯化铵，分三批到货。\n二、包装：25 kg 防潮编织袋，每袋附合格证。\n三、报价：含税到厂单价。',
    qualification: '近一年与本企业有供货记录。',
    lines: [{ lineNo: 1, ...ammonium, number: '24' }],
    estimate: '120000',
    access: 'INVITED',
    invitedStoreIds: [1001, 1004, 1002, 1012],
    daysAgo: 2,
    openDays: 12,
    end: 'bidding',
    bids: [],
  },
  {
    title: '一厂 12 月锌锭补库采购',
    body: '一、采购范围：一厂 12 月锌锭补库，合同生效后 10 日内一次交清。\n二、质量：GB/T 470-2008，随车质保书。\n三、报价：含税到厂固定单价。',
    lines: [{ lineNo: 1, ...zinc, number: '60' }],
    estimate: '1450000',
    ceiling: '1460000',
    daysAgo: 9,
    openDays: 8,
    end: 'openable',
    bids: [
      { storeId: 1001, prices: ['23620'], days: 7 },
      { storeId: 1004, prices: ['23540'], days: 9 },
      { storeId: 1002, prices: ['23680'], days: 5 },
    ],
  },
  {
    title: '镀锌车间锌合金年度框架供应商遴选',
    body: '一、采购范围：镀锌车间 2027 年度锌合金锭，年用量约 120 吨，按月要货。\n二、评标：价格 60%，供货保障与质量 40%。\n三、报价：含税到厂固定单价。',
    qualification: '具备批次质保书与全年稳定供货能力。',
    lines: [{ lineNo: 1, ...alloy, number: '120' }],
    estimate: '3000000',
    scoring: 'WEIGHTED',
    priceWeight: 60,
    daysAgo: 24,
    openDays: 21,
    end: 'evaluating',
    bids: [
      { storeId: 1001, prices: ['24880'], days: 7, note: '可签全年价格联动协议' },
      { storeId: 1004, prices: ['24660'], days: 10 },
      { storeId: 1003, prices: ['25020'], days: 4, note: '华东两仓备货 200 吨' },
    ],
  },
  {
    title: '脚手架钢管热镀锌加工外协',
    body: '一、内容：φ48×3.5 脚手架钢管热浸镀锌加工，分两批送货。\n二、质量：GB/T 13912-2020，平均锌层不低于 55 μm。\n三、报价：含税加工费，运费由加工方承担。',
    lines: [{ lineNo: 1, goodsName: '钢管热浸镀锌加工', specText: 'φ48×3.5，GB/T 13912-2020', number: '180', unitName: '吨' }],
    estimate: '450000',
    daysAgo: 26,
    openDays: 20,
    end: 'publicity',
    bids: [
      { storeId: 1002, prices: ['2280'], days: 15 },
      { storeId: 1004, prices: ['2190'], days: 18 },
      { storeId: 1003, prices: ['2350'], days: 12 },
    ],
  },
  {
    title: '四季度 0# 锌锭采购',
    body: '一、采购范围：四季度 0# 锌锭，合同生效后 12 日内交清。\n二、质量：GB/T 470-2008，随车质保书。\n三、报价：含税到厂固定单价。',
    lines: [
      { lineNo: 1, ...zinc, number: '80' },
      { lineNo: 2, ...alloy, number: '12' },
    ],
    estimate: '2200000',
    ceiling: '2250000',
    daysAgo: 40,
    openDays: 22,
    end: 'awarded',
    bids: [
      { storeId: 1001, prices: ['23460', '24700'], days: 12, note: '天津仓现货' },
      { storeId: 1004, prices: ['23520', '24650'], days: 15 },
      { storeId: 1002, prices: ['23590', '24800'], days: 10 },
    ],
  },
  {
    title: '2027 年一季度镀锌辅料分标段采购',
    body:
      '一、采购范围：一标段 0# 锌锭，二标段热镀用锌合金锭，三标段助镀剂；各标段分别投标、评标和定标，可投一个或多个标段。\n' +
      '二、质量：按技术要求附件，随车质保书。\n三、报价：含税到厂固定单价。\n四、付款：货到票到 30 日内对公转账。',
    qualification: '具有有色金属或化工材料经营范围的企业法人。',
    lines: [
      { lineNo: 1, lot: '一标段', ...zinc, number: '90' },
      { lineNo: 2, lot: '二标段', ...alloy, number: '30' },
      { lineNo: 3, lot: '三标段', ...ammonium, number: '12' },
    ],
    lots: [
      { name: '一标段', estimate: '2200000', ceiling: '2180000' },
      { name: '二标段', estimate: '760000' },
      { name: '三标段', estimate: '60000' },
    ],
    estimate: '0',
    document: technicalTerms,
    daysAgo: 44,
    openDays: 24,
    end: 'awarded',
    bids: [
      { storeId: 1001, lotNo: 1, prices: ['23520'], days: 8 },
      { storeId: 1001, lotNo: 2, prices: ['24650'], days: 8 },
      { storeId: 1001, lotNo: 3, prices: ['4300'], days: 12 },
      { storeId: 1004, lotNo: 1, prices: ['23480'], days: 6 },
      { storeId: 1004, lotNo: 2, prices: ['24720'], days: 6 },
      { storeId: 1004, lotNo: 3, prices: ['4250'], days: 10 },
      { storeId: 1002, lotNo: 1, prices: ['23610'], days: 5 },
      { storeId: 1002, lotNo: 2, prices: ['24800'], days: 5 },
    ],
  },
  {
    title: '二厂镀锌线备件与包装材料分标段采购',
    body: '一、采购范围：一标段锌锅浸没件，二标段成品包装材料；可投一个或多个标段。\n二、质量与验收：按技术要求附件。\n三、报价：含税到厂固定单价。',
    lines: [
      { lineNo: 1, lot: '一标段 备件', goodsName: '沉没辊轴套', specText: '316L，φ150', number: '24', unitName: '件' },
      { lineNo: 2, lot: '一标段 备件', goodsName: '锌锅刮渣器', specText: '不锈钢', number: '6', unitName: '件' },
      { lineNo: 3, lot: '二标段 包装', goodsName: '镀锌打包带', specText: '32 mm × 0.9 mm', number: '18', unitName: '吨' },
    ],
    lots: [
      { name: '一标段 备件', estimate: '180000', deposit: '3000' },
      { name: '二标段 包装', estimate: '120000', ceiling: '125000', deposit: '2000' },
    ],
    estimate: '0',
    document: technicalTerms,
    daysAgo: 3,
    openDays: 24,
    end: 'bidding',
    bids: [
      { storeId: 1001, lotNo: 1, prices: ['4200', '6800'], days: 20 },
      { storeId: 1004, lotNo: 2, prices: ['6300'], days: 7 },
    ],
    question: {
      storeId: 1004,
      text: '打包带卷重和内径有无要求？',
      answer: '卷重不超过 50 kg，内径 406 mm，详见附件。',
      document: {
        name: '打包带补充要求.txt',
        text: '卷重：不超过 50 kg\n内径：406 mm\n锌层：不低于 40 g/m²\n包装：防潮纸内衬，托盘堆放\n',
      },
    },
  },
  {
    title: '酸洗废气喷淋塔填料更换',
    body: '一、内容：PP 空心球填料 φ50，含旧料清运。\n二、报价：含税到厂单价。',
    lines: [{ lineNo: 1, goodsName: 'PP 空心球填料', specText: 'φ50', number: '36', unitName: '立方米' }],
    estimate: '80000',
    daysAgo: 18,
    openDays: 10,
    end: 'repeated',
    bids: [{ storeId: 1002, prices: ['1680'], days: 20 }],
  },
  {
    title: '冷喷锌涂料试用采购',
    body: '一、采购范围：冷喷锌涂料，桥梁构件现场修补。\n二、质量：HG/T 4845-2015。',
    lines: [{ lineNo: 1, goodsName: '冷喷锌涂料', specText: '25 kg/桶，HG/T 4845-2015', number: '80', unitName: '桶' }],
    estimate: '160000',
    daysAgo: 14,
    openDays: 30,
    end: 'terminated',
    bids: [{ storeId: 1013, prices: ['1860'], days: 10 }],
    reason: '桥梁项目延期，修补计划取消，本次招标终止',
  },
  {
    title: '2027 年劳保用品定点采购',
    body: '一、采购范围：耐酸碱手套、防护面屏、防烫鞋等，按月要货。\n二、质量：符合 GB 39800 配备规范，附检验报告。\n三、报价：含税到厂单价。',
    lines: [
      { lineNo: 1, goodsName: '耐酸碱手套', specText: '45 cm', number: '1200', unitName: '双' },
      { lineNo: 2, goodsName: '防护面屏', specText: 'GB 14866', number: '300', unitName: '副' },
    ],
    estimate: '90000',
    daysAgo: 0,
    openDays: 21,
    end: 'reviewing',
    bids: [],
  },
]

/** The tender whose contract is being concluded. */
export const awardedTender = demoTenders.find(({ end }) => end === 'awarded')?.title ?? ''
