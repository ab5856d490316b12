/** A clause of the purchase contract: its title, and its text with the variables of the terms in braces. */
export type ClauseTemplate = { readonly title: string; readonly text: string }

/** Fourteen sections of a Chinese purchase contract (民法典 art. 470 and 596). Contracts are Chinese for every reader. */
export const clauseTemplates: readonly ClauseTemplate[] = [
  { title: '产品名称、规格、执行标准、数量、单价与金额', text: '见上表。合同总金额（含增值税）人民币 {total} 元，大写：{capitals}。' },
  {
    title: '质量标准与技术要求',
    text: '按上表所列标准执行；未列明的，依次按强制性国家标准、推荐性国家标准、行业标准执行。供方随货提供质量证明书；对质量有异议的，以双方共同封样或双方认可的第三方检测结果为准。',
  },
  {
    title: '计量方式与合理磅差',
    text: '以国家检定合格的衡器计量。磅差在 ±{tolerance}% 以内的按供方交货磅单结算，超出的以双方复磅结果结算。',
  },
  { title: '包装标准', text: '{packing}' },
  { title: '交货地点、方式与运费承担', text: '交货方式：{deliveryMode}；交货地点：{deliveryPlace}；运输费用由{freightBy}承担。' },
  { title: '交（提）货期限', text: '供方自合同生效之日起 {deliveryDays} 日内交货；双方另有分批计划的，以订单所载日期为准。{monthly}' },
  { title: '价格与结算', text: '{price}供方按结算金额开具{invoice}。' },
  {
    title: '付款方式与定金',
    text: '需方以{payMethod}方式付款：{payments}。{deposit}逾期付款的，每日按逾期金额的 {lateRate}% 支付违约金。',
  },
  {
    title: '验收标准、方法与异议期限',
    text: '数量与外观当场验收；质量异议应在收货后 {inspectionDays} 日内以书面形式提出，逾期未提出的视为质量符合约定。',
  },
  { title: '风险与所有权转移', text: '标的物毁损、灭失的风险自交付时起由需方承担。{retention}' },
  {
    title: '违约责任',
    text: '供方逾期交货的，每日按未交货部分金额的 {lateRate}% 支付违约金；质量不符合约定的，需方可以要求更换、退货或者减少价款。约定的违约金过分高于或者低于损失的，可以请求人民法院或者仲裁机构调整。',
  },
  {
    title: '不可抗力与情势变更',
    text: '因不可抗力不能履行的一方应及时通知对方，并在 15 日内提供证明。合同基础条件发生无法预见的重大变化、继续履行明显不公平的，双方应重新协商价格或履行方式。',
  },
  { title: '争议解决', text: '因本合同发生争议的，双方协商解决；协商不成的，提交{dispute}。' },
  { title: '签署与其他', text: '本合同以电子签名方式签署，双方均签署后生效，与纸质合同具有同等法律效力。{extra}' },
]

/** The words of choices and the sentences that depend on one. */
export const clauseWords = {
  pickup: '需方自提',
  delivered: '供方送货',
  buyer: '需方',
  seller: '供方',
  transfer: '对公转账',
  acceptance: '银行承兑汇票',
  special: '增值税专用发票',
  ordinary: '增值税普通发票',
  fixed: '本合同单价为固定价，履行期内不作调整。',
  index: '本合同单价为暂定价，最终价格按下列公式计算：{formula}。',
  deposit: '需方应支付定金 {amount} 元，占合同总金额的 {percent}%；定金抵作价款，需方违约的无权请求返还，供方违约的应双倍返还。',
  noDeposit: '本合同不设定金。',
  retention: '需方付清全部价款前，标的物所有权归供方。',
  noRetention: '标的物所有权自交付时起转移。',
  packing: '按行业惯例包装，足以保护货物安全运输；包装物不回收。',
  monthly: '需方每月要货 {quantity} 吨，允许 ±{band}%。',
  stage: '{stage}后 {days} 日内支付 {percent}%',
  court: '{place}有管辖权的人民法院诉讼解决',
  arbitration: '{place}仲裁委员会仲裁',
} as const
