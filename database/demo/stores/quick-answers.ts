type QuickAnswer = readonly [title: string, body: string]

const ofStores: readonly QuickAnswer[] = [
  ['问候 Greeting', '您好，请问需要哪种规格、多少吨、送到哪里？Hello, which specification, how many tonnes, and where to?'],
  [
    '发货时间 Lead time',
    '现货付款后当天 16:00 前下单当天发出，之后的次日发出。Stock goods ordered and paid by 16:00 leave the same day, later ones the next day.',
  ],
  [
    '质保书 Certificates',
    '每批货随车附材质书，收货后也可在订单里下载。Each batch comes with its mill certificate; it can be downloaded from the order, too.',
  ],
  [
    '发票 Invoice',
    '含 13% 增值税价，可开专票或普票，下单时填写抬头。Prices include 13 % VAT; give the title for the invoice when you order.',
  ],
  [
    '自提 Pickup',
    '可到仓库自提，请在下单时选择自提并提前一天预约车辆。Goods can be picked up: choose pickup when you order and book the lorry a day before.',
  ],
]
const ofPlatform: readonly QuickAnswer[] = [
  ['问候 Greeting', '您好，这里是锌桥平台客服，请问有什么可以帮您？Hello, this is ZincBridge; how can we help?'],
  [
    '认证进度 Verification',
    '认证资料通常 1 个工作日内审核完成，可在“会员认证”查看进度。Papers are usually judged within one working day; the progress stands under Verification.',
  ],
  [
    '转账核对 Transfer',
    '转账凭证会在 2 小时内核对（工作时间），请在支付页上传回单。Vouchers are checked within two working hours; upload the slip on the payment page.',
  ],
]

/** Sentences that the desks of the demonstration send with one press; desk 0 is the platform's. */
export const quickAnswers: Readonly<Record<number, readonly QuickAnswer[]>> = { 0: ofPlatform, 1001: ofStores, 1004: ofStores }
