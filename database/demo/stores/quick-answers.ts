type QuickAnswer = readonly [title: string, body: string]

const ofStores: readonly QuickAnswer[] = [
  ['问候 Greeting', '您好，请问需要哪种规格、多少吨、送到哪里？Hello, which specification, how many tonnes, and where to?'],
  [
    '发货时间 Lead time',
    '16:00 前付款的现货当天发出，之后付款的次日发出。Stock items paid by 16:00 ship the same day, later ones the next day.',
  ],
  [
    '质保书 Certificates',
    '每批货随车附质保书，也可在订单里下载。Each batch comes with its mill certificate; you can also download it from the order.',
  ],
  [
    '发票 Invoice',
    '价格含 13% 增值税，可开专票或普票，收货后在订单中申请。Prices include 13% VAT; request an ordinary or special invoice from the order after receipt.',
  ],
  [
    '自提 Pickup',
    '可到仓库自提，请在下单时选择自提并提前一天预约车辆。Pickup is available: choose pickup when ordering and book your truck a day ahead.',
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
