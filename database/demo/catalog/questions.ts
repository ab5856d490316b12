/** Questions about goods with the answers of their stores: top category, question, answer. */
export const demoQuestions: readonly (readonly [category: number, asker: string, question: string, answer: string | null])[] = [
  [
    1,
    '陈***远',
    '这批锌锭的质保书上铅、镉的实测值是多少？可以先发扫描件吗？',
    '铅实测0.0021%、镉0.0008%，下单后在订单附件里就能看到当批质保书扫描件，原件随车。',
  ],
  [
    1,
    'L***n',
    'Can the ingots be delivered in 1 t bundles with plastic strapping?',
    'Yes, bundles of about 1.1 t; please note the strapping in the order remark two days before loading.',
  ],
  [1, '鑫***锌', '一车 33 吨能拼两种牌号的锌锭吗？', null],
  [1, '华***厂', '自提需要预约吗？周末能装车吗？', '请提前一天预约车位，周六上午可装车，周日休息。'],
  [3, '中***建', '镀锌层厚度能按GB/T 13912出第三方检测报告吗？', '可以，检测费按批次收取，随货提供报告原件，请在询价备注里写明机构要求。'],
  [3, '王***工', '6米定尺可以改9米吗，起订量多少？', '9米定尺5吨起订，交期顺延三天。'],
  [3, 'K***t', 'Is the theoretical weight including the zinc gain?', null],
  [4, '昌***镀', '三盐助镀剂溶解后需要静置多久再加热？', '建议常温搅拌溶解后静置两小时，捞去表面浮沫再升温到60–70℃。'],
  [2, '铭***材', '高铝补加合金按锌耗多少比例加？', '按铝含量目标和带走量计算，常见为每吨锌耗补加6–10公斤，建议每班取样后少量多次加入。'],
  [5, '广***造', '304的镍含量能保证8%以上吗？', '按标准下限8.0%供货，质保书写实测值，低于下限整批退换。'],
  [7, '安***环', '隔热手套能耐多少度，能看检测报告吗？', '接触热350℃测试通过，检测报告在商品资料里可以下载。'],
]
